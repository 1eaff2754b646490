import { die } from '@/engine';
import type { Seat } from '@/engine';
import { POSITIONS } from './data';
import { moveAll } from './assault';
import { drawDie, freshFoe, rollEnemy } from './dice';
import { noSpell } from './heroes';
import { gateAt, gateOf } from './portal';
import { nextSeat, realmOf } from './realms';
import type { Bag, Die, Event, State, Turn } from './types';
import { isLastWave, waveOf } from './waves';

/** A turn in which nothing has been done. */
export function newTurn(seat: Seat): Turn {
  return { seat, acted: false, skilled: null, skillSpent: false };
}

/** MOR-041 LM moves the turn marker. */
export function beginWave(state: State, events: Event[]): void {
  state.wave++;
  const { round, waveInRound } = waveOf(state);
  events.push({ type: 'waveBegan', wave: state.wave, round, waveInRound, lord: state.lord });
}

function drawUpTo(state: State, bag: Bag, count: number, into: Die[]): number {
  const source = state.bags[bag];
  const most = Math.min(count, source.length);
  for (let i = 0; i < most; i++) into.push(drawDie(state.rng, source));
  return count - most;
}

/** MOR-311 to MOR-313, MOR-193 Dice that a bag lacks come from the other one, where that is agreed. */
function drawWave(state: State): { dice: Die[]; missing: number } {
  const { green, orange } = waveOf(state);
  const fills = state.config.fillBags && state.mode !== 'introductory';
  const dice: Die[] = [];
  let missing = drawUpTo(state, 'green', green, dice);
  if (fills) missing = drawUpTo(state, 'orange', missing, dice);
  const short = drawUpTo(state, 'orange', orange, dice);
  missing += fills ? drawUpTo(state, 'green', short, dice) : short;
  return { dice, missing };
}

/** MOR-044 to MOR-048, MOR-052 LM draws and rolls the dice of the wave, then the d12. */
export function rollDice(state: State, events: Event[]): void {
  const { dice, missing } = drawWave(state);
  state.spun = dice.map((number) => {
    const enemy = rollEnemy(state.rng, number);
    return { die: number, enemy, sector: die(state.rng, POSITIONS) - 1 };
  });
  const from = state.mark;
  state.mark = die(state.rng, POSITIONS);
  state.phase = 'portal';
  state.turn = newTurn(state.lord);
  events.push({
    type: 'waveRolled',
    lord: state.lord,
    dice: state.spun.map((spun) => ({ ...spun })),
    from,
    mark: state.mark,
    missing,
  });
  state.window = 'waveRolled';
}

/** MOR-346, MOR-357 A random red die comes to the path at the position of a d12. */
export function bringRedDie(state: State, events: Event[]): void {
  if (state.bags.red.length === 0) return;
  const number = drawDie(state.rng, state.bags.red);
  const enemy = rollEnemy(state.rng, number);
  const position = die(state.rng, POSITIONS);
  const { realm, path } = gateAt(state, position);
  state.foes.push(freshFoe(number, enemy, { realm, path, square: 0, since: state.wave }));
  events.push({ type: 'redDieCame', die: number, enemy, position, realm, path, team: state.mode === 'cooperative' });
}

/** MOR-062 to MOR-064 Every die goes from the spinner to the start space of its path. */
function emptySpinner(state: State, events: Event[]): void {
  const arrivals = state.spun.map(({ die: number, enemy, sector }) => ({
    die: number,
    enemy,
    sector,
    ...gateOf(state, state.mark, { sector }),
  }));
  for (const { die: number, enemy, realm, path } of arrivals)
    state.foes.push(freshFoe(number, enemy, { realm, path, square: 0, since: state.wave }));
  state.spun = [];
  events.push({ type: 'enemiesArrived', arrivals });
}

/** MOR-053, MOR-347 The next portal turn; after the last one the Hero phase begins (MOR-067). */
export function endPortalTurn(state: State, events: Event[]): void {
  const next = nextSeat(state, state.turn.seat);
  if (state.mode !== 'cooperative' && next !== state.lord) state.turn = newTurn(next);
  else {
    emptySpinner(state, events);
    state.phase = 'heroes';
    state.turn = newTurn(state.lord);
  }
  state.window = 'portalTurned';
}

/** MOR-068 After the last portal turn the first hero turn begins. */
export function beginHeroes(state: State, events: Event[]): void {
  beginHeroTurn(state, state.lord, events);
}

function beginHeroTurn(state: State, seat: Seat, events: Event[]): void {
  state.turn = newTurn(seat);
  for (const hero of state.heroes) if (hero.seat === seat) hero.done = false;
  events.push({ type: 'turnBegan', seat });
  state.window = 'beforeBuying';
}

/** MOR-206, MOR-341 What lasts until the end of the turn ends. */
function liftSpells(state: State, seat: Seat): void {
  for (const hero of state.heroes) if (hero.seat === seat || state.mode === 'cooperative') hero.spell = noSpell();
  const realm = realmOf(state, seat);
  state.blocked = state.blocked.filter((token) => token.realm !== realm);
}

/** The hero turn is over; the next begins after its window (MOR-245). */
export function endHeroTurn(state: State, events: Event[]): void {
  const { seat } = state.turn;
  const isLast = nextSeat(state, seat) === state.lord;
  state.active = null;
  for (const hero of state.heroes) if (hero.seat === seat) hero.unplaced = false;
  if (state.mode !== 'cooperative' || isLast) liftSpells(state, seat);
  events.push({ type: 'turnEnded', seat });
  state.window = 'turnEnded';
}

/** MOR-068, MOR-038 The next hero turn, or the Assault phase. */
export function afterHeroTurn(state: State, events: Event[]): void {
  const next = nextSeat(state, state.turn.seat);
  if (next !== state.lord) return beginHeroTurn(state, next, events);
  state.phase = 'assault';
  state.turn = newTurn(state.lord);
  state.window = 'beforeAssault';
}

/** MOR-155 The enemies move by the roll. */
export function moveEnemies(state: State, events: Event[]): void {
  moveAll(state, state.roll ?? 0, events);
  state.moved = true;
  state.window = 'enemiesMoved';
}

/** MOR-039, MOR-040, MOR-183 The token passes to the left, or the game is over. */
export function endWave(state: State, events: Event[]): void {
  const next = state.mode === 'solitaire' ? state.lord : nextSeat(state, state.lord);
  events.push({ type: 'waveEnded', wave: state.wave, lord: state.lord, next });
  state.roll = null;
  state.moved = false;
  state.window = null;
  if (isLastWave(state)) {
    state.phase = 'over';
    events.push({ type: 'gameEnded' });
    return;
  }
  state.lord = next;
  state.phase = 'morth';
  state.turn = newTurn(next);
}
