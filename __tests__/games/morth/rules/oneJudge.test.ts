import { apply, copyPlain, seedRng, start, whyNot } from '@/engine';
import {
  deviceCells,
  offeredCells,
  planOf,
  strikesFrom,
  tapped,
  type Situation,
  type Selection,
} from '@/games/morth/board/flow';
import {
  divisions,
  heroesToAct,
  hireOffers,
  mapOf,
  momentOf,
  morth,
  mostSteps,
  realmOf,
  reachOf,
  stepCells,
  upgradeOffers,
  whyNotBuy,
  whyNotBuyRedDie,
  whyNotReach,
  whyNotUseSkill,
  type Action,
  type Cell,
  type HeroId,
  type State,
} from '@/games/morth/rules';
import { SPECIALISTS } from '@/games/morth/rules/data';
import { dieOf, MORTH_WEIGHTS, play, position } from '../../../support/morth';
import { randomMove } from '../../../support/randomWalk';

/** Where matches begin: new ones, alone, against others and as a team, and for each race one in full swing, with its specialist on the map. */
const beginnings = (): State[] => [
  ...(
    [
      [1, { map: 'red', racialSkills: true }],
      [3, { races: ['gnome', 'dwarf', 'human'], racialSkills: true }],
      [2, { mode: 'introductory' }],
      [2, { mode: 'cooperative', mixedRaces: true, teamMap: 'coop-2' }],
    ] as const
  ).map(([seats, config], i) => start(morth, { config, seats, seed: 70 + i }).state),
  ...(['human', 'elf', 'dwarf', 'gnome'] as const).map((race) =>
    position({
      config: { races: [race], racialSkills: true },
      wave: 6,
      heroes: [
        { type: SPECIALISTS[race], at: '4,6' },
        { type: SPECIALISTS[race], at: '7,8' },
        { type: 'warrior', at: '3,3' },
        { type: 'wizard', at: '7,4' },
      ],
      foes: [
        'L3 goblin, L6 troll, L9 rat, C2 orc, C12 rat, C12 goblin, C18 orc, R1 dragon, R6 skeleton, R10 spider, L0 rat',
      ],
    }),
  ),
];

/** The same position with coins for everybody and experience for every hero, so that anything can be afforded. */
function rich(state: State): State {
  const copy = copyPlain(state);
  for (const realm of copy.realms) realm.gold = 20;
  for (const hero of copy.heroes) hero.experience = 8;
  return copy;
}

/** Positions of random matches; every fourth is looked at. */
const positions = (): State[] =>
  beginnings().flatMap((first, i) => {
    const rng = seedRng(40 + i);
    const states: State[] = [];
    let state = first;
    for (let moves = 0; moves < 200 && morth.toMove(state).length > 0; moves++) {
      if (moves % 4 === 0) states.push(state);
      state = apply(morth, state, randomMove(morth, state, rng, MORTH_WEIGHTS)).state;
    }
    return states;
  });

const ALL = positions();
const at = (...moments: readonly string[]): State[] => ALL.filter((state) => moments.includes(momentOf(state) ?? ''));

const mover = (state: State): number => morth.toMove(state)[0];
const accepts = (state: State, action: Action): boolean =>
  whyNot(morth, state, { seat: mover(state), action }) === undefined;

function momentOfMover(state: State, selection: Selection): Situation {
  const seat = mover(state);
  return {
    view: morth.view(state, seat),
    selection,
    legal: () => morth.legalActions(state, seat),
    why: (action) => whyNot(morth, state, { seat, action }),
  };
}

const cellsOf = (state: State): Cell[] => mapOf(state, realmOf(state, mover(state))).kinds.map((_, cell) => cell);
const idsOf = (state: State): HeroId[] => state.heroes.map((_, id) => id);
const sent = (hero: HeroId, to: Cell | null): Selection => ({ type: 'hero', hero, to, strike: 'none' });
const tap = (state: State, selection: Selection, cell: Cell) =>
  tapped(momentOfMover(state, selection), `cell:${realmOf(state, mover(state))}:${cell}`);

/** Compares two answers at every place, and sees to it that both answers came up. */
function agree(cases: readonly (readonly [board: boolean, verb: boolean, where: () => string])[]): void {
  const differing = cases
    .filter(([board, verb]) => board !== verb)
    .map(([board, , where]) => `${where()}: board ${board}`);
  expect(differing).toEqual([]);
  expect(new Set(cases.map(([, verb]) => verb))).toEqual(new Set([true, false]));
}

/** Whoever is active, or everybody else as soon as they are. */
function active(state: State): { readonly before: State; readonly now: State; readonly id: HeroId }[] {
  if (state.active !== null) return [{ before: state, now: state, id: state.active.hero }];
  return heroesToAct(state, mover(state)).flatMap((id) => {
    const now = apply(morth, state, { seat: mover(state), action: { type: 'activate', hero: id } }).state;
    return momentOf(now) === 'acting' ? [{ before: state, now, id }] : [];
  });
}

