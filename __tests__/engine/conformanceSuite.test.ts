import { copyPlain, type TeamPlace } from '@/engine';
import { subject } from '../support/conformance';
import { openToy, toyGame, toyPieces, type ToyState } from '../support/toyGame';
import { toyTeams } from '../support/toyTeams';

type Toy = typeof toyGame;
const SETUP = { config: {}, seats: 3, seed: 2 };
const walk = (game: Toy, pieces = toyPieces) => subject({ game, pieces, weights: {}, modes: {} }).walk(SETUP);

test.each([2, 3])('a sound game passes with %i seats', (seats) => {
  const sound = subject({ game: toyGame, pieces: toyPieces, weights: {}, modes: {} });
  expect(sound.seats).toEqual([2, 3]);
  for (let seed = 0; seed < 5; seed++) sound.walk({ config: {}, seats, seed });
});

test.each([2, 4, 8])('a game of two teams passes with %i seats', (seats) => {
  const sound = subject({ game: toyTeams, pieces: toyPieces, weights: {}, modes: {} });
  for (let seed = 0; seed < 3; seed++) sound.walk({ config: { cards: 12 }, seats, seed });
});

test.each([2, 8])('a sound game without secrets passes with %i seats', (seats) => {
  const sound = subject({ game: openToy, pieces: toyPieces, weights: {}, modes: {} });
  expect(sound.seats).toContain(seats);
  for (let seed = 0; seed < 3; seed++) sound.walk({ config: {}, seats, seed });
});

