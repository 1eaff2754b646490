import { DICE_PER_SQUARE, ENEMIES } from './data';
import { kill } from './attack';
import { foesAt, hitOn, removeFoe, suffer } from './foes';
import { statsOf } from './heroes';
import { crossingFrom } from './maps';
import type { GameMap } from './maps';
import { lose, mapOf } from './realms';
import type { Cell, Event, Foe, Open, PathId, RealmId, Spot } from './types';

/** MOR-157 to MOR-160 Who moves first on a path. */
function inOrder(one: Foe, other: Foe): number {
  return (
    other.square - one.square ||
    ENEMIES[other.enemy].speed - ENEMIES[one.enemy].speed ||
    other.life - one.life ||
    one.since - other.since ||
    one.die - other.die
  );
}

/** MOR-155 Squares that an enemy moves. */
export const strideOf = (foe: Pick<Foe, 'enemy'>, roll: number): number => ENEMIES[foe.enemy].speed + roll;

/** MOR-166, MOR-168 to MOR-174 An enemy leaves by the exit. */
function leave(state: Open, foe: Foe, events: Event[]): void {
  const { wounds, coins } = ENEMIES[foe.enemy];
  state.realms[foe.realm].wounds += wounds;
  const lost = lose(state, foe.realm, coins);
  removeFoe(state, foe);
  events.push({
    type: 'enemyLeft',
    realm: foe.realm,
    die: foe.die,
    enemy: foe.enemy,
    wounds,
    coins: lost,
    team: state.mode === 'cooperative',
  });
}

/** MOR-181, MOR-258, MOR-261 Sets off a trap on the square that an enemy enters. */
function springTrap(state: Open, foe: Foe, cell: Cell, events: Event[]): void {
  const at = state.traps.findIndex((trap) => trap.realm === foe.realm && trap.cell === cell);
  if (at < 0) return;
  const { hero } = state.traps[at];
  const hit = hitOn(foe, statsOf(state.heroes[hero]).trap?.damage ?? 0, null);
  suffer(foe, hit);
  state.traps.splice(at, 1);
  events.push({ type: 'trapSprung', seat: state.heroes[hero].seat, hero, realm: foe.realm, cell, hit });
  if (foe.life === 0) kill(state, hero, foe, events);
}

/** MOR-182, MOR-282, MOR-D39 Points left after stepping on a barrier, if there is one. */
function slowed(state: Open, foe: Foe, cell: Cell, points: number): number {
  const barrier = state.barriers.find((token) => token.realm === foe.realm && token.cell === cell);
  if (barrier === undefined) return points;
  barrier.stepped = true;
  return Math.max(0, points - (statsOf(state.heroes[barrier.hero]).barrier?.slow ?? 0));
}

/** MOR-162, MOR-176 The next square of an enemy; a Goblin that enters a crossing is on its other path at once. */
export function nextSpot(map: GameMap, enemy: Foe['enemy'], { path, square }: Spot): Spot | undefined {
  if (square >= map.paths[path].cells.length) return undefined;
  const ahead = { path, square: square + 1 };
  return enemy === 'goblin' ? (crossingFrom(map, path, square + 1) ?? ahead) : ahead;
}

/** MOR-007 Dice on the square of a spot, the enemy itself not counted. */
export function crowd(open: Open, foe: Foe, { path, square }: Spot): number {
  if (square === 0) return 0;
  const others = foesAt(open, foe.realm, mapOf(open, foe.realm).paths[path].cells[square - 1]);
  return others.includes(foe) ? others.length - 1 : others.length;
}

/** MOR-164, MOR-165, MOR-D34 Goes back along the way from full squares; says how many squares. */
function fallBack(state: Open, foe: Foe, from: Spot, way: readonly Spot[]): number {
  for (let back = 0; back < way.length; back++) {
    const spot = way[way.length - 1 - back];
    if (crowd(state, foe, spot) >= DICE_PER_SQUARE) continue;
    foe.path = spot.path;
    foe.square = spot.square;
    return back;
  }
  foe.path = from.path;
  foe.square = from.square;
  return way.length;
}

/** Moves an enemy so many squares. Only by the roll of an Assault it feels barriers (MOR-D39). */
export function march(state: Open, foe: Foe, stride: number, roll: number | null, events: Event[]): void {
  const map = mapOf(state, foe.realm);
  const from: Spot = { path: foe.path, square: foe.square };
  const way: Spot[] = [];
  const after: Event[] = [];
  let end: 'stays' | 'leaves' | 'dies' = 'stays';
  for (let points = stride; points > 0 && end === 'stays';) {
    const next = nextSpot(map, foe.enemy, foe);
    if (next === undefined) {
      end = 'leaves';
      break;
    }
    foe.path = next.path;
    foe.square = next.square;
    way.push(next);
    points--;
    const cell = map.paths[next.path].cells[next.square - 1];
    if (state.traps.length > 0) springTrap(state, foe, cell, after);
    if (foe.life === 0) end = 'dies';
    else if (roll !== null && state.barriers.length > 0) points = slowed(state, foe, cell, points);
  }
  const fellBack = end === 'stays' ? fallBack(state, foe, from, way) : 0;
  events.push(
    { type: 'enemyMoved', roll, realm: foe.realm, die: foe.die, enemy: foe.enemy, from, way, fellBack, end },
    ...after,
  );
  if (end === 'leaves') leave(state, foe, events);
}

/** MOR-156, MOR-161 The enemies of one path that have not moved yet, in order. */
function marchers(state: Open, realm: RealmId, path: PathId, moved: ReadonlySet<Foe>): Foe[] {
  return state.foes.filter((foe) => foe.realm === realm && foe.path === path && !moved.has(foe)).sort(inOrder);
}

/** MOR-284 Barriers that were stepped on go. */
function clearBarriers(state: Open, events: Event[]): void {
  for (const { realm, cell, hero, stepped } of state.barriers)
    if (stepped) events.push({ type: 'barrierRemoved', realm, cell, hero });
  state.barriers = state.barriers.filter((barrier) => !barrier.stepped);
}

/** MOR-155 to MOR-182, MOR-352 Moves the enemies of all maps. */
export function moveAll(state: Open, roll: number, events: Event[]): void {
  const moved = new Set<Foe>();
  for (let realm = 0; realm < state.realms.length; realm++) {
    const paths = mapOf(state, realm).paths.length;
    for (let path = 0; path < paths; path++) {
      for (const foe of marchers(state, realm, path, moved)) {
        moved.add(foe);
        march(state, foe, strideOf(foe, roll), roll, events);
      }
    }
  }
  clearBarriers(state, events);
}
