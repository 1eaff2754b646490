import { wordsIn, type LogLine } from '@/engine';
import type { View } from '../rules';
import { heroName } from '../rules/words';
import type { Look } from './flow';

/** The hero that a line of the log names, where it still stands on a map; of several alike the one of who acted. */
export function lookOfLine(view: View, line: LogLine): Look | null {
  for (const { key } of wordsIn(line)) {
    const alike = view.heroes.flatMap((hero, id) =>
      heroName({ race: hero.race, heroType: hero.type }).key === key ? [{ id, seat: hero.seat }] : [],
    );
    const hero = alike.find(({ seat }) => seat === line.seat) ?? alike[0];
    if (hero) return { type: 'hero', hero: hero.id };
  }
  return null;
}
