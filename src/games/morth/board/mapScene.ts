import type { SceneNode, Waypoint } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';
import { ENEMIES } from '../rules/data';
import { MAPS, mapOf, realmOf, statsOf, type Cell, type Foe, type HeroId, type RealmId, type View } from '../rules';
import { badgeRadius, die, resistanceBadge } from './art/die';
import { barrier, blockedSquare, trap } from './art/devices';
import { hero as heroToken, heroLight, type HeroState } from './art/hero';
import { brackets, chosenSquare, passable, patternFill, reachable, route } from './art/highlights';
import { mapParts, pathNumbers, squareNumbers } from './art/mapPicture';
import { killedMark, remainsPill, REMAINS_RATIO, scalesMark, untouchedMark } from './art/outcomes';
import { deviceCells, mayDeploy, planOf, type Moment, type Plan, type Struck } from './flow';
import { cellBox, cellCentre, dicePlaces, mapLayout, squarePlace, startBox, type MapLayout, type Place } from './mapLayout';
import { NO_MARCH, type March } from './march';
import { marchExits, walkOf } from './marchScene';

/** A map on the board: whose, how large, and where its picture begins. */
export type MapPlace = { readonly realm: RealmId; readonly cell: number; readonly x: number; readonly y: number };

export const dieNode = (number: number) => `die-${number}`;
export const heroNode = (id: HeroId) => `hero-${id}`;

const Z = { ground: 0, road: 1, reach: 2, route: 3, device: 4, die: 5, badge: 6, bracket: 7, number: 8, hero: 9, ghost: 10, mark: 11 } as const;
/** Outside the Assault enemies come and go all but together. */
const MARCH = { delay: 70, duration: 620 } as const;
/** Heroes walk at this pace. */
const WALK_MS = 240;
/** Below this cells show dice only. */
const SMALL = 26;

type Frame = { readonly view: View; readonly place: MapPlace; readonly layout: MapLayout; readonly prefix: string };

const frameOf = (view: View, place: MapPlace): Frame => ({ view, place, layout: mapLayout(view.realms[place.realm].map, place.cell), prefix: `m${place.realm}` });

/** A node in the box of a cell. */
function onCell({ place, layout, prefix }: Frame, name: string, cell: Cell, shapes: readonly Shape[], z: number): SceneNode {
  const box = cellBox(layout, cell);
  return { id: `${prefix}-${name}-${cell}`, x: place.x + box.x, y: place.y + box.y, w: box.w, h: box.h, z, shapes };
}

function ground({ place, layout, prefix }: Frame): SceneNode[] {
  return mapParts(layout.id, layout.cell).map(({ y, h, shapes }, i) => ({ id: `${prefix}-ground-${i}`, x: place.x, y: place.y + y, w: layout.width, h, z: Z.ground, shapes }));
}

type Standing = { readonly foe: Foe; readonly at: Place; readonly size: number; readonly badge: Place };

/** The dice of a realm by the square they stand on; more than fit lie on top of one another. */
function standing({ view, place, layout }: Frame): Standing[] {
  const groups = new Map<string, Foe[]>();
  for (const foe of view.foes) {
    if (foe.realm !== place.realm) continue;
    const { x, y } = squarePlace(layout, foe.path, foe.square);
    const key = `${x} ${y}`;
    groups.set(key, [...(groups.get(key) ?? []), foe]);
  }
  return [...groups.values()].flatMap((foes) => {
    const side = foes[0].square === 0 ? layout.cell * 0.86 : layout.cell;
    const places = dicePlaces(foes.length < 2 ? 1 : foes.length < 3 ? 2 : 3, side);
    return foes.map((foe, i) => {
      const { dx, dy, size, badge } = places[i % places.length];
      const centre = squarePlace(layout, foe.path, foe.square);
      return { foe, at: { x: centre.x + dx, y: centre.y + dy }, size, badge };
    });
  });
}

/** A die that is no longer on the map falls where it stands, unless it marches off. */
function exitOf({ place }: Frame, { at, size }: Standing): SceneNode['exit'] {
  return { x: place.x + at.x - size * 0.25, y: place.y + at.y - size * 0.25, scale: 0.5, opacity: 0 };
}