const ACTING = at('choosing', 'acting').flatMap(active);
const SHOPPING = at('choosing', 'acting').flatMap((state) => [state, rich(state)]);

describe('the board offers what the verbs accept, and nothing else', () => {
  test('MOR-121 each turn of a pattern', () => {
    agree(
      ACTING.flatMap(({ before, now, id }) => {
        const plans = strikesFrom(morth.view(before, mover(before)), id, before.heroes[id].cell);
        const listed = morth.legalActions(now, mover(now)).filter((action) => action.type === 'attack');
        return [0, 1, 2, 3].map((turn) => {
          const plan = plans.find(({ strike }) => strike.weapon === 'pattern' && strike.turn === turn)?.strike;
          const isAccepted =
            plan?.weapon === 'pattern' && accepts(now, { type: 'attack', turn, targets: plan.targets });
          const isListed = listed.some((action) => action.turn === turn);
          return [
            plan !== undefined,
            plan === undefined ? isListed : isAccepted,
            () => `hero ${id}, turn ${turn}`,
          ] as const;
        });
      }),
    );
  });

  test('MOR-269 each enemy for a bow', () => {
    agree(
      ACTING.flatMap(({ before, now, id }) => {
        const plans = strikesFrom(morth.view(before, mover(before)), id, before.heroes[id].cell);
        return now.foes.map(({ die }) => {
          const offered = plans.some(({ strike }) => strike.weapon === 'bow' && strike.target === die);
          return [offered, accepts(now, { type: 'shoot', target: die }), () => `hero ${id}, die ${die}`] as const;
        });
      }),
    );
  });

  test('MOR-029 each square of the fortress', () => {
    agree(
      at('choosing', 'acting').flatMap((state) =>
        idsOf(state)
          .filter((id) => state.heroes[id].seat === mover(state))
          .flatMap((id) =>
            cellsOf(state).map((cell) => {
              const plan = planOf(momentOfMover(state, sent(id, cell)));
              const isAccepted = accepts(state, { type: 'deploy', hero: id, cell });
              return [plan?.deploys === true, isAccepted, () => `hero ${id} to ${cell}`] as const;
            }),
          ),
      ),
    );
  });

  test('MOR-113 each step, and the same reason against it', () => {
    const reasons: [board: string, verb: string][] = [];
    agree(
      ACTING.flatMap(({ before, now, id }) =>
        cellsOf(now).flatMap((cell) => {
          const step: Action = { type: 'step', to: cell };
          const verb = whyNot(morth, now, { seat: mover(now), action: step });
          if (verb?.rule === 'MOR-107' || cell === now.heroes[id].cell) return [];
          const board = whyNotReach(morth.view(before, mover(before)), id, cell);
          // The board also knows who stands there, or a way round.
          if (board !== undefined && board.rule !== 'MOR-112' && verb !== undefined)
            reasons.push([JSON.stringify(board), JSON.stringify(verb)]);
          const reached = reachOf(now, id).find((place) => place.cell === cell);
          const round = reached !== undefined && reached.from !== now.heroes[id].cell;
          return round ? [] : [[board === undefined, verb === undefined, () => `hero ${id} to ${cell}`] as const];
        }),
      ),
    );
    expect(reasons.filter(([board, verb]) => board !== verb)).toEqual([]);
    expect(reasons.length).toBeGreaterThan(100);
  });

  test('MOR-113 the squares of a step, listed or asked one by one', () => {
    agree(
      ACTING.flatMap(({ now, id }) =>
        cellsOf(now).map((cell) => [
          stepCells(now, id).includes(cell),
          accepts(now, { type: 'step', to: cell }),
          () => `hero ${id} to ${cell}`,
        ]),
      ),
    );
  });

  test('MOR-115 every move that a tap on a square leads to, one after the other', () => {
    let walked = 0;
    for (const { before, id } of ACTING.filter((_, i) => i % 4 === 0)) {
      for (const cell of cellsOf(before)) {
        const outcome = tap(before, sent(id, null), cell);
        if (outcome.type !== 'select' || outcome.selection.type !== 'hero' || outcome.selection.to !== cell) continue;
        let state = before;
        for (const action of planOf(momentOfMover(before, outcome.selection))?.actions ?? []) {
          const move = { seat: mover(before), action };
          const refusal = whyNot(morth, state, move);
          if (refusal !== undefined) throw new Error(`${JSON.stringify(action)} breaks ${refusal.rule}`);
          state = apply(morth, state, move).state;
          walked++;
        }
      }
    }
    expect(walked).toBeGreaterThan(500);
  });

  test.each(['trap', 'barrier'] as const)('MOR-255 each square for a %s', (device) => {
    agree(
      ACTING.flatMap(({ now, id }) => {
        const view = morth.view(now, mover(now));
        return cellsOf(now).map((cell) => {
          const action: Action = { type: device === 'trap' ? 'layTrap' : 'setBarrier', cell };
          const isTapped = tap(now, { type: 'device', device, cell: null }, cell).type === 'select';
          const offered = deviceCells(view, device).includes(cell) && isTapped;
          return [offered, accepts(now, action), () => `${device} of hero ${id} on ${cell}`] as const;
        });
      }),
    );
  });

  test('MOR-101 each hero that may act next', () => {
    agree(
      at('choosing').flatMap((state) =>
        idsOf(state).map((id) => [
          heroesToAct(morth.view(state, mover(state)), mover(state)).includes(id),
          accepts(state, { type: 'activate', hero: id }),
          () => `hero ${id}`,
        ]),
      ),
    );
  });

  test('MOR-086 each hero for hire on each square', () => {
    agree(
      SHOPPING.flatMap((state) => {
        const view = morth.view(state, mover(state));
        return hireOffers(view, mover(state)).flatMap(({ race, type, refusal }) =>
          cellsOf(state).map((cell) => {
            const free = offeredCells({ view, selection: { type: 'hire', race, hero: type, cell } }).includes(cell);
            const offered = refusal === undefined && whyNotBuy(view) === undefined && free;
            return [
              offered,
              accepts(state, { type: 'hire', race, hero: type, cell }),
              () => `${type} on ${cell}`,
            ] as const;
          }),
        );
      }),
    );
  });

  test('MOR-079 each upgrade of each hero', () => {
    agree(
      SHOPPING.flatMap((state) => {
        const view = morth.view(state, mover(state));
        return idsOf(state).flatMap((id) =>
          upgradeOffers(view, mover(state), id).map(
            ({ upgrade, refusal }) =>
              [
                refusal === undefined && whyNotBuy(view) === undefined,
                accepts(state, { type: 'upgrade', hero: id, upgrade }),
                () => `${upgrade} of hero ${id}`,
              ] as const,
          ),
        );
      }),
    );
  });

  test('MOR-314 a red die', () => {
    agree(
      SHOPPING.map((state) => {
        const realm = state.realms.findIndex((_, each) => each !== realmOf(state, mover(state)));
        const offered = whyNotBuyRedDie(morth.view(state, mover(state)), mover(state)) === undefined;
        return [offered && realm >= 0, accepts(state, { type: 'buyRedDie', realm, path: 0 }), () => `realm ${realm}`];
      }),
    );
  });

  test('MOR-305 the racial skill', () => {
    agree(
      ACTING.map(({ before, now, id }) => [
        whyNotUseSkill(morth.view(before, mover(before)), id) === undefined,
        accepts(now, { type: 'useSkill' }),
        () => `hero ${id}`,
      ]),
    );
  });

  test('MOR-055 each turn of the spinner', () => {
    agree(
      at('portal').flatMap((state) =>
        Array.from({ length: 25 }, (_, i) => i - 12).map((steps) => [
          steps !== 0 && Math.abs(steps) <= mostSteps(morth.view(state, mover(state)), mover(state)),
          accepts(state, { type: 'turnPortal', steps }),
          () => `${steps} steps`,
        ]),
      ),
    );
  });
});

