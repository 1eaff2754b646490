import type { SceneNode, Waypoint } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';
import { tileNodes } from '@/scene/tiles';
import {
  deployCells,
  MAPS,
  mapOf,
  realmOf,
  statsOf,
  type Cell,
  type HeroId,
  type RealmId,
  type View,
} from '../../rules/index';
import { barrier, blockedSquare, trap } from '../art/devices';
import { hero as heroToken, heroLight, type HeroState } from '../art/hero';
import { brackets, chosenSquare, passable, patternFill, reachable, route, strikable } from '../art/highlights';
import { mapParts, pathNumbers, squareNumbers } from '../art/mapPicture';
import { mapBanner } from '../art/mapBanner';
import { killedMark, remainsPill, REMAINS_RATIO, scalesMark, untouchedMark } from '../art/outcomes';
import { dice, dieNode, standing } from './diceScene';
import { offeredCells, planOf, type Situation, type HeroPlan, type StrikeForecast } from '../flow';
import { frameOf, layoutOf, onCell, SMALL, Z, type Frame, type MapPlace } from './mapFrame';
import { cellBox, cellCentre, startBox, type Place } from './mapLayout';
import { NO_MARCH, type March } from '../assault/march';
import { marchExits } from '../assault/marchScene';

export type { MapPlace } from './mapFrame';
export { dieNode } from './diceScene';
export const heroNode = (id: HeroId) => `hero-${id}`;

/** A hero's square. */
const WALK_MS = 120;

function ground({ place, layout, prefix }: Frame): SceneNode[] {
  return tileNodes(`${prefix}-ground`, mapParts(layout.id, layout.cell, layout.turned), {
    x: place.x,
    y: place.y,
    z: Z.ground,
  });
}

/** Whose map it is. */
function banner({ place, layout, prefix }: Frame): SceneNode[] {
  if (place.look === undefined) return [];
  const { id, cell, turned, width, height } = layout;
  const shapes = mapBanner(id, cell, turned, place.look);
  return [{ id: `${prefix}-banner`, x: place.x, y: place.y, w: width, h: height, z: Z.ground, shapes }];
}

function devices(frame: Frame): SceneNode[] {
  const { view, place, layout } = frame;
  const here = <T extends { readonly realm: RealmId; readonly cell: Cell }>(tokens: readonly T[]) =>
    tokens.filter(({ realm }) => realm === place.realm);
  const { cell } = layout;
  return [
    ...here(view.traps).map((token) =>
      onCell(frame, 'trap', token.cell, trap(cell, statsOf(view.heroes[token.hero]).trap?.damage ?? 1), Z.device),
    ),
    ...here(view.barriers).map((token) =>
      onCell(
        frame,
        'barrier',
        token.cell,
        barrier(cell, statsOf(view.heroes[token.hero]).barrier?.slow ?? 2),
        Z.device,
      ),
    ),
    ...here(view.blocked).map((token) => onCell(frame, 'blocked', token.cell, blockedSquare(cell), Z.device)),
  ];
}

/** MOR-010 Several heroes may stand on one square of the fortress. */
function shiftOf({ view, place, layout }: Frame, id: HeroId): Place {
  const own = view.heroes[id];
  const there = view.heroes.flatMap((hero, other) =>
    hero.cell === own.cell && realmOf(view, hero.seat) === place.realm ? [other] : [],
  );
  if (there.length < 2) return { x: 0, y: 0 };
  const at = there.indexOf(id) - (there.length - 1) / 2;
  return { x: at * layout.cell * 0.3, y: Math.abs(at) * layout.cell * 0.12 };
}