/** MOR-156 Enemies march in order: those in front first. */
const marchOrder = (view: View, { realm, path, square }: Foe): number => view.foes.filter((other) => other.realm === realm && (other.path < path || (other.path === path && other.square > square))).length;

function dice(frame: Frame, march: March): SceneNode[] {
  const { view, place, layout } = frame;
  const small = layout.cell < SMALL;
  return standing(frame).flatMap((one): SceneNode[] => {
    const { foe, at, size, badge } = one;
    const { colour, resistance, affectedBy, immuneTo } = ENEMIES[foe.enemy];
    const only = affectedBy.at(0);
    const restriction = only !== undefined ? { kind: 'only' as const, type: only } : immuneTo === null ? undefined : { kind: 'never' as const, type: immuneTo };
    const id = dieNode(foe.die);
    const x = place.x + at.x - size / 2;
    const y = place.y + at.y - size / 2;
    const start = squarePlace(layout, foe.path, 0);
    const walk = march.find((each) => each.die === foe.die);
    const flight = { delay: marchOrder(view, foe) * MARCH.delay, duration: MARCH.duration };
    const way = (shift?: Place) => (walk === undefined ? (march.length > 0 ? {} : flight) : walkOf({ layout, origin: place }, walk, shift));
    const enter = { x: place.x + start.x - size / 2, y: place.y + start.y + layout.cell * 0.5, scale: 0.6, opacity: 0 };
    const body: SceneNode = {
      id, x, y, w: size, h: size, z: Z.die, shapes: die({ enemy: foe.enemy, colour, size, scales: foe.scales, restriction, ...(foe.square === 0 && small && { dimmed: true }) }),
      enter, exit: exitOf(frame, one), ...way(),
    };
    if (small) return [body];
    const r = badgeRadius(size) * (size < layout.cell * 0.6 ? 1.08 : 1);
    const [bx, by] = [x + size / 2 + badge.x - r, y + size / 2 + badge.y - r];
    return [body, { id: `${id}/badge`, x: bx, y: by, w: 2 * r, h: 2 * r, z: Z.badge, shapes: resistanceBadge(foe.life, foe.life < resistance, r), enter: { x: bx, y: by, opacity: 0, delay: flight.delay + flight.duration / 2 }, ...way(badge) }];
  });
}

function devices(frame: Frame): SceneNode[] {
  const { view, place, layout } = frame;
  const here = <T extends { readonly realm: RealmId; readonly cell: Cell }>(tokens: readonly T[]) => tokens.filter(({ realm }) => realm === place.realm);
  const { cell } = layout;
  return [
    ...here(view.traps).map((token) => onCell(frame, 'trap', token.cell, trap(cell, statsOf(view.heroes[token.hero]).trap?.damage ?? 1), Z.device)),
    ...here(view.barriers).map((token) => onCell(frame, 'barrier', token.cell, barrier(cell, statsOf(view.heroes[token.hero]).barrier?.slow ?? 2), Z.device)),
    ...here(view.blocked).map((token) => onCell(frame, 'blocked', token.cell, blockedSquare(cell), Z.device)),
  ];
}

/** MOR-010 Several heroes may stand on one square of the fortress. */
function shiftOf({ view, place, layout }: Frame, id: HeroId): Place {
  const own = view.heroes[id];
  const there = view.heroes.flatMap((hero, other) => (hero.cell === own.cell && realmOf(view, hero.seat) === place.realm ? [other] : []));
  if (there.length < 2) return { x: 0, y: 0 };
  const at = there.indexOf(id) - (there.length - 1) / 2;
  return { x: at * layout.cell * 0.3, y: Math.abs(at) * layout.cell * 0.12 };
}

