import {
  anyGame,
  copyState,
  exactly,
  nextU32,
  whole,
  type Game,
  type Move,
  type Rng,
  type Tagged,
  type Violation,
  type Words,
} from '@/engine';

/** Another shape of state: that of the first rules lies inside. */
type Other<S> = { inner: S; tired: number };

/** What the second rules change besides the shape. */
type Change<S> = {
  /** A verb that is no longer allowed while anything else is. */
  readonly banned: string;
  /** Why a state of the first rules is of no use. */
  readonly refuses?: (state: S) => Words | undefined;
};

export const BANNED: Violation = { rule: 'OTHER-1' };

/**
 * A second version of the rules of a game, for real: states have another shape, a verb is forbidden, and every move
 * draws once more from the generator, so that the same moves lead elsewhere.
 */
export function otherRules<S extends { rng: Rng }, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  { banned, refuses }: Change<S>,
) {
  const legalActions = ({ inner }: Other<S>, seat: number): readonly A[] => {
    const all = game.legalActions(inner, seat);
    const allowed = all.filter(({ type }) => type !== banned);
    return allowed.length > 0 ? allowed : all;
  };
  const isBanned = (state: Other<S>, { seat, action }: Move<A>): boolean =>
    action?.type === banned && !legalActions(state, seat).some(({ type }) => type === banned);
  const other: Game<Other<S>, A, E, V, C> = {
    ...game,
    rulesVersion: game.rulesVersion + 1,
    setup: (...args) => ({ inner: game.setup(...args), tired: 0 }),
    toMove: ({ inner }) => game.toMove(inner),
    interrupters: game.interrupters && (({ inner }) => game.interrupters?.(inner) ?? []),
    declining: game.declining && (({ inner }, seat) => game.declining?.(inner, seat)),
    check: (state, move) => (isBanned(state, move) ? BANNED : game.check(state.inner, move)),
    legalActions,
    advance: (state, move) => {
      nextU32(state.inner.rng);
      state.tired += 1;
      return game.advance(state.inner, move);
    },
    result: ({ inner }) => game.result(inner),
    copy: ({ inner, tired }) => ({ inner: copyState(game, inner), tired }),
    view: ({ inner }, viewer) => game.view(inner, viewer),
    hides: ({ inner }) => game.hides(inner),
    determinize: (view, seed) => ({ inner: game.determinize(view, seed), tired: 0 }),
    toText: ({ inner, tired }) => `${game.toText(inner)} tired ${tired}`,
    readState: (value) => {
      const isOther = exactly<Other<S>>({
        inner: (inner): inner is S => game.readState(inner) !== undefined,
        tired: whole(0, 1_000_000),
      });
      return isOther(value) ? value : undefined;
    },
    upgrade: (value, from) => {
      const today = from < game.rulesVersion && game.upgrade ? game.upgrade(value, from) : { state: value };
      const state = 'refused' in today ? undefined : game.readState(today.state);
      if (state === undefined) return { refused: { key: 'problems.stateUnreadable', params: { version: from } } };
      const refused = refuses?.(state);
      return refused ? { refused } : { state: { inner: state, tired: 0 } };
    },
  };
  return anyGame(other);
}
