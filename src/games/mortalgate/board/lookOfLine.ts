import { wordsIn, type LogLine } from '@/engine';
import { ABILITY_IDS, ALTARS, HEROES } from '../rules/data';
import { abilityName, altarName, heroName } from '../rules/words';
import type { Look } from './flow';

/** By the key of its name. */
const HERO_OF = new Map(HEROES.map((_, hero) => [heroName(hero).key, hero]));
const ALTAR_OF = new Map(ALTARS.map((_, altar) => [altarName(altar).key, altar]));
const ABILITY_OF = new Map(ABILITY_IDS.map((ability) => [abilityName(ability).key, ability]));

/** What a line of the log names: an altar before an ability, and these before the hero who acted. */
export function lookOfLine(line: LogLine): Look | null {
  const keys = wordsIn(line).map(({ key }) => key);
  const first = <T>(of: ReadonlyMap<string, T>): T | undefined =>
    keys.map((key) => of.get(key)).find((one) => one !== undefined);
  const [altar, ability, hero] = [first(ALTAR_OF), first(ABILITY_OF), first(HERO_OF)];
  if (altar !== undefined) return { type: 'altar', altar };
  if (ability !== undefined) return { type: 'ability', ability };
  return hero === undefined ? null : { type: 'hero', hero };
}
