import type { Violation } from '@/engine';
import { freePathCells } from '../../rules/actions/tokens';
import {
  heroAt,
  isBlocked,
  mapOf,
  momentOf,
  pointsLeft,
  realmOf,
  type Cell,
  type HeroId,
  type View,
} from '../../rules';
import { foesBefore, foesOn, isMyMove, mayCommand, ownSeat } from '../table';
import { tapAim } from './aim';
import { chosenHero, mayDeploy, planOf, reachFor } from './plan';
import { strikesFrom } from './strike';
import type { Look, Moment, Outcome, Selection } from './types';

const select = (selection: Selection): Outcome => ({ type: 'select', selection });
const look = (what: Look | null): Outcome => (what === null ? { type: 'nothing' } : { type: 'look', look: what });

/** The squares on which a trap or a barrier of the active hero can lie. */
export const deviceCells = (view: View): readonly Cell[] => (view.active === null ? [] : freePathCells(view));

/** MOR-009, MOR-103, MOR-112, MOR-113, MOR-237 Why a hero cannot get to a square. */
function whyNotTo(view: View, id: HeroId, cell: Cell): Violation {
  const realm = realmOf(view, view.heroes[id].seat);
  const kind = mapOf(view, realm).kinds[cell];
  if (kind === 'obstacle') return { rule: 'MOR-009' };
  if (isBlocked(view, realm, cell)) return { rule: 'MOR-237' };
  if (kind !== 'fortress' && heroAt(view, realm, cell, id) !== undefined) return { rule: 'MOR-112' };
  if (view.heroes[id].spell.noMove) return { rule: 'MOR-211' };
  return kind === 'path' ? { rule: 'MOR-113' } : { rule: 'MOR-103', params: { points: pointsLeft(view, id) } };
}

function tapHero({ view, selection, why }: Moment, hero: HeroId): Outcome {
  if (selection.type === 'hero' && selection.hero === hero) return look({ type: 'hero', hero });
  if (view.active?.hero === hero)
    return selection.type === 'none' ? look({ type: 'hero', hero }) : select({ type: 'none' });
  const refusal =
    view.active === null
      ? why({ type: 'activate', hero })
      : view.heroes[hero].done
        ? { rule: 'MOR-101' }
        : why({ type: 'endActivation' });
  return refusal === undefined
    ? select({ type: 'hero', hero, to: null, strike: 'auto' })
    : { type: 'refuse', violation: refusal };
}

/** A tap on enemies aims the strike at them; a second one does it. Out of reach they are only explained. */
function tapFoes(moment: Moment, cell: Cell, hero: HeroId): Outcome {
  const { view, selection } = moment;
  const realm = realmOf(view, view.heroes[hero].seat);
  const plan = planOf(moment);
  const to = selection.type === 'hero' && selection.hero === hero ? selection.to : null;
  const dice = foesOn(view, realm, cell).map(({ die }) => die);
  const aimed = plan?.strike?.struck.some((one) => one.aimed && one.cell === cell) === true;
  if (aimed && selection.type === 'hero' && dice.length === 1) return { type: 'act', actions: plan?.actions ?? [] };
  if (aimed) return look({ type: 'square', realm, cell });
  const found = strikesFrom(view, hero, to ?? view.heroes[hero].cell, dice).find(({ struck }) =>
    struck.some((one) => one.aimed && one.cell === cell),
  );
  return found === undefined
    ? look({ type: 'square', realm, cell })
    : select({ type: 'hero', hero, to, strike: found.strike });
}

/** A tap on a square sends the hero there; a second one does it. */
function tapSquare(moment: Moment, cell: Cell, hero: HeroId): Outcome {
  const { view, selection } = moment;
  const chosen = selection.type === 'hero' && selection.hero === hero ? selection : null;
  if (chosen?.to === cell) return { type: 'act', actions: planOf(moment)?.actions ?? [] };
  if (mayDeploy(view, hero, cell) || reachFor(view, hero).some((place) => place.cell === cell))
    return select({ type: 'hero', hero, to: cell, strike: 'auto' });
  return { type: 'refuse', violation: whyNotTo(view, hero, cell) };
}