test('MOR-298 each part of a roll', () => {
  const state = position({
    config: { races: ['gnome'] },
    heroes: [{ type: 'inventor', at: '3,8', upgrades: ['engine1', 'engine2a'] }],
    foes: ['C10 rat'],
    active: 0,
  });
  const rolled = play(state, { type: 'attack', turn: 0, targets: [dieOf(state, 'rat')] });
  const offered = divisions(morth.view(rolled, 0));
  expect(offered.length).toBeGreaterThan(1);
  for (let strength = 0; strength <= offered.length + 1; strength++)
    expect(offered.includes(strength)).toBe(accepts(rolled, { type: 'divide', strength }));
});

test('MOR-125 what is not listed may be legal: every turn of a pattern that looks alike from all sides is accepted', () => {
  const unlisted = ACTING.flatMap(({ now }) => {
    const actions = morth.legalActions(now, mover(now));
    const known = new Set(actions.map((action) => JSON.stringify(action)));
    return actions.flatMap((action) =>
      action.type === 'attack'
        ? [0, 1, 2, 3]
            .map((turn): Action => ({ ...action, turn }))
            .filter((turned) => !known.has(JSON.stringify(turned)))
            .map((turned) => accepts(now, turned))
        : [],
    );
  });
  expect(new Set(unlisted)).toEqual(new Set([true, false]));
});