function heroes(frame: Frame, plan: Plan | null): SceneNode[] {
  const { view, place, layout } = frame;
  const size = layout.cell * 0.78;
  return view.heroes.flatMap((own, id): SceneNode[] => {
    if (realmOf(view, own.seat) !== place.realm) return [];
    const { x, y } = cellCentre(layout, own.cell);
    const shift = shiftOf(frame, id);
    const chosen = plan?.hero === id;
    const onTurn = view.phase === 'heroes' && view.turn.seat === own.seat;
    const state: HeroState = chosen ? (plan.to === null ? 'chosen' : 'left') : onTurn && own.done && view.active?.hero !== id ? 'done' : view.active?.hero === id ? 'chosen' : 'plain';
    const box = { x: place.x + x + shift.x - size / 2, y: place.y + y + shift.y - size / 2, w: size, h: size };
    const token = heroToken({ type: own.type, race: own.race, slot: own.slot, size, state, upgrades: layout.cell < SMALL ? 0 : own.upgrades.length });
    const light: SceneNode[] = state === 'chosen' && layout.cell >= SMALL ? [{ id: `${heroNode(id)}/light`, x: box.x - size * 0.4, y: box.y - size * 0.4, w: size * 1.8, h: size * 1.8, z: Z.route, shapes: heroLight(size * 1.8), duration: WALK_MS }] : [];
    return [...light, { id: heroNode(id), ...box, z: Z.hero, shapes: token, duration: WALK_MS }];
  });
}

function ghost(frame: Frame, { hero, to }: Plan): SceneNode[] {
  if (to === null) return [];
  const { view, place, layout } = frame;
  const own = view.heroes[hero];
  const size = layout.cell * 0.78;
  const { x, y } = cellCentre(layout, to);
  const shapes = heroToken({ type: own.type, race: own.race, slot: own.slot, size, state: 'placed', upgrades: own.upgrades.length });
  return [{ id: 'ghost', x: place.x + x - size / 2, y: place.y + y - size / 2, w: size, h: size, z: Z.ghost, shapes }];
}

function reach(frame: Frame, plan: Plan): SceneNode[] {
  const { view, layout } = frame;
  const own = view.heroes[plan.hero];
  const free = mapOf(view, frame.place.realm).fortress.filter((cell) => mayDeploy(view, plan.hero, cell));
  const walked = plan.reach.filter(({ cell, cost }) => cost > 0 && cell !== own.cell && !free.includes(cell));
  return [
    ...walked.map(({ cell, cost, stand }) => onCell(frame, 'reach', cell, stand ? reachable(layout.cell, cost, cell === plan.to) : passable(layout.cell), Z.reach)),
    ...free.map((cell) => onCell(frame, 'reach', cell, reachable(layout.cell, 0, cell === plan.to), Z.reach)),
  ];
}

/** The way that the hero will walk, as a dashed line. */
function way(frame: Frame, plan: Plan): SceneNode[] {
  const steps = plan.actions.flatMap((action) => (action.type === 'step' ? [action.to] : []));
  if (steps.length === 0) return [];
  const { place, layout, view } = frame;
  const points = [view.heroes[plan.hero].cell, ...steps].map((cell) => cellCentre(layout, cell)).map(({ x, y }) => [x, y] as const);
  return [{ id: 'route', x: place.x, y: place.y, w: layout.width, h: layout.height, z: Z.route, shapes: route(points, layout.cell) }];
}

function strikeSquares(frame: Frame, { strike }: Plan): SceneNode[] {
  if (strike === null) return [];
  const { layout } = frame;
  const { kinds } = mapOf(frame.view, frame.place.realm);
  return strike.cells.flatMap((cell) => {
    const empty = !strike.struck.some((one) => one.cell === cell);
    if (kinds[cell] === 'obstacle') return [];
    const fill = onCell(frame, 'hit', cell, patternFill(layout.cell, empty), Z.reach);
    return empty ? [fill] : [fill, onCell(frame, 'bracket', cell, brackets(layout.cell), Z.bracket)];
  });
}

/** What a strike does to an enemy: with a rolled strength the least of it counts. */
function outcome({ worst }: Struck, cell: number): { readonly shapes: readonly Shape[]; readonly w: number; readonly h: number } {
  const h = Math.max(13, cell * 0.36);
  if (worst.after === 0) return { shapes: killedMark(h), w: h, h };
  if (worst.scalesBroken) return { shapes: scalesMark(h), w: h, h };
  if (!worst.affected) return { shapes: untouchedMark(h), w: h, h };
  const pill = Math.max(12, cell * 0.32);
  return { shapes: remainsPill(worst.before, worst.after, pill), w: pill * REMAINS_RATIO, h: pill };
}

