import { targetIds } from '@/scene/targetIds';

const { targetId, parseTarget } = targetIds({ pile: [], hero: ['hero'], cell: ['realm', 'cell'] });

test('an id that was written is read again, number by number', () => {
  expect(targetId('cell', 2, 17)).toBe('cell:2:17');
  expect(parseTarget(targetId('cell', 2, 17))).toEqual({ kind: 'cell', realm: 2, cell: 17 });
  expect(parseTarget(targetId('hero', 0))).toEqual({ kind: 'hero', hero: 0 });
  expect(parseTarget(targetId('pile'))).toEqual({ kind: 'pile' });
});

test.each([
  '',
  'tower:1',
  'cell:1',
  'cell:1:2:3',
  'cell:1:',
  'cell:1:x',
  'hero:-1',
  'hero:01',
  'pile:0',
  'constructor',
])("'%s' is no id of this board", (id) => expect(parseTarget(id)).toBeNull());
