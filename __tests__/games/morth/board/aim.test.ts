import { aimNodes } from '@/games/morth/board/aimScene';
import { aimsOf, litIds, tapped, type Moment, type Selection } from '@/games/morth/board/flow';
import { mapTargets } from '@/games/morth/board/targets';
import type { Spec } from '../../../support/morth';
import { BUSY, momentAt } from './support';

const holding = (effect: string): Spec => ({ ...BUSY, foes: ['L3 goblin', 'L4 rat, C9 goblin, C9 orc', 'R7 orc', 'R0 goblin'], hands: [[effect], [], [], []] });
const cardIn = ({ view }: Moment) => view.hands[0]?.[0] ?? -1;

/** The moment in which the only card is aimed on the map. */
function aiming(effect: string, target: Extract<Selection, { type: 'aim' }>['target'] = null): Moment {
  const card = cardIn(momentAt(holding(effect)));
  return momentAt(holding(effect), { type: 'aim', card, target });
}

/** What a tap aims at. */
function aimedBy(moment: Moment, id: string) {
  const outcome = tapped(moment, id);
  return outcome.type === 'select' && outcome.selection.type === 'aim' ? outcome.selection.target : null;
}

test('what a card can hit is lit and can be touched, on every map', () => {
  const moment = aiming('blockSquare');
  const lit = litIds(moment);
  expect(lit.length).toBeGreaterThan(20);
  for (const realm of [0, 1, 2, 3]) {
    const place = { realm, cell: 40, x: 0, y: 0 };
    const here = lit.filter((id) => id.startsWith(`cell:${realm}:`));
    expect(mapTargets(moment, place).map(({ id }) => id)).toEqual(expect.arrayContaining(here));
    expect(aimNodes(moment, place)).toHaveLength(here.length);
  }
});

test('a tap aims; the target stands in brackets', () => {
  const [id] = litIds(aiming('advanceEnemy'));
  const target = aimedBy(aiming('advanceEnemy'), id);
  expect(target).toMatchObject({ kind: 'enemy' });
  const aimed = aiming('advanceEnemy', target);
  const [, realm] = id.split(':');
  const place = { realm: Number(realm), cell: 40, x: 0, y: 0 };
  expect(aimNodes(aimed, place).filter((node) => node.id === `aimed-${id}`)).toHaveLength(1);
  expect(mapTargets(aimed, place).filter(({ selected }) => selected).map((one) => one.id)).toEqual([id]);
});

test('enemies that stand together are aimed at one after the other', () => {
  const first = aiming('advanceEnemy');
  const crowd = [...aimsOf(first, cardIn(first))].find(([, targets]) => targets.length > 1);
  if (crowd === undefined) throw new Error('nobody stands together');
  const [id, targets] = crowd;
  const taps = [...targets, targets[0]].reduce<ReturnType<typeof aimedBy>[]>((sofar) => [...sofar, aimedBy(aiming('advanceEnemy', sofar.at(-1) ?? null), id)], []);
  expect(taps).toEqual([...targets, targets[0]]);
});

test('what the card cannot hit is explained and not commanded', () => {
  const moment = aiming('advanceEnemy');
  const own = `cell:0:${moment.view.heroes[0].cell}`;
  expect(tapped(moment, own)).toEqual({ type: 'look', look: { type: 'hero', hero: 0 } });
});

test('MOR-205 an enemy on its start space is not lit', () => {
  expect(litIds(aiming('levelUp')).filter((id) => !/^cell:[12]:/.test(id))).toEqual([]);
});

test('gold is aimed at from the list only', () => {
  expect(litIds(aiming('steal 1'))).toEqual([]);
});
