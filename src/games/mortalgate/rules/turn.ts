import { returnNode } from './board';
import { abilityOf, HEROES, STATUS_DAMAGE, TEAM_HEROES, type Status } from './data';
import { isAdjacent, OFF } from './hex';
import { captainOf, movementOf, otherTeam } from './questions';
import type { Event, HeroId, State, Team, TurnEnd } from './types';
import { actorOf, bury, checkDeaths, restore, wound, type Blow } from './wounds';

const ROUND_TURNS = 2 * TEAM_HEROES;

/** GATE-036 Whose turn is the n-th of the match, counted from 1. */
export function heroOfTurn(orders: State['orders'], opening: Team, number: number): HeroId {
  const place = (number - 1) % ROUND_TURNS;
  return orders[place % 2 === 0 ? opening : otherTeam(opening)][Math.floor(place / 2)];
}

/** GATE-037 The next hero is about to begin its turn. */
export function passTurn(state: State, events: Event[]): void {
  const { turn } = state;
  turn.number++;
  turn.hero = heroOfTurn(state.orders, state.opening ?? 0, turn.number);
  turn.points = 0;
  turn.poisoned = false;
  turn.stunned = false;
  turn.precise = false;
  turn.second = false;
  state.phase = 'upkeep';
  if (turn.number % ROUND_TURNS !== 1) return;
  state.round++;
  events.push({ type: 'roundBegan', round: state.round });
}

/** GATE-045 */
export function endTurn(state: State, reason: TurnEnd, events: Event[]): void {
  events.push({ type: 'turnEnded', ...actorOf(state, state.turn.hero), reason });
  passTurn(state, events);
}

/** GATE-046, GATE-051 Return and upkeep of the hero whose turn begins, up to its first decision. */
export function beginTurn(state: State, events: Event[]): void {
  const { turn } = state;
  const { hero } = turn;
  const actor = actorOf(state, hero);
  const own = state.heroes[hero];
  // GATE-D49 An offer of a draw stands until whoever made it is on turn again.
  if (captainOf(state.teams, actor.team) === actor.seat) state.drawAgreed[actor.team] = false;
  events.push({ type: 'turnBegan', ...actor, round: state.round, number: turn.number });
  if (own.node === OFF) comeBack(state, events);
  if (own.wall) {
    own.wall = false;
    events.push({ type: 'wallEnded', ...actor });
  }
  coolDown(state, events);
  if (own.burning > 0 && !suffer(state, 'burning', burnt(state, hero), events)) return;
  if (own.poison > 0) {
    turn.poisoned = true;
    if (!suffer(state, 'poison', [{ hero, reason: 'poison', damage: STATUS_DAMAGE }], events)) return;
  }
  if (own.stun > 0) {
    turn.stunned = true;
    suffer(state, 'stun', [], events);
  }
  if (own.precision > 0) {
    turn.precise = true;
    own.precision--;
    events.push({ type: 'precisionHeld', ...actor, left: own.precision });
  }
  turn.points = turn.stunned ? 0 : movementOf(state, hero, turn.poisoned);
  state.phase = turn.stunned ? 'capture' : 'movement';
}

/** GATE-046 to GATE-049 */
function comeBack(state: State, events: Event[]): void {
  const actor = actorOf(state, state.turn.hero);
  const own = state.heroes[actor.hero];
  own.node = returnNode(state.heroes, actor.team);
  restore(own, actor.hero);
  events.push({ type: 'heroReturned', ...actor, node: own.node, health: own.health });
}

/** GATE-052, GATE-053 */
function coolDown(state: State, events: Event[]): void {
  const actor = actorOf(state, state.turn.hero);
  const { cooldowns } = state.heroes[actor.hero];
  if (cooldowns[0] === 0 && cooldowns[1] === 0) return;
  const { abilities } = HEROES[actor.hero];
  const ready = abilities.filter((_, slot) => cooldowns[slot] === 1);
  if (cooldowns[0] > 0) cooldowns[0]--;
  if (cooldowns[1] > 0) cooldowns[1]--;
  events.push({ type: 'cooldownsFell', ...actor, cooldowns: [cooldowns[0], cooldowns[1]], ready });
}

/** GATE-152 to GATE-154 The fire hurts the hero and every teammate next to it. */
function burnt(state: State, hero: HeroId): Blow[] {
  const { node, team } = state.heroes[hero];
  const blows: Blow[] = [{ hero, reason: 'burning', damage: STATUS_DAMAGE }];
  state.heroes.forEach((other, id) => {
    if (other.team !== team || other.node === OFF || !isAdjacent(other.node, node)) return;
    blows.push({ hero: id, reason: 'spread', damage: other.wall ? 0 : STATUS_DAMAGE });
  });
  return blows;
}

/** GATE-054 to GATE-057 A status takes effect and its counter goes down. Says whether the turn goes on. */
function suffer(state: State, status: Status, blows: readonly Blow[], events: Event[]): boolean {
  const { hero } = state.turn;
  const own = state.heroes[hero];
  own[status]--;
  const wounds = wound(state, null, blows);
  events.push({ type: 'statusSuffered', ...actorOf(state, hero), status, left: own[status], wounds });
  bury(state, null, wounds, events);
  checkDeaths(state, wounds, events);
  if (state.outcome !== null) return false;
  if (own.node !== OFF) return true;
  endTurn(state, 'slain', events);
  return false;
}

/** GATE-103 */
export function setCooldown(state: State, hero: HeroId, ability: (typeof HEROES)[number]['abilities'][number]): number {
  const { cooldown } = abilityOf(ability);
  state.heroes[hero].cooldowns[HEROES[hero].abilities.indexOf(ability) === 0 ? 0 : 1] = cooldown;
  return cooldown;
}