/** Games with one fault each; a suite that lets one pass is worth nothing. */
const FAULTS: [string, RegExp, Partial<Toy>][] = [
  [
    'changes its input while it lists actions',
    /checkMoment|object is not extensible|read only/,
    {
      legalActions: (state, seat) => {
        state.pile.push(0);
        return toyGame.legalActions(state, seat);
      },
    },
  ],
  ['plays the same move differently each time', /checkPure|checkPlain/, { advance: unsteady() }],
  ['copies only the surface', /checkPure|checkCopy|not extensible|read only/, { copy: (state) => ({ ...state }) }],
  [
    'forgets a field in its copy',
    /checkCopy|checkPure|checkPlain/,
    { copy: (state) => ({ ...copyPlain(state), drawn: false }) },
  ],
  [
    'keeps something that JSON cannot hold',
    /checkPlain/,
    { setup: (...args) => ({ ...toyGame.setup(...args), extra: undefined }) },
  ],
  [
    'says that it hides nothing, but shows hands to their owners alone',
    /checkOpen.*\n[^]*nothing hidden/,
    { hides: () => false },
  ],
  [
    'says that it hides nothing, but tells only the owner what was drawn',
    /checkOpen.*\n[^]*nothing hidden[^]*is shown/,
    { ...openToy, show: toyGame.show },
  ],
  [
    'closes a view and leaves the own hand in it',
    /checkViews.*\n[^]*closed view/,
    { close: (seen) => ({ ...seen, hands: seen.hands.map((hand, seat) => (seat === seen.viewer ? hand : 0)) }) },
  ],
  ['hides something now and then', /checkOpen.*\n[^]*whole match/, { hides: (state) => state.pile.length > 3 }],
  ['has a result before the end', /checkEnd/, { result: () => ({ places: [], rule: 'TOY-9' }) }],
  ['ranks the worst first', /checkEnd/, { result: (state) => upsideDown(toyGame.result(state)) }],
  [
    'leaves a seat without a team',
    /checkEnd: .*a team for each seat/s,
    { result: (state) => changedTeams(state, (team) => ({ ...team, seats: team.seats.slice(1) })) },
  ],
  [
    'ranks the weaker team first',
    /checkEnd/,
    { result: (state) => changedTeams(state, (team) => ({ ...team, score: team.score.map((one) => -one) })) },
  ],
  [
    'gives a seat another rank than its team has',
    /checkEnd/,
    { result: (state) => upsideDown(toyTeams.result(state)) },
  ],
  [
    'lists an action twice',
    /checkOptions/,
    { legalActions: (state, seat) => [...toyGame.legalActions(state, seat), ...toyGame.legalActions(state, seat)] },
  ],
  ['lists actions for everybody', /checkOptions/, { legalActions: (state) => toyGame.legalActions(state, state.seat) }],
  [
    'lists what its judge refuses',
    /checkOptions/,
    { check: (state, move) => (move.action.type === 'roll' ? { rule: 'TOY-3' } : toyGame.check(state, move)) },
  ],
  [
    'accepts any seat',
    /checkRefusals/,
    { check: (state, move) => toyGame.check(state, { ...move, seat: state.seat }) },
  ],
  [
    'accepts actions that it does not know',
    /checkRefusals/,
    { check: (state, move) => acceptAll(toyGame.check(state, move)) },
  ],
  ['does not know its own states again', /checkStoredState/, { readState: () => undefined }],
  ['takes anything for a state', /checkStoredState/, { readState: (value) => value as ToyState }],
  [
    'stores what it does not know',
    /checkStoredAction/,
    { readAction: (value) => value as ReturnType<Toy['readAction']> },
  ],
  [
    'stumbles over no action at all',
    /checkStoredAction/,
    { check: (state, move) => ('type' in move.action ? toyGame.check(state, move) : { rule: 'TOY-6' }) },
  ],
  [
    'shows the next card of the pile',
    /checkViews/,
    { view: (state, viewer) => ({ ...toyGame.view(state, viewer), next: state.pile.at(-1) ?? null }) },
  ],
  ['shows its dice', /checkViews/, { view: (state, viewer) => ({ ...toyGame.view(state, viewer), rng: state.rng }) }],
  [
    'samples a state that the viewer could tell apart',
    /checkViews/,
    { determinize: (seen, seed) => ({ ...toyGame.determinize(seen, seed), drawn: !seen.drawn }) },
  ],
  ['shows everybody which card was drawn', /checkShown[^]*the same events/, { show: (event) => event }],
  [
    'shows only that a high card was drawn',
    /checkShown[^]*the same events/,
    {
      show: (event, viewer) =>
        event.type === 'drawn' && event.card !== null && event.card < 4 ? undefined : toyGame.show(event, viewer),
    },
  ],
  ['has a line without words', /checkLog/, { describe: () => ({ key: '' }) }],
  ['has nothing to show', /checkText/, { toText: () => ' ' }],
  [
    'has a bot that breaks the rules',
    /checkBots/,
    {
      bots: {
        ...toyGame.bots,
        easy: {
          *think() {
            yield;
            return { type: 'lay', card: 77 };
          },
        },
      },
    },
  ],
];

test.each(FAULTS)('a game that %s fails', (_name, where, fault) => {
  expect(() => walk({ ...toyGame, ...fault })).toThrow(where);
});

test('a game that loses a card fails', () => {
  const advance: Toy['advance'] = (state, move) => {
    const events = toyGame.advance(state, move);
    if (move.action.type === 'lay') state.laid[move.seat].pop();
    return events;
  };
  expect(() => walk({ ...toyGame, advance })).toThrow(/checkPieces/);
});

function unsteady(): Toy['advance'] {
  let calls = 0;
  return (state: ToyState, move) => {
    const events = toyGame.advance(state, move);
    state.rng[0] = calls++;
    return events;
  };
}

function upsideDown(result: ReturnType<Toy['result']>): ReturnType<Toy['result']> {
  return result && { ...result, places: result.places.map((place) => ({ ...place, rank: 4 - place.rank })) };
}

function changedTeams(
  state: ToyState,
  change: (team: TeamPlace, index: number) => TeamPlace,
): ReturnType<Toy['result']> {
  const result = toyTeams.result(state);
  return result && { ...result, teams: result.teams?.map(change) };
}

function acceptAll(violation: ReturnType<Toy['check']>): ReturnType<Toy['check']> {
  return violation?.rule === 'TOY-6' ? undefined : violation;
}