function heroes(frame: Frame, plan: HeroPlan | null): SceneNode[] {
  const { view, place, layout } = frame;
  const size = layout.cell * 0.78;
  return view.heroes.flatMap((own, id): SceneNode[] => {
    if (realmOf(view, own.seat) !== place.realm) return [];
    const { x, y } = cellCentre(layout, own.cell);
    const shift = shiftOf(frame, id);
    const chosen = plan?.hero === id;
    const onTurn = view.phase === 'heroes' && view.turn.seat === own.seat;
    const state: HeroState = chosen
      ? plan.to === null
        ? 'chosen'
        : 'left'
      : onTurn && own.done && view.active?.hero !== id
        ? 'done'
        : view.active?.hero === id
          ? 'chosen'
          : 'plain';
    const box = { x: place.x + x + shift.x - size / 2, y: place.y + y + shift.y - size / 2, w: size, h: size };
    const token = heroToken({
      type: own.type,
      race: own.race,
      slot: own.slot,
      size,
      state,
      upgrades: layout.cell < SMALL ? 0 : own.upgrades.length,
      seat: place.looks?.[own.seat],
    });
    const light: SceneNode[] =
      state === 'chosen' && layout.cell >= SMALL
        ? [
            {
              id: `${heroNode(id)}/light`,
              x: box.x - size * 0.4,
              y: box.y - size * 0.4,
              w: size * 1.8,
              h: size * 1.8,
              z: Z.route,
              shapes: heroLight(size * 1.8),
              duration: WALK_MS,
            },
          ]
        : [];
    return [...light, { id: heroNode(id), ...box, z: Z.hero, shapes: token, duration: WALK_MS }];
  });
}

function ghost(frame: Frame, { hero, to }: HeroPlan): SceneNode[] {
  if (to === null) return [];
  const { view, place, layout } = frame;
  const own = view.heroes[hero];
  const size = layout.cell * 0.78;
  const { x, y } = cellCentre(layout, to);
  const shapes = heroToken({
    type: own.type,
    race: own.race,
    slot: own.slot,
    size,
    state: 'placed',
    upgrades: own.upgrades.length,
    seat: place.looks?.[own.seat],
  });
  return [{ id: 'ghost', x: place.x + x - size / 2, y: place.y + y - size / 2, w: size, h: size, z: Z.ghost, shapes }];
}

function reach(frame: Frame, plan: HeroPlan): SceneNode[] {
  const { view, layout } = frame;
  const own = view.heroes[plan.hero];
  const free = deployCells(view, plan.hero);
  const walked = plan.reach.filter(({ cell, cost }) => cost > 0 && cell !== own.cell && !free.includes(cell));
  return [
    ...walked.map(({ cell, cost, stand }) =>
      onCell(
        frame,
        'reach',
        cell,
        stand ? reachable(layout.cell, cost, cell === plan.to) : passable(layout.cell),
        Z.reach,
      ),
    ),
    ...free.map((cell) => onCell(frame, 'reach', cell, reachable(layout.cell, 0, cell === plan.to), Z.reach)),
  ];
}

/** The way that the hero will walk, as a dashed line. */
function way(frame: Frame, plan: HeroPlan): SceneNode[] {
  const steps = plan.actions.flatMap((action) => (action.type === 'step' ? [action.to] : []));
  if (steps.length === 0) return [];
  const { place, layout, view } = frame;
  const points = [view.heroes[plan.hero].cell, ...steps]
    .map((cell) => cellCentre(layout, cell))
    .map(({ x, y }) => [x, y] as const);
  return [
    {
      id: 'route',
      x: place.x,
      y: place.y,
      w: layout.width,
      h: layout.height,
      z: Z.route,
      shapes: route(points, layout.cell),
    },
  ];
}

/** The squares of the attack, also where it would hit nobody. */
function strikeSquares(frame: Frame, { strike, inReach }: HeroPlan): SceneNode[] {
  const { layout } = frame;
  const { kinds } = mapOf(frame.view, frame.place.realm);
  const open = (cells: readonly Cell[]) => cells.filter((cell) => kinds[cell] !== 'obstacle');
  if (strike === null) return open(inReach).map((cell) => onCell(frame, 'hit', cell, strikable(layout.cell), Z.reach));
  return open(strike.cells).flatMap((cell) => {
    const empty = !strike.struck.some((one) => one.cell === cell);
    const fill = onCell(frame, 'hit', cell, patternFill(layout.cell, empty), Z.reach);
    return empty ? [fill] : [fill, onCell(frame, 'bracket', cell, brackets(layout.cell), Z.bracket)];
  });
}

