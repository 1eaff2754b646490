import { play, resume } from '@/engine';
import { movesOf } from '@/games/lesson';
import { planOf, type Plan } from '@/games/mortalgate/board/flow/plan';
import type { Selection } from '@/games/mortalgate/board/flow/types';
import { MORTALGATE_LESSONS } from '@/games/mortalgate/lessons';
import {
  ALTAR_OF,
  mortalgate,
  nodeAt,
  sight,
  TERRAIN,
  type Action,
  type Event,
  type HeroId,
  type State,
} from '@/games/mortalgate/rules';
import { idOf } from '../support/position';

const lessonOf = (id: string) => {
  const lesson = MORTALGATE_LESSONS.find((each) => each.id === id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return lesson;
};

/** What the table proposes for what somebody points at. */
function proposed(state: State, selection: Selection): Plan {
  const plan = planOf({ view: mortalgate.view(state, 0), selection });
  if (!plan) throw new Error('nothing is proposed');
  return plan;
}

/** A lesson played by its right acts: the table before each step, and all that happened in it. */
function taken(id: string): readonly { readonly state: State; readonly events: readonly Event[] }[] {
  const { setup, seat, steps, position } = lessonOf(id);
  let match = resume<State, Action>(setup, position(), 0);
  return steps.map((step) => {
    const { state } = match;
    const own = movesOf(step).map((action) => ({ seat, action }));
    const events = [...own, ...('does' in step ? (step.then ?? []) : [])].flatMap((move) => {
      const played = play(mortalgate, match, move);
      if ('violation' in played) throw new Error(played.violation.rule);
      match = played.match;
      return played.events;
    });
    return { state, events };
  });
}

const toNode = (label: string): Selection => ({ type: 'goal', goal: { kind: 'node', node: nodeAt(label) } });
const toAltar = (blessing: keyof typeof ALTAR_OF): Selection => ({
  type: 'goal',
  goal: { kind: 'altar', altar: ALTAR_OF[blessing] },
});

/** What one points at for a fight; where from, the table says. */
const deed = (action: Action | undefined): Selection => ({
  type: 'deed',
  deed: {
    means: action?.type === 'useAbility' ? action.ability : 'attack',
    target: (action as { target: HeroId }).target,
  },
  standing: 'strongest',
});

test.each([
  ['walking', 1, toNode('J15')],
  ['walking', 4, toNode('K16')],
  ['walking', 5, null],
  ['attack', 2, null],
  ['attack', 3, null],
  ['abilities', 1, null],
  ['abilities', 2, null],
  ['abilities', 3, null],
  ['abilities', 4, null],
  ['altars', 1, toAltar('forceful')],
  ['altars', 3, null],
  ['draft', 6, toAltar('divineShield')],
] as const)('%s, step %i from 0: what it is after is what the table proposes for a tap', (id, n, pointed) => {
  const { state } = taken(id)[n];
  const acts = movesOf(lessonOf(id).steps[n]);
  const plan = proposed(state, pointed ?? deed(acts.at(-1)));
  expect(plan.actions).toEqual(acts);
  // Whoever takes the other proposal does the same.
  expect(plan.choices.length).toBeLessThan(2);
});

describe('what the sentences say happens', () => {
  const only = <T extends Event['type']>(events: readonly Event[], type: T) =>
    events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

  test('attack: Greven hits, Zadita misses, Dekhar slays Sabea, who comes back', () => {
    const steps = taken('attack');
    const [rolled, slain] = [steps[2].events, steps[3].events];
    expect(only(rolled, 'attackRolled').map(({ hero, hit, required }) => [hero, hit, required])).toEqual([
      [idOf('greven'), true, 17],
      [idOf('zadita'), false, 17],
    ]);
    expect(steps[3].state.heroes[idOf('sabea')].health).toBe(4);
    expect(only(slain, 'heroSlain').map(({ hero }) => hero)).toEqual([idOf('sabea')]);
    expect(only(slain, 'heroReturned').map(({ hero }) => hero)).toEqual([idOf('sabea')]);
    expect(steps[4].state.grace).toEqual([1, 0]);
  });

  test('walking: rock blocks the line to Sabea where the eye is opened, and Drexir does not block it later', () => {
    const steps = taken('walking');
    const lineAt = (n: number) => sight(steps[n].state, idOf('greven'), idOf('sabea'));
    expect(lineAt(2).blockedBy.map((node) => TERRAIN[node])).toEqual(['rock']);
    expect(lineAt(5).seen).toBe(true);
    expect(lineAt(5).line.flat()).toContain(steps[5].state.heroes[idOf('drexir')].node);
  });

  test('abilities: fire spreads, poison slows, the bell costs a turn, the shot slays and Life Ward is back', () => {
    const [, burn, poison, blast, heal] = taken('abilities');
    expect(only(burn.events, 'statusSuffered').map(({ wounds }) => wounds.map(({ hero }) => hero))).toEqual([
      [idOf('elazar'), idOf('sabea')],
    ]);
    expect(only(poison.events, 'statusSuffered').map(({ hero, status }) => [hero, status])).toEqual([
      [idOf('sabea'), 'poison'],
      [idOf('drexir'), 'stun'],
    ]);
    expect(blast.state.heroes[idOf('sabea')].health).toBe(6);
    expect(only(blast.events, 'heroSlain').map(({ hero }) => hero)).toEqual([idOf('sabea')]);
    expect(heal.state.heroes[idOf('yodan')].cooldowns[0]).toBe(0);
    expect(only(heal.events, 'heroHealed').map(({ target, amount }) => [target, amount])).toEqual([
      [idOf('drexir'), 4],
    ]);
  });

  test('altars: contested until one hit slays Seiren, and the capture wins by 20 grace', () => {
    const steps = taken('altars');
    const [contested, slay, take] = [steps[2], steps[3], steps[4]];
    expect(proposed(contested.state, toAltar('sprint')).refusal?.rule).toBe('GATE-165');
    expect(only(slay.events, 'heroSlain').map(({ hero }) => hero)).toEqual([idOf('seiren')]);
    expect(take.state.grace[0]).toBe(18);
    expect(only(take.events, 'gameEnded')).toEqual([{ type: 'gameEnded', winner: 0, by: 'grace' }]);
  });

  test('draft: the learner wins the roll-off, and Dekhar arrives with the next turn', () => {
    const steps = taken('draft');
    expect(steps[0].state.winner).toBe(0);
    const { state } = steps[6];
    const plan = proposed(state, toAltar('divineShield'));
    expect(plan.march?.turns).toBe(2);
  });
});
