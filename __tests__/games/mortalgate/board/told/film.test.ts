import { play, seedRng, start } from '@/engine';
import { ISLAND } from '@/games/mortalgate/board/layout/hexes';
import { after } from '@/games/mortalgate/board/told/after';
import { beatNodes } from '@/games/mortalgate/board/told/beatScene';
import { filmOf, lengthOf, nodesOf } from '@/games/mortalgate/board/told/film';
import { mortalgate, OFF, type Event, type View } from '@/games/mortalgate/rules';
import { accepted, randomMove } from '../../../../support/randomWalk';

/** Fights more than it wanders. */
const KEEN = { attack: 6, useAbility: 5, capture: 6, walk: 3 };

type Step = { readonly before: View; readonly events: readonly Event[]; readonly now: View };

/** A match at random, move by move as everybody sees it. */
function steps(seed: number, most: number): Step[] {
  const rng = seedRng(seed);
  let match = start(mortalgate, { config: { heroes: 'random' }, seats: 2, seed });
  const seen: Step[] = [];
  while (mortalgate.toMove(match.state).length > 0 && seen.length < most) {
    const before = mortalgate.view(match.state, 0);
    const played = accepted(play(mortalgate, match, randomMove(mortalgate, match.state, rng, KEEN)));
    match = played.match;
    seen.push({ before, events: played.events, now: mortalgate.view(match.state, 0) });
  }
  return seen;
}

const PLAYED = [3, 11, 27].flatMap((seed) => steps(seed, 1200));

test('a film ends with the table as it is: heroes, altars, grace and whose turn it is', () => {
  for (const { before, events, now } of PLAYED) {
    const told = events.reduce(after, before);
    expect(told.heroes).toEqual(now.heroes);
    expect(told.altars).toEqual(now.altars);
    expect(told.grace).toEqual(now.grace);
    if (now.phase !== 'over') expect(told.turn.hero).toBe(now.turn.hero);
  }
});

test('everything that is seen happens in these matches: walks, rolls, wounds, deaths, returns, captures, healing, statuses', () => {
  const types = new Set(PLAYED.flatMap((step) => filmOf(step)?.beats.map(({ event }) => event.type) ?? []));
  expect([...types].sort()).toEqual([
    'abilityUsed',
    'altarCaptured',
    'attackRolled',
    'effectGained',
    'heroHealed',
    'heroReturned',
    'heroSlain',
    'heroWalked',
    'statusGained',
    'statusSuffered',
  ]);
});

test.each([false, true])(
  'every beat can be drawn, no node comes twice and all of it is on the board; reduced motion %s',
  (reduced) => {
    const beats = PLAYED.slice(-400).flatMap((step) => filmOf(step)?.beats ?? []);
    expect(beats.length).toBeGreaterThan(100);
    for (const beat of beats) {
      const nodes = beatNodes(beat, reduced);
      const ids = nodes.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(lengthOf(beat, reduced)).toBeGreaterThan(100);
      expect(nodesOf(beat)).not.toContain(OFF);
      for (const { x, y, w, h } of nodes.filter(({ id }) => /^(die|tally|verdict)/.test(id))) {
        expect(Math.min(x, y, ISLAND.width - x - w, ISLAND.height - y - h)).toBeGreaterThanOrEqual(0);
      }
      if (reduced) expect(nodes.some(({ keys }) => keys !== undefined)).toBe(false);
    }
  },
);

test('GATE-084 the dice of an attack are seen before what it does, and nothing is lost before', () => {
  const attack = PLAYED.find(({ events }) => events.some((event) => event.type === 'attackRolled' && event.hit));
  const film = attack === undefined ? null : filmOf(attack);
  const [dice, deed] = film?.beats.filter(({ event }) => event.type === 'attackRolled') ?? [];
  expect([dice.part, deed.part]).toEqual(['dice', 'deed']);
  if (dice.event.type !== 'attackRolled') throw new Error('no attack');
  const [{ hero, before, after: left }] = dice.event.wounds;
  expect([dice.view.heroes[hero].health, deed.view.heroes[hero].health]).toEqual([before, left]);
  expect(beatNodes(dice, false).filter(({ id }) => id.startsWith('die-'))).toHaveLength(2);
});

test('GATE-059 who walks passes every hex of its path, 130 milliseconds each', () => {
  const walk = PLAYED.find(({ events }) =>
    events.some((event) => event.type === 'heroWalked' && event.path.length > 3),
  );
  const beat = (walk === undefined ? null : filmOf(walk))?.beats.find(({ event }) => event.type === 'heroWalked');
  if (beat?.event.type !== 'heroWalked') throw new Error('no walk');
  const { hero, path } = beat.event;
  const walkers = beatNodes(beat, false).filter(({ id }) => id === `hero-${hero}` || id === `hero-${hero}/detail`);
  expect(walkers).toHaveLength(2);
  for (const { way, duration } of walkers) {
    expect(way).toHaveLength(path.length - 2);
    expect(duration).toBe((path.length - 1) * 130);
  }
});

test('GATE-090 health is lost when the blow lands, not while the arrow flies', () => {
  const hits = PLAYED.flatMap((step) => filmOf(step)?.beats ?? []).filter(
    ({ event, part }) => part === 'deed' && event.type === 'attackRolled' && event.wounds.length > 0,
  );
  expect(hits.length).toBeGreaterThan(10);
  for (const beat of hits) {
    if (beat.event.type !== 'attackRolled') continue;
    const { wounds } = beat.event;
    const hurt = beatNodes(beat, false).filter(({ id }) => wounds.some(({ hero }) => id.startsWith(`hero-${hero}`)));
    expect(hurt.map(({ delay }) => delay)).toEqual(hurt.map(() => 260));
  }
});
