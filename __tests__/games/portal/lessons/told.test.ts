import { play, resume, type Tagged } from '@/engine';
import { movesOf } from '@/games/lesson';
import { PORTAL_LESSONS } from '@/games/portal/lessons';
import { portal, strengthOf, unitOf, type Action, type Event, type State } from '@/games/portal/rules';

/** What happens in each step of a lesson that is played by its right acts, by the name of its sentence, and the table at its end. */
function taken(id: string): { readonly state: State; of(step: string): readonly Event[] } {
  const lesson = PORTAL_LESSONS.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  const told = new Map<string, Event[]>();
  let match = resume<State, Action>(lesson.setup, lesson.position(), 0);
  for (const step of lesson.steps) {
    const events: Event[] = [];
    told.set(step.text, events);
    const own = movesOf(step).map((action) => ({ seat: lesson.seat, action }));
    for (const move of [...own, ...('does' in step ? (step.then ?? []) : [])]) {
      const played = play(portal, match, move);
      if ('violation' in played) throw new Error(played.violation.rule);
      match = played.match;
      events.push(...played.events);
    }
  }
  return { state: match.state, of: (step) => told.get(`portal.lessons.${id}.${step}`) ?? [] };
}

const only = <T extends Event['type']>(events: readonly Event[], type: T): readonly Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => (event satisfies Tagged).type === type);

const lostBy = (events: readonly Event[], seat: number): number =>
  only(events, 'modelLost').filter(({ figure }) => figure.seat === seat).length;

/** Whether somebody of a seat was hit and is as good as new. */
const recovered = (events: readonly Event[], seat: number): boolean =>
  only(events, 'recoveryRolled').some(({ figure, survives }) => figure.seat === seat && survives);

const testsOf = (events: readonly Event[], unit: number) =>
  only(events, 'moraleTested').filter(({ party }) => party.unit === unit);

test.each(['tape', 'ranks', 'charge', 'guns'])('%s: every new turn begins with the learner', (id) => {
  const lesson = PORTAL_LESSONS.find((each) => each.id === id);
  const { of } = taken(id);
  const steps = lesson?.steps.map(({ text }) => text.split('.').at(-1) ?? '') ?? [];
  // After the last step nobody has to act any more.
  const orders = steps.slice(0, -1).flatMap((step) => only(of(step), 'initiativeRolled').map(({ order }) => order[0]));
  expect(orders.length).toBeGreaterThan(0);
  expect(new Set(orders)).toEqual(new Set([0]));
});

test('sight: a volley hits, some of those who are hit stand, and nobody runs', () => {
  const { of } = taken('sight');
  expect(lostBy(of('shoot'), 1)).toBe(1);
  expect(recovered(of('shoot'), 1)).toBe(true);
  expect(lostBy(of('nearer'), 1)).toBe(1);
  expect(only([...of('shoot'), ...of('nearer')], 'moraleTested')).toEqual([]);
});

test('charge: the knights strike, are struck back in the round of the others, and stand', () => {
  const { of } = taken('charge');
  expect(lostBy(of('charge'), 1)).toBeGreaterThan(1);
  expect(recovered(of('charge'), 0)).toBe(true);
  expect(lostBy(of('charge'), 0)).toBe(0);
  expect(lostBy(of('rear'), 1)).toBeGreaterThan(0);
  expect(lostBy(of('again'), 1)).toBeGreaterThan(0);
});

test('morale: who is shot at runs behind friends, his leader stays and falls, and who is alone runs off the table', () => {
  const { of, state } = taken('morale');
  expect(only(of('shoot'), 'unitFlew').map(({ party }) => party.unit)).toEqual([2]);
  expect(only(of('shoot'), 'stayedBehind')).toHaveLength(1);
  expect(testsOf(of('shoot'), 4).map(({ passed }) => passed)).toEqual([true]);
  expect(lostBy(of('leader'), 1)).toBe(1);
  expect(testsOf(of('alone'), 6).map(({ passed }) => passed)).toEqual([false, false]);
  expect(only(of('alone'), 'unitLeft').map(({ party }) => party.unit)).toEqual([6]);
  expect(state.score[0].fled).toBe(20);
});

test('morale: the levy stands by the +1 of its leader alone', () => {
  const [levy] = testsOf(taken('morale').of('shoot'), 7);
  expect(levy).toMatchObject({ passed: true, total: 4 });
});

test('guns: the cannon is on target, the catapult strays, the riders leave the front, and the turned cannon hits', () => {
  const { of } = taken('guns');
  const results = (step: string) => only(of(step), 'gunFired').map(({ result }) => result);
  expect([results('fire'), results('over'), results('misfire')]).toEqual([['onTarget'], ['misses'], ['onTarget']]);
  expect(lostBy(of('fire'), 1)).toBeGreaterThan(1);
  const [shell] = only(of('over'), 'shellLanded');
  expect(shell.at).not.toEqual(shell.aim);
  expect(lostBy(of('misfire'), 1)).toBeGreaterThan(0);
});

test('army: the fireball works, and with the objective the learner wins', () => {
  const { of, state } = taken('army');
  expect(lostBy(of('cast'), 1)).toBeGreaterThan(1);
  expect(only(of('cast'), 'backfired')).toEqual([]);
  expect(only(of('hold'), 'objectiveGained').map(({ seat }) => seat)).toEqual([0]);
  expect(portal.result(state)?.places.find(({ rank }) => rank === 1)?.seat).toBe(0);
  expect(strengthOf(state, unitOf(state, 3))).toBe(5);
});

test('tape: from the Spears to the objective it is 30 cm', () => {
  const state = PORTAL_LESSONS[0].position();
  const [reeve] = state.elements;
  const [objective] = state.config.objectives;
  expect('x' in objective && Math.hypot(objective.x - reeve.x, objective.y - reeve.y)).toBe(300);
});
