import { tableTargets } from '@/games/portal/board/targets';
import { boxOn } from '@/games/portal/board/frame';
import { portal, type State } from '@/games/portal/rules';
import { field } from './support';

const idsOf = (state: State, from = { x: 300, y: 345 }) =>
  tableTargets(portal.view(state, 0), from).map(({ id }) => id);

test('where units act, units are touched: one’s own first, then the others', () => {
  expect(idsOf(field())).toEqual(['unit:1', 'unit:2', 'unit:3']);
});

test('where figures act, every figure is touched where it stands, the nearest of each side first', () => {
  const state = field({ mode: 'skirmish' });
  const targets = tableTargets(portal.view(state, 0), { x: 300, y: 300 });
  expect(targets.map(({ id }) => id).slice(0, 3)).toEqual(['element:1', 'element:2', 'element:3']);
  expect(targets.map(({ id }) => id).slice(8, 10)).toEqual(['element:9', 'element:10']);
  expect(targets).toHaveLength(14);
  const [first] = targets;
  expect(boxOn({ x: 300, y: 300 }, (first?.w ?? 0) / 2)).toMatchObject({ x: first?.x, y: first?.y });
});

test('a unit says who it is, whose, how strong, and where it stands', () => {
  const [, , foe] = tableTargets(portal.view(field(), 0), { x: 300, y: 345 });
  expect(foe?.label).toMatchObject({ key: 'portalTable.at' });
  expect(JSON.stringify(foe?.label)).toContain('"whole":30');
  expect(JSON.stringify(foe?.label)).toContain('portalTable.way.e"');
});

test('what a tap does, what is chosen and what a finger can lead come with the target', () => {
  const hint = { key: 'tap' };
  const [own, , foe] = tableTargets(portal.view(field(), 0), null, {
    hint: (id) => (id === 'unit:3' ? hint : undefined),
    isChosen: (id) => id === 'unit:1',
    drags: (id) => id === 'unit:1',
    handles: [],
    adjusted: [],
  });
  expect(own).toMatchObject({ selected: true, drags: true });
  expect(own).not.toHaveProperty('hint');
  expect(foe).toMatchObject({ hint });
  expect(foe).not.toHaveProperty('drags');
});

test('terrain and objectives lie below, those who are gone are not touched', () => {
  const state = field({
    objectives: [{ id: 'flag', type: 'hold', x: 500, y: 400, radius: 100, endsGame: false }],
    units: [
      { id: 1, seat: 0 },
      { id: 2, seat: 0, state: 'gone' },
      { id: 3, seat: 1 },
    ],
  });
  expect(idsOf(state)).toEqual(['objective:0', 'unit:1', 'unit:3']);
});

test('bare ground is a target only where somebody is pointed at it, below the units', () => {
  const pointed = ['ground:500:400', 'unit:1', 'action:gold'];
  const targets = tableTargets(portal.view(field(), 0), { x: 300, y: 400 }, undefined, pointed);
  expect(targets.map(({ id }) => id)).toEqual(['ground:500:400', 'unit:1', 'unit:2', 'unit:3']);
  const [mark] = targets;
  expect(mark).toMatchObject({ role: 'button', round: true });
  expect(boxOn({ x: 500, y: 400 }, mark.w / 2)).toMatchObject({ x: mark.x, y: mark.y });
  expect(JSON.stringify(mark.label)).toContain('"whole":20');
});
