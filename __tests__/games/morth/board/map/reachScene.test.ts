import type { Selection } from '@/games/morth/board/flow';
import { mapNodes } from '@/games/morth/board/map/mapScene';
import { at, type Spec } from '../../../../support/morth';
import { momentAt } from '../support';

const LONELY: Spec = {
  seats: 2,
  foes: [],
  heroes: [
    { type: 'warrior', at: '4,6' },
    { type: 'warrior', at: '4,6', seat: 1 },
  ],
};
const CELL = 42;

/** The squares that are marked as struck while a hero is chosen. */
function struck(spec: Spec, selection: Selection): number[] {
  const moment = momentAt(spec, selection);
  return mapNodes(moment.view, { realm: 0, x: 0, y: 0, cell: CELL }, moment)
    .flatMap(({ id }) => /-hit-(\d+)$/.exec(id)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}
const cells = (...places: string[]) => places.map((place) => at(place)).sort((a, b) => a - b);

test('MOR-124 the squares of an attack are drawn also where it would hit nobody, from where the hero shall be', () => {
  const chosen = { type: 'hero', hero: 0, to: null, strike: 'auto' } as const;
  expect(struck(LONELY, chosen)).toEqual(cells('4,5', '5,6', '4,7', '3,6'));
  expect(struck(LONELY, { ...chosen, to: at('3,6') })).toEqual(cells('3,5', '4,6', '3,7', '2,6'));
});

test('MOR-121 who has attacked has no squares any more', () => {
  const moment = momentAt({ ...LONELY, active: 0 }, { type: 'none' });
  const { active } = moment.view;
  const spent = { ...moment, view: { ...moment.view, active: active && { ...active, attacks: 1 } } };
  const nodes = mapNodes(spent.view, { realm: 0, x: 0, y: 0, cell: CELL }, spent);
  expect(nodes.some(({ id }) => id.includes('-hit-'))).toBe(false);
});
