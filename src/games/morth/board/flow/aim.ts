import type { Words } from '@/engine';
import type { Card, RealmId, CardTarget } from '../../rules';
import { targetsFor, targetWords } from '../cards';
import { parseTarget } from '../ids';
import { text } from '../words';
import { routesTo, type Leg, type Route } from './routes';
import type { Aim, Situation, Outcome } from './types';
import { whyNotAt } from './whyNotAt';

type Asked = Pick<Situation, 'view' | 'legal'>;
type Aiming = Asked & Pick<Situation, 'selection'>;

const isSame = (one: Leg, other: Leg | undefined): boolean =>
  one.id === other?.id && one.what === other.what && one.number === other.number;

/** The ways of a moment by card: two enemies can be paired in thousands of ways, and every square of a map asks for them. */
const known = new WeakMap<ReturnType<Asked['legal']>, Map<Card, readonly Route[]>>();

/** MOR-199 All ways to aim a card by taps. */
function routesOf(asked: Asked, card: Card): readonly Route[] {
  const legal = asked.legal();
  const byCard = known.get(legal) ?? new Map<Card, readonly Route[]>();
  const routes = byCard.get(card) ?? routesTo(asked.view, targetsFor(asked, card));
  known.set(legal, byCard.set(card, routes));
  return routes;
}

/** The ways that begin with these taps. */
const after = (routes: readonly Route[], picks: readonly Leg[]): Route[] =>
  routes.filter(({ legs }) => picks.every((pick, i) => isSame(pick, legs[i])));

/** The tap that is awaited, or the last one, which can still be made again. */
const stageOf = (routes: readonly Route[], picks: readonly Leg[]): number =>
  Math.min(picks.length, (routes[0]?.legs.length ?? 1) - 1);

const aimOf = ({ selection }: Pick<Situation, 'selection'>): Aim | null =>
  selection.type === 'aim' ? selection : null;

/** Everything that may be tapped first to aim a card, by id. */
export const firstIds = (asked: Asked, card: Card): readonly string[] => [
  ...new Set(routesOf(asked, card).map(({ legs }) => legs[0].id)),
];

/** The ids that are lit while a card is aimed by taps. */
export function litIds(moment: Aiming): readonly string[] {
  const aim = aimOf(moment);
  if (aim === null) return [];
  const routes = routesOf(moment, aim.card);
  const stage = stageOf(routes, aim.picks);
  return [...new Set(after(routes, aim.picks.slice(0, stage)).map(({ legs }) => legs[stage].id))];
}

/** The ids that have been tapped so far. */
export const pickedIds = (moment: Pick<Situation, 'selection'>): readonly string[] =>
  (aimOf(moment)?.picks ?? []).map(({ id }) => id);

/** What a card is aimed at: from the list, or once all taps are made. */
export function aimedAt(moment: Aiming): CardTarget | null {
  const { selection } = moment;
  if (selection.type === 'card') return selection.target;
  const aim = aimOf(moment);
  if (aim === null) return null;
  return (
    after(routesOf(moment, aim.card), aim.picks).find(({ legs }) => legs.length === aim.picks.length)?.target ?? null
  );
}

/** The legs of one stage that lie under an id, each once. */
function legsAt(routes: readonly Route[], stage: number, id: string): Leg[] {
  const legs = routes.map((route) => route.legs[stage]).filter((leg) => leg.id === id);
  return legs.filter((leg, i) => legs.findIndex((other) => isSame(other, leg)) === i);
}

/** The taps made so far with one more; where several things lie together, each further tap goes on to the next. */
function pickAt(routes: readonly Route[], picks: readonly Leg[], id: string): readonly Leg[] | null {
  for (let stage = stageOf(routes, picks); stage >= 0; stage--) {
    const before = picks.slice(0, stage);
    const here = legsAt(after(routes, before), stage, id);
    const now = here.findIndex((leg) => isSame(leg, picks[stage]));
    // Once round, whatever can be tapped first at the same place comes next.
    const isRound = now === here.length - 1 && stage > 0 && legsAt(routes, 0, id).length > 0;
    if (here.length > 0 && !(now >= 0 && isRound)) return [...before, here[(now + 1) % here.length]];
  }
  return null;
}

/** A tap aims a card, or says why the card cannot be aimed there; null where nothing is that a card could mean. */
export function tapAim(moment: Situation, id: string): Outcome | null {
  const aim = aimOf(moment);
  if (aim === null) return null;
  const routes = routesOf(moment, aim.card);
  const picks = pickAt(routes, aim.picks, id);
  if (picks !== null) return { type: 'select', selection: { ...aim, picks } };
  const kind = routes[0]?.target.kind;
  const violation = kind === undefined ? undefined : whyNotAt(moment, aim, kind, id);
  return violation === undefined ? null : { type: 'refuse', violation };
}

/** What to tap next, or all that has been chosen. */
export function aimPrompt(moment: Aiming): Words | null {
  const aim = aimOf(moment);
  const routes = aim === null ? [] : routesOf(moment, aim.card);
  const kind = routes[0]?.target.kind;
  if (aim === null || kind === undefined) return null;
  const target = aimedAt(moment);
  if (target !== null) return targetWords(moment.view, target);
  const team = moment.view.mode === 'cooperative' && kind === 'enemies' && aim.picks.length === 0;
  return text(`aim.${kind}.${team ? 'team' : aim.picks.length === 0 ? 'first' : 'then'}`);
}

/** The map on which aiming goes on: the one that is shown where it has something lit, else the first that has; null where no map has. */
export function realmToAim(moment: Aiming, shown: RealmId | null): RealmId | null {
  const realms = litIds(moment).flatMap((id) => {
    const target = parseTarget(id);
    return target?.kind === 'cell' ? [target.realm] : [];
  });
  return shown !== null && realms.includes(shown) ? shown : (realms.at(0) ?? null);
}

/** The map on which aiming goes on after a tap; null where the tap aims nothing. */
export function realmAfter(moment: Situation, id: string, shown: RealmId): RealmId | null {
  const outcome = tapAim(moment, id);
  return outcome?.type === 'select' ? realmToAim({ ...moment, selection: outcome.selection }, shown) : null;
}
