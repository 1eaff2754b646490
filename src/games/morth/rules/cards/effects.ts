import { breaks, type Seat, type Violation } from '@/engine';
import { CARDS } from '../data';
import type { Effect } from '../data';
import { putBackIfStuck } from '../putBack';
import type { Card, Event, Open, State, CardTarget } from '../types';
import { advanceEnemy, changePath, healEnemy, levelUp, swapEnemies } from './enemyCards';
import { cancelAttack, cancelMove, changeType, lessAttack, lessMove, moveHero } from './heroCards';
import type { CardRule, TargetKind } from './rule';
import { blockSquare, steal } from './tableCards';

const RULES = {
  changePath,
  cancelMove,
  cancelAttack,
  advanceEnemy,
  swapEnemies,
  steal,
  levelUp,
  lessMove,
  moveHero,
  healEnemy,
  changeType,
  blockSquare,
  lessAttack,
} satisfies { readonly [E in Effect]: unknown };

/** A rule is only ever asked about targets of its own kind. */
const ruleOf = (card: Card): CardRule<TargetKind> => RULES[CARDS[card].effect] as unknown as CardRule<TargetKind>;

/** Whether a card may be aimed at a target now; the seat is that of the player, or of LM for a team's card (MOR-340). */
export function checkTarget(open: Open, seat: Seat, card: Card, target: CardTarget): Violation | undefined {
  const rule = ruleOf(card);
  return target.kind === rule.kind ? rule.check(open, seat, target, CARDS[card]) : breaks('MOR-199');
}

/** MOR-199 Every legal target of a card, in a stable order. */
export function targetsOf(open: Open, seat: Seat, card: Card): CardTarget[] {
  const rule = ruleOf(card);
  return rule.candidates(open, seat).filter((target) => rule.check(open, seat, target, CARDS[card]) === undefined);
}

/** MOR-248 Carries out the effect of a card; the card itself is already on the discard pile. */
export function applyCard(state: State, seat: Seat, card: Card, target: CardTarget, events: Event[]): void {
  ruleOf(card).apply(state, seat, target, CARDS[card], events);
  putBackIfStuck(state, events);
}
