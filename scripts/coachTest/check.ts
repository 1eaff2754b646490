import {
  runThinker,
  stateHash,
  whyNot,
  type Advice,
  type AnyGame,
  type Opaque,
  type Seat,
  type Tagged,
} from '@/engine';
import type { Position } from './positions';

/** Asks a coach. */
export type Ask = (view: Opaque, seat: Seat, seed: number) => Advice<Tagged>;

/** What is wrong with what a coach says in a position: an illegal move, another one than sharp's, no reason, or a word more than the seat may know. */
export function faultsIn(game: AnyGame, ask: Ask, { state, seat, seed }: Position): readonly string[] {
  const view = game.view(state, seat);
  const advice = ask(view, seat, seed);
  const { action, reasons } = advice;
  const violation = whyNot(game, state, { seat, action });
  const sharp = runThinker(game.bots.sharp.think(view, seat, seed));
  const otherwise = ask(game.view(game.determinize(view, seed), seat), seat, seed);
  const [does, plays] = [action, sharp].map((each) => JSON.stringify(each));
  return [
    ...(violation ? [`illegal: ${does} breaks ${violation.rule}`] : []),
    ...(stateHash(sharp) === stateHash(action) ? [] : [`not sharp's: ${does} where sharp plays ${plays}`]),
    ...(reasons.length === 1 || reasons.length === 2 ? [] : [`${reasons.length} reasons`]),
    ...(stateHash(otherwise) === stateHash(advice)
      ? []
      : [`leak: ${does} is said otherwise where others hide other things`]),
  ];
}
