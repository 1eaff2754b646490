import { seedRng, type LogLine, type Term, type Violation, type Words } from '@/engine';
import { mortalgate, REASONS, type Action, type Event, type State } from '@/games/mortalgate/rules';
import { i18n, LANGUAGES, resolveWords, TEXTS } from '@/i18n';
import { randomMove } from '../../support/randomWalk';
import { attack, cast, position, walk } from './support/position';
import { mortalgateTrial } from './trial';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fin', 'Gus', 'Hal'];

/** Everything that happens in a random match. */
function eventsOf(seed: number): Event[] {
  const state = mortalgate.setup(mortalgate.parseConfig({}), 4, seed);
  const rng = seedRng(seed);
  const events: Event[] = [];
  while (mortalgate.toMove(state).length > 0)
    events.push(...mortalgate.advance(state, randomMove(mortalgate, state, rng, mortalgateTrial.golden.weights)));
  return events;
}

const play = (state: State, action: Action, seat = mortalgate.toMove(state)[0]): readonly Event[] =>
  mortalgate.advance(state, { seat, action });

const WALL = { drexir: { at: 'G22', effects: { shieldWall: true } } };

/** What chance brings about too seldom. */
const RARE: readonly Event[] = [
  ...play(position({ active: 'sabea', heroes: { ...WALL, sabea: { at: 'G21' } } }), attack('drexir')),
  ...play(position({ active: 'sabea', heroes: { ...WALL, sabea: { at: 'G21' } } }), cast('ringTheBell', 'drexir')),
  ...[1, 90].flatMap((roll) =>
    play(
      position({ active: 'greven', heroes: { greven: { at: 'G22' }, sabea: { at: 'G18' } }, dice: [roll] }),
      cast('longShot', 'sabea'),
    ),
  ),
  ...play(
    position({
      active: 'greven',
      teams: {
        red: ['greven', 'elazar', 'dekhar', 'zadita'],
        blue: ['drexir', 'seiren', 'yodan', 'sabea'],
      },
      heroes: { ...WALL, greven: { at: 'G19' } },
    }),
    cast('longShot', 'drexir'),
  ),
  ...play(
    position({ active: 'zadita', heroes: { zadita: { at: 'G21' }, greven: { at: 'G22', health: 1 } }, dice: [90] }),
    cast('quickBlade', 'greven'),
  ),
  ...play(position({ active: 'greven' }), { type: 'concede' }),
  ...play(position({ active: 'greven' }), { type: 'agreeDraw' }),
  ...play(position({ active: 'drexir', phase: 'movement', heroes: { sabea: { at: 'A10', statuses: { stun: 1 } } } }), {
    type: 'endTurn',
  }),
  { type: 'firstChosen', seat: 0, team: 0, first: 'pick', opening: 1 },
  { type: 'firstChosen', seat: 0, team: 0, first: 'opening', opening: 0 },
  { type: 'statusGained', seat: 0, team: 0, hero: 0, target: 1, status: 'stun', turns: 1 },
  {
    type: 'statusSuffered',
    seat: 0,
    team: 0,
    hero: 0,
    status: 'poison',
    left: 0,
    wounds: [
      { hero: 0, seat: 0, node: 1, reason: 'poison', damage: 0, before: 1, after: 1, slain: false, blocked: false },
    ],
  },
  { type: 'gameEnded', winner: null, by: 'draw' },
];

const lines: readonly LogLine[] = [...[1, 2, 3, 4].flatMap(eventsOf), ...RARE].flatMap(
  (event) => mortalgate.describe(event) ?? [],
);

function keysOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${path}${key}.`)
      : [path + key.replace(/_(one|other)$/, '')],
  );
}

function wordsIn(term: Term): Words[] {
  if (typeof term !== 'object') return [];
  if (Array.isArray(term)) return term.flatMap(wordsIn);
  return 'key' in term ? [term, ...Object.values(term.params ?? {}).flatMap(wordsIn)] : [];
}

test.each(LANGUAGES)('the log says everything in %s with every value filled in', (language) => {
  const t = i18n.getFixedT(language);
  const said = lines.map((line) => resolveWords(t, line, NAMES));
  expect(said.length).toBeGreaterThan(400);
  expect(said.filter((text) => !text.endsWith('.') || /\{\{|mortalgate\./.test(text))).toEqual([]);
});

test('the log uses each of its texts', () => {
  const used = new Set(lines.flatMap((line) => wordsIn(line)).map(({ key }) => key));
  // What is said to the only person at the table is another form of the same text.
  const keys = keysOf(TEXTS.en.mortalgate.log).map((key) => key.replace(/_you(rs)?$/, ''));
  expect(keys.filter((key) => !used.has(`mortalgate.log.${key}`))).toEqual([]);
});

/** One refusal for each reason, with the values that its sentence takes. */
function refusals(): Violation[] {
  const found = new Map<string, Violation>();
  const note = (state: State, action: Action, seat?: number) => {
    const violation = mortalgate.check(state, { seat: seat ?? mortalgate.toMove(state)[0] ?? 0, action });
    if (violation !== undefined) found.set(violation.rule, violation);
  };
  const duel = () => position({ active: 'drexir', heroes: { drexir: { at: 'G22' }, sabea: { at: 'G21' } } });
  const stunned = position({ active: 'drexir', phase: 'capture' });
  stunned.turn.stunned = true;
  const over = { ...duel(), phase: 'over' as const };
  const begun = mortalgate.setup(mortalgate.parseConfig({}), 4, 1);
  const drafting = mortalgate.setup(mortalgate.parseConfig({ opening: 'red' }), 2, 1);
  mortalgate.advance(drafting, { seat: 1, action: { type: 'pickHero', hero: 0 } });
  const ordering = mortalgate.setup(mortalgate.parseConfig({ heroes: 'random', opening: 'red' }), 2, 1);
  const first: Action = { type: 'chooseFirst', first: 'pick' };
  note(over, { type: 'endTurn' });
  note(duel(), { type: 'endTurn' }, 1);
  note(begun, first, 3);
  note(begun, { type: 'concede' }, 3);
  note(drafting, { type: 'pickHero', hero: 1 }, 1);
  note(drafting, { type: 'pickHero', hero: 0 });
  note(ordering, { type: 'orderHeroes', order: [] }, 1);
  note(ordering, { type: 'orderHeroes', order: [] });
  note(stunned, walk('J26'));
  note(position({ active: 'drexir', phase: 'capture' }), walk('J26'));
  note(position({ active: 'drexir', phase: 'capture' }), attack('sabea'));
  for (const path of [[], ['A10'], ['F23'], ['G21'], ['G23', 'G22', 'G23', 'G22', 'G23']]) note(duel(), walk(...path));
  note(duel(), cast('fullDraw', 'sabea'));
  note(position({ active: 'drexir', heroes: { drexir: { cooldowns: { shieldWall: 1 } } } }), cast('shieldWall'));
  note(duel(), cast('shieldWall', 'sabea'));
  note(duel(), cast('mightyBlow'));
  note(duel(), attack('drexir'));
  note(duel(), attack('seiren'));
  note(duel(), cast('mightyBlow', 'seiren'));
  note(position({ active: 'greven', heroes: { greven: { at: 'F22' }, sabea: { at: 'F24' } } }), attack('sabea'));
  note(position({ active: 'seiren' }), cast('fullDraw', 'greven'));
  note(position({ active: 'seiren' }), cast('fullDraw', 'yodan'));
  note(position({ active: 'sabea' }), cast('risingWinds'));
  note(
    position({ active: 'zadita', heroes: { zadita: { at: 'G21' }, drexir: { at: 'G22' } } }),
    cast('mercyKilling', 'drexir'),
  );
  note(duel(), { type: 'capture' });
  const altar = (owner: 'red' | 'blue', at: string) =>
    position({ active: 'drexir', altars: { sprint: owner }, heroes: { drexir: { at: 'D14' }, sabea: { at } } });
  note(altar('red', 'A10'), { type: 'capture' });
  note(altar('blue', 'B14'), { type: 'capture' });
  return [...found.values()];
}

test.each(LANGUAGES)('every refusal has its sentence in %s', (language) => {
  const t = i18n.getFixedT(language);
  const all = refusals();
  expect(all.map(({ rule }) => rule).sort()).toEqual([...new Set<string>(Object.values(REASONS))].sort());
  expect([...new Set(keysOf(TEXTS[language].mortalgate.why))].sort()).toEqual(all.map(({ rule }) => rule).sort());
  const said = all.map(({ rule, params }) => resolveWords(t, { key: `mortalgate.why.${rule}`, params }, NAMES));
  expect(said.filter((text) => !text.endsWith('.') || /\{\{|mortalgate\./.test(text))).toEqual([]);
});
