import type { Words } from '@/engine';
import type { Target } from '@/scene/nodes';
import { enemyName } from '../rules/words';
import {
  deployCells,
  heroAt,
  isBlocked,
  mapOf,
  positionUnder,
  gateAt,
  reachOf,
  realmOf,
  markAfter,
  type Cell,
  type RealmId,
  type View,
} from '../rules';
import { litIds, offeredCells, planOf, chosenHero, pickedIds, tapped, type Situation, type Outcome } from './flow';
import { targetId } from './ids';
import { cellOn, dieNode, heroNode, startOn, type MapPlace } from './map/mapScene';
import { sectorPlaces, sectorSpot, positionAngle } from './portal/portalLayout';
import type { PortalPlace } from './portal/portalScene';
import { foesBefore, foesOn, ownSeat } from './table';
import { foesWords, foeWords, heroWords, pathWords, placeWords, text } from './words';

const HINTS: Readonly<Record<Outcome['type'], string>> = {
  select: 'choose',
  act: 'again',
  refuse: 'why',
  look: 'explain',
  nothing: 'explain',
};

function contents(view: View, realm: RealmId, cell: Cell): Words[] {
  const hero = heroAt(view, realm, cell);
  const here = ({ realm: where, cell: at }: { readonly realm: RealmId; readonly cell: Cell }) =>
    where === realm && at === cell;
  return [
    ...(hero === undefined ? [] : [heroWords(view, hero)]),
    ...foesWords(view, realm, cell),
    ...(view.traps.some(here) ? [{ key: 'morth.piece.trap' }] : []),
    ...(view.barriers.some(here) ? [{ key: 'morth.piece.barrier' }] : []),
    ...(isBlocked(view, realm, cell) ? [{ key: 'morth.piece.blocked' }] : []),
  ];
}

/** 'Goblin, 2 resistance. Left path, square 7. 3 steps away.' */
function labelOf(moment: Situation, realm: RealmId, cell: Cell): Words {
  const { view } = moment;
  const items = contents(view, realm, cell);
  const place = placeWords(view, realm, cell);
  const base = items.length === 0 ? place : text('label.at', { items, place });
  const plan = planOf(moment);
  const reach = plan?.reach.find((one) => one.cell === cell && one.cost > 0);
  if (plan === null || realm !== realmOf(view, view.heroes[plan.hero].seat)) return base;
  const struck = plan.strike?.struck.filter((one) => one.aimed && one.cell === cell) ?? [];
  if (struck.length > 0)
    return text('label.struck', {
      what: base,
      outcome: struck.map(({ worst }) =>
        text(worst.after === 0 ? 'label.dies' : worst.affected ? 'label.keeps' : 'label.unhurt', {
          count: worst.after,
        }),
      ),
    });
  const what =
    reach === undefined ? base : text(reach.stand ? 'label.reach' : 'label.pass', { what: base, count: reach.cost });
  return plan.inReach.includes(cell) ? { key: 'morthTurn.label.pattern', params: { what } } : what;
}

/** The squares worth a touch: with somebody on them, within reach, or near enough to be asked for. */
function cellsOf(moment: Situation, realm: RealmId): Cell[] {
  const { view, selection } = moment;
  const map = mapOf(view, realm);
  const own = realm === realmOf(view, ownSeat(view));
  const hero = own ? chosenHero(view, selection) : null;
  const reach = hero === null ? [] : reachOf(view, hero).map(({ cell }) => cell);
  const round = new Set(reach.flatMap((cell) => [cell, ...map.neighbours[cell]]));
  const offered = [...(own ? offeredCells(moment) : []), ...(hero === null ? [] : deployCells(view, hero))];
  const lit = litIds(moment);
  return map.kinds.flatMap((_, cell) =>
    round.has(cell) ||
    lit.includes(targetId('cell', realm, cell)) ||
    offered.includes(cell) ||
    contents(view, realm, cell).length > 0
      ? [cell]
      : [],
  );
}

function nodeOf(view: View, realm: RealmId, cell: Cell): string | undefined {
  const hero = heroAt(view, realm, cell);
  if (hero !== undefined) return heroNode(hero);
  const foe = foesOn(view, realm, cell).at(0);
  return foe === undefined ? undefined : dieNode(foe.die);
}

function cellTarget(moment: Situation, place: MapPlace, cell: Cell): Target {
  const { view, selection } = moment;
  const id = targetId('cell', place.realm, cell);
  const outcome = tapped(moment, id);
  const hero = heroAt(view, place.realm, cell);
  const chosen =
    (selection.type === 'hero' && (selection.to === cell || (selection.to === null && selection.hero === hero))) ||
    (selection.type === 'device' && selection.cell === cell) ||
    (selection.type === 'hire' && selection.cell === cell) ||
    pickedIds(moment).includes(id);
  const node = nodeOf(view, place.realm, cell);
  return {
    id,
    ...cellOn(view, place, cell),
    role: 'button',
    label: labelOf(moment, place.realm, cell),
    hint: text(`hint.${HINTS[outcome.type]}`),
    selected: chosen,
    ...(outcome.type === 'refuse' && { disabled: true }),
    ...(node !== undefined && { node }),
  };
}

/** Everything that can be touched on a map, from its far end to the start spaces. */
export function mapTargets(moment: Situation, place: MapPlace): Target[] {
  const { view } = moment;
  const { paths } = mapOf(view, place.realm);
  const starts = paths.flatMap((_, path): Target[] => {
    const foes = foesBefore(view, place.realm, path);
    if (foes.length === 0) return [];
    const label = text('label.start', { path: pathWords(view, path), items: foes.map(foeWords) });
    return [
      {
        id: targetId('start', place.realm, path),
        ...startOn(view, place, path),
        role: 'button',
        label,
        hint: text('hint.explain'),
        node: dieNode(foes[0].die),
      },
    ];
  });
  return [...cellsOf(moment, place.realm).map((cell) => cellTarget(moment, place, cell)), ...starts];
}

/** The smallest side of something to touch. */
const TOUCH = 44;

/** The compartments of the spinner that have dice, at the places where they are after a turn. */
export function portalTargets(view: View, { x, y, r }: PortalPlace, steps: number): Target[] {
  const mark = markAfter(view.mark, steps);
  const sectors = [...new Set(view.spun.map(({ sector }) => sector))].sort(
    (a, b) => positionUnder(mark, a) - positionUnder(mark, b),
  );
  return sectors.map((sector): Target => {
    const position = positionUnder(mark, sector);
    const spot = sectorSpot(r, sector, positionAngle(mark), sectorPlaces(1)[0]);
    const dice = view.spun.filter((spun) => spun.sector === sector);
    const { realm, path } = gateAt(view, position);
    const to =
      view.mode === 'cooperative'
        ? text('label.teamGate', { path: pathWords(view, path) })
        : text('label.gate', { who: { seat: realm }, path: pathWords(view, path) });
    const label = text('label.sector', { items: dice.map(({ enemy }) => enemyName(enemy)), position, to });
    return {
      id: targetId('sector', sector),
      x: x + spot.x - TOUCH / 2,
      y: y + spot.y - TOUCH / 2,
      w: TOUCH,
      h: TOUCH,
      role: 'button',
      label,
      hint: text('hint.explain'),
    };
  });
}
