import type { Violation } from '@/engine';
import {
  ABILITY_IDS,
  BLESSINGS,
  captainOf,
  hasBlessing,
  HEROES,
  mortalgate,
  NEIGHBOURS_OF,
  NODES,
  OFF,
  REASONS,
  type Action,
  type Blessing,
  type Event,
  type Reason,
  type State,
} from '@/games/mortalgate/rules';

const REASON_NAMES = Object.keys(REASONS) as readonly Reason[];

/** What the blessings did in an attack that was rolled. */
function blessedStrike(state: State, event: Extract<Event, { type: 'attackRolled' }>): Blessing[] {
  const target = state.heroes[event.target].team;
  const hurt = event.wounds.map(({ reason }) => reason);
  const worked: Partial<Record<Blessing, boolean>> = {
    pinpoint: hasBlessing(state, event.team, 'pinpoint'),
    evasive: hasBlessing(state, target, 'evasive'),
    forceful: event.hit && hasBlessing(state, event.team, 'forceful'),
    divineShield: event.hit && hasBlessing(state, target, 'divineShield'),
    splinter: hurt.includes('splinter'),
    shockwave: hurt.includes('shockwave'),
  };
  return Object.entries(worked).flatMap(([blessing, works]) => (works ? [blessing as Blessing] : []));
}

function namesOf(state: State, event: Event): string[] {
  switch (event.type) {
    case 'abilityUsed':
      return [`ability ${event.ability}`];
    case 'attackRolled':
      return blessedStrike(state, event).map((blessing) => `blessing ${blessing}`);
    case 'heroHealed':
      return event.by === 'leech' ? ['blessing leech'] : [];
    case 'turnBegan':
      return hasBlessing(state, event.team, 'sprint') ? ['blessing sprint'] : [];
    case 'heroSlain':
      return [`slain by ${event.reason}`];
    case 'gameEnded':
      return [`won by ${event.by}`];
    default:
      return [];
  }
}

/** What somebody might try who does not know the rules; other things at every state, the same for the same state. */
function attempts(state: State): { readonly seat: number; readonly action: Action }[] {
  const { turn, heroes, teams, rng } = state;
  const seat = mortalgate.toMove(state)[0] ?? 0;
  // The fourth word only counts the draws.
  const some = (count: number, i: number): number => (rng[i % 3] >>> (3 * i)) % count;
  const { node } = heroes[turn.hero];
  const next = node === OFF ? 0 : NEIGHBOURS_OF[node][some(NEIGHBOURS_OF[node].length, 1)];
  const target = some(HEROES.length, 2);
  const [own] = HEROES[turn.hero].abilities;
  const away = (seat + 1) % teams.length;
  const whoever = teams.findIndex((team, each) => captainOf(teams, team) !== each);
  const tries: Action[] = [
    { type: 'walk', path: [] },
    { type: 'walk', path: [some(2, 3) === 0 ? OFF : some(NODES, 4)] },
    { type: 'walk', path: node === OFF ? [] : Array.from({ length: 9 }, (_, i) => (i % 2 === 0 ? next : node)) },
    { type: 'attack', target },
    { type: 'useAbility', ability: own, target },
    { type: 'useAbility', ability: HEROES[turn.hero].abilities[1], target: some(2, 5) === 0 ? null : target },
    { type: 'useAbility', ability: ABILITY_IDS[some(ABILITY_IDS.length, 6)], target },
    { type: 'useAbility', ability: own, target: null },
    { type: 'capture' },
    { type: 'pickHero', hero: target },
    { type: 'orderHeroes', order: [target] },
  ];
  return [
    ...tries.map((action) => ({ seat, action })),
    { seat: away, action: { type: 'endTurn' } },
    { seat: whoever === -1 ? away : whoever, action: { type: 'concede' } },
  ];
}

/** The name of a refusal: its reason and its rule. Off the board and not adjacent break the same one. */
function nameOf({ rule, params }: Violation): string {
  const reasons = REASON_NAMES.filter((reason) => REASONS[reason] === rule);
  const reason = reasons.length > 1 && params?.node === '' ? 'offBoard' : reasons[reasons.length - 1];
  return `refused ${reason} (${rule})`;
}

/** What happened in a move, and what would be refused after it, by name. */
export function happenings(state: State, events: readonly Event[]): string[] {
  const refused = attempts(state).flatMap((move) => {
    const violation = mortalgate.check(state, move);
    return violation === undefined ? [] : [nameOf(violation)];
  });
  return [...events.flatMap((event) => namesOf(state, event)), ...refused];
}

/** What many matches should bring about: every ability, what every blessing does, deaths by status, and every reason of a refusal. */
export const WANTED: readonly string[] = [
  ...ABILITY_IDS.map((ability) => `ability ${ability}`),
  ...BLESSINGS.map((blessing) => `blessing ${blessing}`),
  ...['burning', 'spread', 'poison'].map((status) => `slain by ${status}`),
  ...REASON_NAMES.map((reason) => `refused ${reason} (${REASONS[reason]})`),
];
