import type { Words } from '@/engine';
import type { Event, View } from '../../rules/index';
import { crossingOf } from '../portal/crossing';
import { harvestOf, type Harvest } from '../portal/arrivals';
import { isTeam, type Told } from '../table';
import { told } from './effectWords';
import type { Telling } from './playedCard';

type Turned = Extract<Event, { type: 'portalTurned' }>;

/** The turns of the spinner since the viewer's own portal turn of this wave. */
function turnsSince(recent: readonly { readonly events: readonly Event[] }[], viewer: View['viewer']): Turned[] {
  const events = recent.flatMap((move) => move.events);
  const own = events.findLastIndex(
    (event) => (event.type === 'portalTurned' || event.type === 'portalPassed') && event.seat === viewer,
  );
  const rolled = events.findLastIndex(({ type }) => type === 'waveRolled');
  if (own < 0 || own < rolled) return [];
  return events.slice(own + 1).filter((event): event is Turned => event.type === 'portalTurned');
}

const same = (one: Harvest, other: Harvest): boolean => JSON.stringify(one.paths) === JSON.stringify(other.paths);

const turnWords = ({ seat, steps }: Turned): Words =>
  told(`arrived.${steps > 0 ? 'right' : 'left'}`, { seat: { seat }, count: Math.abs(steps) });

/** What came through the portal otherwise than the viewer was shown at the own turn, and who turned it; null where it came as shown. */
export function otherwise(news: Told, recent: readonly { readonly events: readonly Event[] }[]): Telling | null {
  const crossing = crossingOf(news);
  const { viewer } = news.before;
  if (crossing === null || viewer === 'table' || isTeam(news.before)) return null;
  const turns = turnsSince(recent, viewer);
  const net = turns.reduce((sum, { steps }) => sum + steps, 0);
  const now = harvestOf(crossing.wheel, 0)[viewer];
  const before = harvestOf(crossing.wheel, -net)[viewer];
  if (turns.length === 0 || same(now, before)) return null;
  const counts = { dice: now.dice, before: before.dice };
  return {
    key: `arrived ${news.before.wave}`,
    seat: turns[0].seat,
    card: null,
    who: told('arrived.title'),
    title: null,
    lines: [...turns.map(turnWords), told(now.dice === before.dice ? 'arrived.same' : 'arrived.mine', counts)],
    spots: [],
    purse: null,
    mine: true,
  };
}