function marks(frame: Frame, { strike }: Plan): SceneNode[] {
  const { place, layout } = frame;
  const where = new Map(standing(frame).map((one) => [one.foe.die, one]));
  return (strike?.struck ?? []).flatMap((one) => {
    const die = where.get(one.foe.die);
    if (!one.aimed || die === undefined) return [];
    const { shapes, w, h } = outcome(one, layout.cell);
    return [{ id: `mark-${one.foe.die}`, x: place.x + die.at.x - w / 2, y: place.y + die.at.y - die.size / 2 - h * 0.62, w, h, z: Z.mark, shapes }];
  });
}

function offered(frame: Frame, moment: Moment): SceneNode[] {
  const { view, layout, place } = frame;
  const { selection } = moment;
  const lit = (cells: readonly Cell[], chosen: Cell | null) =>
    cells.flatMap((cell) => [onCell(frame, 'offer', cell, passable(layout.cell), Z.reach), ...(cell === chosen ? [onCell(frame, 'chosen', cell, chosenSquare(layout.cell), Z.bracket)] : [])]);
  if (selection.type === 'device') return lit(deviceCells(view), selection.cell);
  return selection.type === 'hire' ? lit(mapOf(view, place.realm).fortress, selection.cell) : [];
}

/** Numbers lie on the road; those of squares with one or two dice are drawn over them as well. */
function numbers(frame: Frame): SceneNode[] {
  const { view, place, layout, prefix } = frame;
  const shapes = pathNumbers(layout.id, layout.cell);
  if (shapes.length === 0) return [];
  const { paths } = MAPS[layout.id];
  const taken = view.foes.flatMap((foe) => (foe.realm === place.realm && foe.square > 0 ? [paths[foe.path].cells[foe.square - 1]] : []));
  const over = [...new Set(taken)].filter((cell) => taken.filter((other) => other === cell).length < 3);
  return [
    { id: `${prefix}-numbers`, x: place.x, y: place.y, w: layout.width, h: layout.height, z: Z.road, shapes },
    ...over.map((cell) => onCell(frame, 'number', cell, squareNumbers(layout.id, cell, layout.cell), Z.number)),
  ];
}

/** Everything of one map. With a moment it is the map that the player commands. */
export function mapNodes(view: View, place: MapPlace, moment: Moment | null, march: March = NO_MARCH): SceneNode[] {
  const frame = frameOf(view, place);
  const plan = moment === null ? null : planOf(moment);
  return [
    ...ground(frame),
    ...(plan === null ? [] : [...reach(frame, plan), ...strikeSquares(frame, plan), ...way(frame, plan)]),
    ...(moment === null ? [] : offered(frame, moment)),
    ...devices(frame),
    ...dice(frame, march),
    ...numbers(frame),
    ...heroes(frame, plan),
    ...(plan === null ? [] : [...ghost(frame, plan), ...marks(frame, plan)]),
  ];
}

/** Where things went that an Assault has taken from the maps of a board. */
export const mapExits = (view: View, places: readonly MapPlace[], march: March): Readonly<Record<string, Waypoint>> =>
  Object.fromEntries(march.length === 0 ? [] : places.flatMap((place) => exitsFrom(view, place, march)));

function exitsFrom(view: View, place: MapPlace, march: March): readonly (readonly [string, Waypoint])[] {
  const { layout, prefix } = frameOf(view, place);
  const names = { die: dieNode, badge: (die: number) => `${dieNode(die)}/badge`, trap: (cell: Cell) => `${prefix}-trap-${cell}`, barrier: (cell: Cell) => `${prefix}-barrier-${cell}` };
  return marchExits({ layout, origin: place }, place.realm, march, names);
}

/** The box of a cell on the board. */
export function cellOn(view: View, place: MapPlace, cell: Cell) {
  const box = cellBox(mapLayout(view.realms[place.realm].map, place.cell), cell);
  return { x: place.x + box.x, y: place.y + box.y, w: box.w, h: box.h };
}

/** The box of a start space on the board. */
export function startOn(view: View, place: MapPlace, path: number) {
  const box = startBox(mapLayout(view.realms[place.realm].map, place.cell), path);
  return { x: place.x + box.x, y: place.y + box.y, w: box.w, h: box.h };
}
