import { play, resume } from '@/engine';
import { movesOf } from '@/games/lesson';
import { MORTH_LESSONS } from '@/games/morth/lessons';
import { morth, type Action, type Event, type State } from '@/games/morth/rules';

/** What happens in each step of a lesson, and the table after it. */
function taken(id: string): readonly { readonly events: readonly Event[]; readonly after: State }[] {
  const lesson = MORTH_LESSONS.find((one) => one.id === id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  let match = resume<State, Action>(lesson.setup, lesson.position(), 0);
  return lesson.steps.map((step) => {
    const own = movesOf(step).map((action) => ({ seat: lesson.seat, action }));
    const events = [...own, ...('touches' in step ? [] : (step.then ?? []))].flatMap((move) => {
      const played = play(morth, match, move);
      if ('violation' in played) throw new Error(played.violation.rule);
      match = played.match;
      return played.events;
    });
    return { events, after: match.state };
  });
}

const of = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

test('horde: the Rat person gets out, for a wound and a coin, and the next wave is the learner’s', () => {
  const { events, after } = taken('horde')[2];
  expect(of(events, 'enemyLeft')).toEqual([expect.objectContaining({ realm: 0, enemy: 'rat', wounds: 1, coins: 1 })]);
  expect(after.realms[0]).toMatchObject({ gold: 2, wounds: 1 });
  expect(after).toMatchObject({ phase: 'morth', lord: 0 });
});

test('heroes: the Warrior kills on both sides, the Priest hurts the Rat person alone', () => {
  const steps = taken('heroes');
  expect(of(steps[1].events, 'enemyKilled').map(({ enemy }) => enemy)).toEqual(['goblin', 'skeleton']);
  expect(of(steps[3].events, 'attackResolved')[0].hits).toEqual([
    expect.objectContaining({ enemy: 'rat', after: 0 }),
    expect.objectContaining({ enemy: 'skeleton', affected: false }),
  ]);
});

test('shop: 4 experience and 2 coins buy the upgrade, 7 coins the Wizard, whose blast kills three', () => {
  const steps = taken('shop');
  expect(of(steps[2].events, 'heroUpgraded')[0]).toMatchObject({ experience: 4, gold: 2 });
  expect(of(steps[3].events, 'heroHired')[0]).toMatchObject({ gold: 7 });
  expect(of(steps[4].events, 'enemyKilled')).toHaveLength(3);
  expect(steps[4].after.realms[0].gold).toBe(3);
});

test('portal: one step sends both Orcs to the rival, and a Rat person to the learner’s left path', () => {
  const [{ arrivals }] = of(taken('portal')[2].events, 'enemiesArrived');
  expect(arrivals.filter(({ enemy }) => enemy === 'orc').map(({ realm }) => realm)).toEqual([1, 1]);
  expect(arrivals.find(({ enemy }) => enemy === 'rat')).toMatchObject({ realm: 0, path: 0 });
});

test('assault: the Orc leaves, the Rat person stops behind three, the Goblin turns off to the centre', () => {
  const { events, after } = taken('assault')[1];
  expect(of(events, 'enemyLeft')).toEqual([expect.objectContaining({ realm: 0, enemy: 'orc', wounds: 2 })]);
  const spots = (enemy: string) =>
    after.foes
      .filter((foe) => foe.realm === 0 && foe.square > 0 && foe.enemy === enemy)
      .map(({ path, square }) => [path, square]);
  expect(spots('skeleton').filter(([path]) => path === 1)).toEqual([
    [1, 19],
    [1, 19],
    [1, 19],
  ]);
  expect(spots('rat')).toEqual([[1, 18]]);
  expect(spots('goblin')).toEqual([[1, 15]]);
});

test('cards: a coin changes hands, the declared strike is stopped, the boots cost a step and still the blow lands', () => {
  const steps = taken('cards');
  expect(steps[1].after.realms.map(({ gold }) => gold)).toEqual([3, 4]);
  expect(steps[1].after.active?.declared).not.toBeNull();
  expect(of(steps[2].events, 'attackCancelled')).toHaveLength(1);
  expect(steps[2].after.heroes[0].spell.lessMove).toBe(1);
  expect(of(steps[3].events, 'enemyKilled')).toEqual([expect.objectContaining({ enemy: 'rat' })]);
});

test('team: a card in the third wave, two kills for the common purse, and an Assault on the city', () => {
  const steps = taken('team');
  expect(steps[0].after).toMatchObject({ wave: 3, pending: { type: 'morthCard' } });
  expect(steps[3].after.realms[0].gold).toBe(6);
  expect(of(steps[5].events, 'assaultRolled')).toHaveLength(1);
});

test('alone: a red die comes with the sixth wave, and the Skeleton dies', () => {
  const steps = taken('alone');
  expect(steps[0].after.wave).toBe(6);
  expect(of(steps[0].events, 'redDieCame')).toHaveLength(1);
  expect(of(steps[2].events, 'enemyKilled')).toEqual([expect.objectContaining({ enemy: 'skeleton' })]);
});
