import { apply, type Seat } from '@/engine';
import { firstState } from '@/engine/match';
import {
  isMyTurn,
  me,
  NOTHING,
  offeredPearls,
  promptOf,
  stepOf,
  tapped,
  type Situation,
  type Selection,
} from '@/games/molthar/board/flow';
import { arranged } from '@/games/molthar/board/table';
import { tableTargets } from '@/games/molthar/board/targets';
import { molthar, type Action, type State, type View } from '@/games/molthar/rules';
import { input } from './support';

/** Whole matches, played by nothing but taps on targets, offers and the gold button. */

const momentOf = (state: State, view: View, selection: Selection): Situation => ({
  view,
  selection,
  why: (action) => molthar.check(state, { seat: view.turn.seat, action }),
});

/** The targets that lead to an action, in order; a word with '!' is an offer or a choice of a sheet. */
function tapsFor(view: View, action: Action): readonly string[] {
  const onPortal = (card: number) =>
    view.players
      .flatMap((player, owner) => player.portal.map((held, i) => [held.card, `portal:${owner}:${i}`] as const))
      .find(([held]) => held === card)?.[1] ?? 'nowhere';
  const inHand = (pearl: number) => `hand:${(me(view).hand ?? []).indexOf(pearl)}`;
  switch (action.type) {
    case 'takePearl':
      return [action.from === 'pile' ? 'pearlPile' : `pearl:${action.from}`];
    case 'placeCharacter':
      return [
        action.from === 'pile' ? 'characterPile' : `character:${action.from}`,
        ...(action.discard === null ? [] : [onPortal(action.discard)]),
      ];
    case 'activate':
    case 'chooseOpponentCharacter':
      return [onPortal(action.card)];
    case 'chooseOpponentHand':
      return [`rival:${action.seat}`];
    case 'exchangePortal':
      return ['exchangePortal!', onPortal(action.card), `character:${action.open}`];
    case 'twoForDiamond':
      return [inHand(action.pearl)];
    case 'discardToLimit':
      return action.pearls.map(inHand);
    case 'peekCharacter':
    case 'redrawHand':
      return [`${action.type}!`];
    default:
      return [];
  }
}

/** Selections that are made on buttons and sheets rather than on the board. */
function byButton(view: View, action: Action): Selection | null {
  if (action.type === 'replacePearls') return { type: 'replacePearls' };
  if ((action.type === 'takeFromHand' || action.type === 'takeBack') && offeredPearls(view).includes(action.pearl))
    return { type: 'offered', pearl: action.pearl };
  return null;
}

/** What is played when a player taps their way to an action; null when the way is closed. */
function playByTaps(state: State, view: View, action: Action): Action | null {
  if (action.type === 'finishActions') return momentOf(state, view, NOTHING).why(action) === undefined ? action : null;
  let selection = byButton(view, action) ?? NOTHING;
  for (const tap of tapsFor(view, action)) {
    const moment = momentOf(state, view, selection);
    if (tap.endsWith('!')) {
      const offer = promptOf(moment)?.offers.find(({ name }) => `${name}!` === tap);
      if (offer?.action) return offer.action;
      selection = offer?.selection ?? NOTHING;
      continue;
    }
    const { layout } = input(view, 390, 844);
    if (!tableTargets(moment, layout).some(({ id }) => id === tap)) return null;
    const outcome = tapped(moment, tap);
    if (outcome.type !== 'select') return null;
    selection =
      outcome.selection.type === 'activate' && action.type === 'activate'
        ? { ...outcome.selection, payment: action.payment }
        : outcome.selection;
  }
  return stepOf(momentOf(state, view, selection))?.actions.at(0) ?? null;
}

const same = (a: Action | null, b: Action) => JSON.stringify(a) === JSON.stringify(b);

const WEIGHTS: Partial<Record<Action['type'], number>> = {
  activate: 40,
  takePearl: 6,
  placeCharacter: 2,
  replacePearls: 0.4,
  endTurn: 6,
};

function pick(legal: readonly Action[], random: () => number): Action {
  const weights = legal.map((action) => WEIGHTS[action.type] ?? 3);
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return legal.find((_, i) => (rest -= weights[i]) <= 0) ?? legal[0];
}

function makeRandom(seed: number): () => number {
  let at = seed;
  return () => (at = (Math.imul(at, 1664525) + 1013904223) >>> 0) / 4294967296;
}

const MOST_MOVES = 1500;

/** Plays a match; says which legal actions could not be reached, and which kinds were played. */
function playMatch(
  seats: number,
  seed: number,
): { readonly closed: string[]; readonly over: boolean; readonly kinds: Set<string> } {
  const random = makeRandom(seed);
  const kinds = new Set<string>();
  const closed = new Set<string>();
  let state = firstState(molthar, { config: { starter: 0 }, seats, seed });
  for (let move = 0; move < MOST_MOVES; move++) {
    const [seat]: readonly (Seat | undefined)[] = molthar.toMove(state);
    if (seat === undefined) return { closed: [...closed], over: true, kinds };
    const view = arranged(molthar.view(state, seat));
    expect(isMyTurn(view)).toBe(true);
    const action = pick(molthar.legalActions(state, seat), random);
    if (!same(playByTaps(state, view, action), action)) closed.add(`${action.type} in ${view.turn.phase}`);
    kinds.add(action.type);
    state = apply(molthar, state, { seat, action }).state;
  }
  return { closed: [...closed], over: false, kinds };
}

test.each([
  [2, 5],
  [3, 11],
  [4, 21],
  [5, 8],
])('a whole match of %d players can be played by taps alone', (seats, seed) => {
  const { closed, over } = playMatch(seats, seed);
  expect(closed).toEqual([]);
  expect(over).toBe(true);
});

test('among some matches every kind of action is played by taps', () => {
  const all = new Set([1, 2, 3, 4, 5, 6, 7, 9, 10].flatMap((seed) => [...playMatch(3, seed).kinds]));
  const every: readonly Action['type'][] = [
    'activate',
    'chooseOpponentCharacter',
    'chooseOpponentHand',
    'discardToLimit',
    'endTurn',
    'exchangePortal',
    'finishActions',
    'peekCharacter',
    'placeCharacter',
    'redrawHand',
    'replacePearls',
    'takeBack',
    'takeFromHand',
    'takePearl',
    'twoForDiamond',
  ];
  expect([...all].sort()).toEqual([...every].sort());
});
