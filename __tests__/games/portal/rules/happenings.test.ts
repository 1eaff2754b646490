import { copyState, firstState, seedRng } from '@/engine';
import { portal, type State } from '@/games/portal/rules';
import { inPlay } from '@/games/portal/rules/roster';
import { randomMove } from '../../../support/randomWalk';
import { battlesOf } from '../battles';
import { EAGER } from '../eager';
import { portalFault } from '../faults';
import { happenings, WANTED } from '../happenings';
import { ledgerFault } from '../ledger';

/** Everything that a battle brings about, by name. */
function happenedIn(config: object, seats: number, seed: number): string[] {
  const state = firstState(portal, { config, seats, seed });
  const rng = seedRng(seed);
  const names: string[] = [];
  while (portal.toMove(state).length > 0) {
    const move = randomMove(portal, state, rng, EAGER);
    names.push(...happenings(state, portal.advance(state, move), move));
  }
  return names;
}

/** Only hundreds of battles bring these about; the tests of their rules and the script npm run simulate see them. */
const RARE = ['capture', 'split unit that moves', 'backfire silenced', 'backfire turned', 'two turns with Turn X2'];

test('a few battles of any armies bring about nearly everything that the simulation counts', () => {
  const happened = new Set([
    ...battlesOf(9, 2, 'siege').flatMap((config, i) => happenedIn(config, 2, i)),
    ...battlesOf(9, 2, 'skirmish').flatMap((config, i) => happenedIn(config, 2, i)),
    ...battlesOf(3, 3, 'siege').flatMap((config, i) => happenedIn(config, 3, i)),
    ...battlesOf(2, 4, 'skirmish').flatMap((config, i) => happenedIn(config, 4, i)),
  ]);
  expect(WANTED.filter((name) => !happened.has(name) && !RARE.includes(name))).toEqual([]);
});

/** A battle under way. */
function underWay(): State {
  const [config] = battlesOf(1, 2, 'siege');
  const state = firstState(portal, { config, seats: 2, seed: 1 });
  const rng = seedRng(1);
  for (let i = 0; i < 40; i++) portal.advance(state, randomMove(portal, state, rng, EAGER));
  return state;
}

describe('the simulation notices', () => {
  const spoilt = (spoil: (state: State) => void): { before: State; after: State } => {
    const before = underWay();
    expect(portalFault(before)).toBeUndefined();
    const after = copyState(portal, before);
    spoil(after);
    return { before, after };
  };
  const two = (state: State) => state.elements.filter(inPlay).slice(-2);

  test('somebody who stands on somebody (PORT-112)', () => {
    const { after } = spoilt((state) => {
      const [one, other] = two(state);
      Object.assign(one, { x: other.x, y: other.y });
    });
    expect(portalFault(after)).toContain('PORT-112');
  });

  test('somebody in a wall of water without wings (PORT-105)', () => {
    const { after } = spoilt((state) => {
      const man = state.elements.find((each) => inPlay(each) && each.model?.name === 'Rabble');
      Object.assign(man ?? {}, { x: state.config.terrain[0].x - 60, y: state.config.terrain[0].y });
    });
    expect(portalFault(after)).toMatch(/PORT-105/);
  });

  test('points that are gone without a word (PORT-326)', () => {
    const { before, after } = spoilt((state) => {
      const man = state.elements.find((each) => inPlay(each) && each.model !== null);
      if (man?.model) man.model.points--;
    });
    expect(ledgerFault(before, after, [])).toContain('PORT-326');
    expect(ledgerFault(before, before, [])).toBeUndefined();
  });

  test('a man of a crew who comes from nowhere (PORT-013)', () => {
    const { before, after } = spoilt((state) => {
      state.elements.find((each) => each.kind === 'piece')?.crew.push({ die: 4, points: 0 });
    });
    expect(ledgerFault(before, after, [])).toContain('PORT-013');
  });
});
