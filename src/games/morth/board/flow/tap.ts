import {
  deployCells,
  freePathCells,
  heroAt,
  hireCells,
  mapOf,
  momentOf,
  reachOf,
  realmOf,
  whyNotActivate,
  whyNotReach,
  whyNotSet,
  type Cell,
  type Device,
  type HeroId,
  type View,
} from '../../rules';
import { parseTarget } from '../ids';
import { foesBefore, foesOn, isMyMove, mayCommand, ownSeat } from '../table';
import { tapAim } from './aim';
import { chosenHero, planOf } from './plan';
import { strikesFrom } from './strike';
import type { Look, Situation, Outcome, Selection } from './types';

const select = (selection: Selection): Outcome => ({ type: 'select', selection });
const look = (what: Look | null): Outcome => (what === null ? { type: 'nothing' } : { type: 'look', look: what });

/** The squares on which the active hero can set a trap or a barrier now. */
export const deviceCells = (view: View, device: Device): readonly Cell[] =>
  view.active === null || whyNotSet(view, view.active.hero, device) !== undefined
    ? []
    : freePathCells(view, view.active.hero);

/** The squares of the own map that are offered for what is chosen: a device, or a hero to hire. */
export function offeredCells({ view, selection }: Pick<Situation, 'view' | 'selection'>): readonly Cell[] {
  if (selection.type === 'device') return deviceCells(view, selection.device);
  return selection.type === 'hire' ? hireCells(view, ownSeat(view)) : [];
}

function tapHero({ view, selection, why }: Situation, hero: HeroId): Outcome {
  if (selection.type === 'hero' && selection.hero === hero) return look({ type: 'hero', hero });
  if (view.active?.hero === hero)
    return selection.type === 'none' ? look({ type: 'hero', hero }) : select({ type: 'none' });
  const refusal =
    view.active === null
      ? why({ type: 'activate', hero })
      : (whyNotActivate(view, ownSeat(view), hero) ?? why({ type: 'endActivation' }));
  return refusal === undefined
    ? select({ type: 'hero', hero, to: null, strike: 'auto' })
    : { type: 'refuse', violation: refusal };
}

/** A tap on enemies aims the strike at them; a second one does it. Out of reach they are only explained. */
function tapFoes(moment: Situation, cell: Cell, hero: HeroId): Outcome {
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
function tapSquare(moment: Situation, cell: Cell, hero: HeroId): Outcome {
  const { view, selection } = moment;
  const chosen = selection.type === 'hero' && selection.hero === hero ? selection : null;
  if (chosen?.to === cell) return { type: 'act', actions: planOf(moment)?.actions ?? [] };
  const violation = deployCells(view, hero).includes(cell) ? undefined : whyNotReach(view, hero, cell);
  return violation === undefined
    ? select({ type: 'hero', hero, to: cell, strike: 'auto' })
    : { type: 'refuse', violation };
}

function tapDevice({ selection, why }: Situation, cell: Cell): Outcome {
  if (selection.type !== 'device') return { type: 'nothing' };
  const action = { type: selection.device === 'trap' ? 'layTrap' : 'setBarrier', cell } as const;
  if (selection.cell === cell) return { type: 'act', actions: [action] };
  const violation = why(action);
  return violation === undefined ? select({ ...selection, cell }) : { type: 'refuse', violation };
}

function tapHire({ selection, why }: Situation, cell: Cell): Outcome {
  if (selection.type !== 'hire') return { type: 'nothing' };
  const action = { type: 'hire', race: selection.race, hero: selection.hero, cell } as const;
  const violation = why(action);
  if (violation !== undefined) return { type: 'refuse', violation };
  return selection.cell === cell ? { type: 'act', actions: [action] } : select({ ...selection, cell });
}

function tapOwnCell(moment: Situation, cell: Cell): Outcome {
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
    !reachOf(view, chosen).some((place) => place.cell === cell && place.stand)
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
  const target = parseTarget(id);
  switch (target?.kind) {
    case 'cell':
      return lookAtCell(view, target.realm, target.cell);
    case 'start': {
      const { realm, path } = target;
      return foesBefore(view, realm, path).length > 0 ? { type: 'start', realm, path } : null;
    }
    case 'sector':
      return { type: 'sector', sector: target.sector };
    case 'hero':
      return { type: 'hero', hero: target.hero };
    case 'purse':
    case undefined:
      return null;
  }
}

/** What a tap on a target leads to. */
export function tapped(moment: Situation, id: string): Outcome {
  const { view } = moment;
  if (moment.selection.type === 'aim') return tapAim(moment, id) ?? look(lookAt(view, id));
  const target = mayCommand(view) ? parseTarget(id) : null;
  const seat = ownSeat(view);
  if (target?.kind === 'cell' && target.realm === realmOf(view, seat)) return tapOwnCell(moment, target.cell);
  if (target?.kind === 'hero' && view.heroes[target.hero]?.seat === seat) return tapHero(moment, target.hero);
  return look(lookAt(view, id));
}

/** Whether the viewer may turn the spinner now. */
export const mayTurn = (view: View): boolean => isMyMove(view) && momentOf(view) === 'portal';
