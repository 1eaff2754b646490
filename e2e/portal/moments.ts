import { elementOf, portal, unitOf, type Event, type State } from '@/games/portal/rules';
import { usualPiece } from '@/games/portal/rules/agreed';
import { withTotal } from '@/games/portal/rules/army';
import { soldier } from '@/games/portal/rules/data/armies/models';
import { dist2 } from '@/games/portal/rules/geometry';
import { askedSeat } from '@/games/portal/rules/resolve';
import { groupsToAct } from '@/games/portal/rules/rounds';
import { comesOf, own, type Moment } from './matchFile';

/** Two armies on a table so small that they soon meet. */
const small = (...armies: readonly Parameters<typeof withTotal>[0]['units'][]): object => ({
  mode: 'siege',
  length: { by: 'turns', turns: 6 },
  limit: 10_000,
  table: { w: 900, h: 600 },
  terrain: [
    usualPiece('rocks', 100, 300),
    usualPiece('rocks', 300, 300),
    usualPiece('rocks', 600, 300),
    usualPiece('rocks', 800, 300),
  ],
  objectives: [{ id: 'middle', type: 'hold', x: 450, y: 300, radius: 100, endsGame: false }],
  armies: armies.map((units, i) => withTotal({ name: `Army ${i + 1}`, era: 'pre1900', total: 0, units })),
});

const rabble = (id: string, count: number) =>
  ({
    id,
    name: `Rabble ${id}`,
    kind: 'band',
    files: null,
    members: [
      soldier('Loudmouth', 4, 1, { kit: 'unarmed', leader: true }),
      soldier('Rabble', 4, count, { kit: 'unarmed' }),
    ],
  }) as const;

const bows = (id: string, lucky: boolean) =>
  ({
    id,
    name: `Bows ${id}`,
    kind: 'band',
    files: null,
    members: [
      soldier('Marksman', 12, 1, { weapon: 'shortBow', leader: true, attributes: lucky ? ['luck'] : [] }),
      soldier('Bow', 8, 7, { weapon: 'shortBow' }),
    ],
  }) as const;

const GUN = {
  id: 'gun',
  name: 'Old Thunder',
  kind: 'artillery',
  piece: 'catapult',
  crew: [{ die: 6, count: 3 }],
} as const;

const units = (state: State, seat: number) =>
  state.units.filter((unit) => unit.seat === seat && unit.state === 'table' && unit.members.length > 0);

/** The unit that a gun of Ana's can name so that the shell strays onto her own men. */
export function strays(state: State): { readonly gun: number; readonly target: number } | null {
  const gun = groupsToAct(state, 0).find((group) => unitOf(state, group).kind === 'artillery');
  if (gun === undefined) return null;
  const from = elementOf(state, unitOf(state, gun).members[0]);
  for (const enemy of units(state, 1)) {
    // Whoever points at a unit means the nearest of it.
    const [target] = enemy.members.toSorted(
      (a, b) => dist2(elementOf(state, a), from) - dist2(elementOf(state, b), from),
    );
    const events = comesOf(state, { type: 'fire', group: gun, target });
    if (events.some((event) => event.type === 'shellLanded' && event.deviation !== null && hitsOwn(event)))
      return { gun, target: enemy.id };
  }
  return null;
}

const hitsOwn = ({ under }: Extract<Event, { type: 'shellLanded' }>): boolean => under.some(({ seat }) => seat === 0);

/** The shot of Ana's that breaks a unit whose flight frightens another one. */
export function frightens(state: State): { readonly group: number; readonly target: number } | null {
  for (const group of groupsToAct(state, 0))
    for (const enemy of units(state, 1)) {
      const events = comesOf(state, { type: 'shoot', group, by: 'own', unit: enemy.id, shots: [] });
      const runs = events.some((event) => event.type === 'unitFlew' && event.party.unit === enemy.id);
      const fears = events.some((event) => event.type === 'moraleTested' && event.cause === 'friends');
      if (runs && fears) return { group, target: enemy.id };
    }
  return null;
}

const turning = (turn: number): Moment => own((state) => state.turn >= turn);

/** The first seat is a person, all others are gentle bots. */
export const MOMENTS = {
  deploy: { config: {}, isMoment: (state) => state.phase === 'deploy' && portal.toMove(state)[0] === 0 },
  turn: { config: {}, isMoment: turning(2) },
  waiting: { config: {}, isMoment: (state) => state.turn > 1 && portal.toMove(state)[0] === 1 },
  spells: { config: { scenario: 'gatehouse' }, isMoment: own((state) => state.turn > 1) },
  gun: {
    config: small([GUN, rabble('a', 9), rabble('b', 9)], [rabble('c', 9), rabble('d', 9)]),
    isMoment: own((state) => strays(state) !== null),
  },
  fear: {
    config: small([bows('a', false), bows('b', false)], [rabble('c', 6), rabble('d', 6), rabble('e', 6)]),
    isMoment: own((state) => frightens(state) !== null),
  },
  luck: {
    config: small([bows('a', true), bows('b', true)], [rabble('c', 9), rabble('d', 9)]),
    isMoment: (state) => askedSeat(state) === 0 && state.steps.length > 3,
  },
  over: { config: {}, isMoment: (state) => portal.result(state) !== undefined },
} as const satisfies Readonly<Record<string, { readonly config: object; readonly isMoment: Moment }>>;
export type MomentName = keyof typeof MOMENTS;

const band = (id: string) =>
  ({
    id,
    name: `Twenty ${id}`,
    kind: 'band',
    files: null,
    members: [soldier('Captain', 6, 1, { kit: 'hand', leader: true }), soldier('Spear', 6, 19, { kit: 'spear' })],
  }) as const;

/** Eighty figures in units of twenty among eight pieces of terrain. */
export const CROWD = {
  config: {
    ...small([band('a'), band('b')], [band('c'), band('d')]),
    table: { w: 1200, h: 800 },
    terrain: [
      ...[150, 450, 750, 1050].map((x) => usualPiece('rocks', x, 290)),
      ...[150, 450, 750, 1050].map((x) => usualPiece('rocks', x, 510)),
    ],
    objectives: [{ id: 'middle', type: 'hold', x: 600, y: 400, radius: 100, endsGame: false }],
  },
  isMoment: own((state) => units(state, 0).some(({ members }) => members.length === 20)),
};

/** Four people at one device, from the first round of a battle of one turn. */
export const FOUR = {
  config: {
    scenario: 'thePortal',
    mode: 'siege',
    armies: ['watch', 'bandits', 'watch', 'bandits'],
    length: { by: 'turns', turns: 1 },
  },
  names: ['Ana', 'Cleo', 'Otto', 'Runa'],
  people: [0, 1, 2, 3],
  isMoment: (state: State) => state.phase === 'battle',
};
