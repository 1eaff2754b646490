import { seedRng, type BotLevel } from '@/engine';
import { morth, type MapId } from '@/games/morth/rules';
import { RACES } from '@/games/morth/rules/data';
import { playBots } from '../simulate/players';

export type Place = { readonly map: MapId; readonly seats: number; readonly config: object };

/** The wounds of a match of Morth that bots of one level play alone or as a team; by seed another race begins. */
export function woundsOf({ seats, config }: Place, level: BotLevel, seed: number): number {
  const races = RACES.map((_, seat) => RACES[(seed + seat) % RACES.length]);
  const bots = Array.from({ length: seats }, () => morth.bots[level]);
  const last = playBots(
    morth,
    bots,
    { config: { ...config, races: races.slice(0, seats) }, seats, seed },
    seedRng(seed),
  );
  return last.realms[0].wounds;
}
