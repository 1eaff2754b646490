import { POSITIONS } from '../../rules/data/index';
import type { Event } from '../../rules/index';

/** MOR-057 The cheaper way from the mark to where the disc was turned: above 0 clockwise. Half a turn goes the way it was turned. */
export function stepsTo(mark: number, turned: number): number {
  const way = (turned - mark) % POSITIONS;
  const half = POSITIONS / 2;
  return way > half ? way - POSITIONS : way < -half ? way + POSITIONS : way;
}

/** MOR-048 Where the mark was before what has happened: a portal that comes up with it turns from there. */
export function markBefore(events: readonly Event[], mark: number): number {
  const turned = events.find((event) => event.type === 'waveRolled' || event.type === 'portalTurned');
  return turned?.from ?? mark;
}

/** MOR-057 Which way the disc was turned by what has happened: above 0 clockwise, 0 where nobody turned it. Half a turn looks the same both ways. */
export function wayTurned(events: readonly Event[]): number {
  const turned = events.findLast((event) => event.type === 'portalTurned');
  return Math.sign(turned?.steps ?? 0);
}