function tapDevice({ view, selection, why }: Moment, cell: Cell): Outcome {
  if (selection.type !== 'device') return { type: 'nothing' };
  const action = { type: selection.device === 'trap' ? 'layTrap' : 'setBarrier', cell } as const;
  if (selection.cell === cell) return { type: 'act', actions: [action] };
  const refusal = why(action);
  if (refusal !== undefined) return { type: 'refuse', violation: refusal };
  return deviceCells(view).includes(cell) ? select({ ...selection, cell }) : { type: 'nothing' };
}

function tapHire({ view, selection }: Moment, cell: Cell): Outcome {
  if (selection.type !== 'hire') return { type: 'nothing' };
  const { kinds } = mapOf(view, realmOf(view, ownSeat(view)));
  if (kinds[cell] !== 'fortress') return { type: 'refuse', violation: { rule: 'MOR-093' } };
  return selection.cell === cell
    ? { type: 'act', actions: [{ type: 'hire', race: selection.race, hero: selection.hero, cell }] }
    : select({ ...selection, cell });
}

function tapOwnCell(moment: Moment, cell: Cell): Outcome {
  const { view, selection } = moment;
  const seat = ownSeat(view);
  const realm = realmOf(view, seat);
  if (selection.type === 'device') return tapDevice(moment, cell);
  if (selection.type === 'hire') return tapHire(moment, cell);
  const standing = heroAt(view, realm, cell);
  const chosen = chosenHero(view, selection);
  const fortress = mapOf(view, realm).kinds[cell] === 'fortress' && chosen !== null && selection.type === 'hero';
  if (standing !== undefined && !(fortress && standing !== chosen && view.heroes[standing].done)) {
    return view.heroes[standing].seat === seat ? tapHero(moment, standing) : look({ type: 'hero', hero: standing });
  }
  if (chosen === null) return look(lookAtCell(view, realm, cell));
  return foesOn(view, realm, cell).length > 0 &&
    !reachFor(view, chosen).some((place) => place.cell === cell && place.stand)
    ? tapFoes(moment, cell, chosen)
    : tapSquare(moment, cell, chosen);
}

function lookAtCell(view: View, realm: number, cell: Cell): Look | null {
  if (foesOn(view, realm, cell).length > 0) return { type: 'square', realm, cell };
  const hero = heroAt(view, realm, cell);
  return hero === undefined ? null : { type: 'hero', hero };
}

/** What a long press on a target explains. */
export function lookAt(view: View, id: string): Look | null {
  const [kind, first, second] = id.split(':');
  const [a, b] = [Number(first), Number(second)];
  switch (kind) {
    case 'cell':
      return lookAtCell(view, a, b);
    case 'start':
      return foesBefore(view, a, b).length > 0 ? { type: 'start', realm: a, path: b } : null;
    case 'sector':
      return { type: 'sector', sector: a };
    case 'hero':
      return { type: 'hero', hero: a };
    default:
      return null;
  }
}

/** What a tap on a target leads to. */
export function tapped(moment: Moment, id: string): Outcome {
  const { view } = moment;
  const [kind, first, second] = id.split(':');
  const [a, b] = [Number(first), Number(second)];
  if (moment.selection.type === 'aim') return tapAim(moment, id) ?? look(lookAt(view, id));
  const own = mayCommand(view) && a === realmOf(view, ownSeat(view));
  if (kind === 'cell' && own) return tapOwnCell(moment, b);
  if (kind === 'hero' && mayCommand(view) && view.heroes[a]?.seat === ownSeat(view)) return tapHero(moment, a);
  return look(lookAt(view, id));
}

/** Whether the viewer may turn the spinner now. */
export const mayTurn = (view: View): boolean => isMyMove(view) && momentOf(view) === 'portal';
