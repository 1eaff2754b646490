import { textsOf } from '@/engine';

test('a text has the key of its area, and parameters only where it was given some', () => {
  const text = textsOf('morthTable');
  expect(text('step.go')).toEqual({ key: 'morthTable.step.go' });
  expect('params' in text('step.go')).toBe(false);
  expect(text('note.move', { count: 2 })).toEqual({ key: 'morthTable.note.move', params: { count: 2 } });
});