/** What a strike does to an enemy: with a rolled strength the least of it counts. */
function outcome(
  { worst }: StrikeForecast,
  cell: number,
): { readonly shapes: readonly Shape[]; readonly w: number; readonly h: number } {
  const h = Math.max(13, cell * 0.36);
  if (worst.after === 0) return { shapes: killedMark(h), w: h, h };
  if (worst.scalesBroken) return { shapes: scalesMark(h), w: h, h };
  if (!worst.affected) return { shapes: untouchedMark(h), w: h, h };
  const pill = Math.max(12, cell * 0.32);
  return { shapes: remainsPill(worst.before, worst.after, pill), w: pill * REMAINS_RATIO, h: pill };
}

function marks(frame: Frame, { strike }: HeroPlan): SceneNode[] {
  const { place, layout } = frame;
  const where = new Map(standing(frame).map((one) => [one.foe.die, one]));
  return (strike?.struck ?? []).flatMap((one) => {
    const die = where.get(one.foe.die);
    if (!one.aimed || die === undefined) return [];
    const { shapes, w, h } = outcome(one, layout.cell);
    return [
      {
        id: `mark-${one.foe.die}`,
        x: place.x + die.at.x - w / 2,
        y: place.y + die.at.y - die.size / 2 - h * 0.62,
        w,
        h,
        z: Z.mark,
        shapes,
      },
    ];
  });
}

function offered(frame: Frame, moment: Situation): SceneNode[] {
  const { layout } = frame;
  const { selection } = moment;
  const chosen = selection.type === 'device' || selection.type === 'hire' ? selection.cell : null;
  return offeredCells(moment).flatMap((cell) => [
    onCell(frame, 'offer', cell, passable(layout.cell), Z.reach),
    ...(cell === chosen ? [onCell(frame, 'chosen', cell, chosenSquare(layout.cell), Z.bracket)] : []),
  ]);
}

/** Numbers lie on the road; those of squares with one or two dice are drawn over them as well. */
function numbers(frame: Frame): SceneNode[] {
  const { view, place, layout, prefix } = frame;
  const shapes = pathNumbers(layout.id, layout.cell, layout.turned);
  if (shapes.length === 0) return [];
  const { paths } = MAPS[layout.id];
  const taken = view.foes.flatMap((foe) =>
    foe.realm === place.realm && foe.square > 0 ? [paths[foe.path].cells[foe.square - 1]] : [],
  );
  const over = [...new Set(taken)].filter((cell) => taken.filter((other) => other === cell).length < 3);
  return [
    { id: `${prefix}-numbers`, x: place.x, y: place.y, w: layout.width, h: layout.height, z: Z.road, shapes },
    ...over.map((cell) => onCell(frame, 'number', cell, squareNumbers(layout.id, cell, layout.cell), Z.number)),
  ];
}

/** Everything of one map. With a moment it is the map that the player commands. */
export function mapNodes(view: View, place: MapPlace, moment: Situation | null, march: March = NO_MARCH): SceneNode[] {
  const frame = frameOf(view, place);
  const plan = moment === null ? null : planOf(moment);
  return [
    ...ground(frame),
    ...banner(frame),
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
  const names = {
    die: dieNode,
    badge: (die: number) => `${dieNode(die)}/badge`,
    trap: (cell: Cell) => `${prefix}-trap-${cell}`,
    barrier: (cell: Cell) => `${prefix}-barrier-${cell}`,
  };
  return marchExits({ layout, origin: place }, place.realm, march, names);
}

/** The box of a cell on the board. */
export function cellOn(view: View, place: MapPlace, cell: Cell) {
  const box = cellBox(layoutOf(view, place), cell);
  return { x: place.x + box.x, y: place.y + box.y, w: box.w, h: box.h };
}

/** The box of a start space on the board. */
export function startOn(view: View, place: MapPlace, path: number) {
  const box = startBox(layoutOf(view, place), path);
  return { x: place.x + box.x, y: place.y + box.y, w: box.w, h: box.h };
}
