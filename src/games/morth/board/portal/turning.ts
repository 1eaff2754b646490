import { POSITIONS } from '../../rules/data/index';

/** MOR-057 The cheaper way from the mark to where the disc was turned: above 0 to the right. Half a turn goes the way it was turned. */
export function stepsTo(mark: number, turned: number): number {
  const way = (turned - mark) % POSITIONS;
  const half = POSITIONS / 2;
  return way > half ? way - POSITIONS : way < -half ? way + POSITIONS : way;
}
