import { GAME_IDS, isGameId, type GameId } from '@/games';

/** One way to play a game: its numbers of seats, and the settings that are taken in turn. */
export type Mode = { readonly name: string; readonly seats: readonly number[]; readonly configs: readonly object[] };

/** All ways to play each game, with every option that changes the rules: a further game is one more entry. */
export const MODES: Readonly<Record<GameId, readonly Mode[]>> = {
  molthar: [
    {
      name: 'standard',
      seats: [2, 3, 4, 5],
      configs: [
        {},
        { swapPerSymbol: false },
        { wispOwnerWaits: false },
        { swapPerSymbol: false, wispOwnerWaits: false },
      ],
    },
  ],
  morth: [
    {
      name: 'solitaire',
      seats: [1],
      configs: [
        {},
        { map: 'grey', racialSkills: true, races: ['elf'] },
        { map: 'red', rounds: 3, halfWaves: true, races: ['dwarf'] },
        { map: 'purple', rounds: 7, fillBags: false, races: ['gnome'] },
      ],
    },
    {
      name: 'introductory',
      seats: [2, 3, 4],
      configs: [
        { mode: 'introductory' },
        { mode: 'introductory', sameLayout: true, map: 'purple', races: ['gnome', 'dwarf'] },
      ],
    },
    {
      name: 'competitive',
      seats: [2, 3, 4],
      configs: [
        {},
        { cardMode: 'asking', racialSkills: true, races: ['dwarf', 'gnome'] },
        { rounds: 3, halfWaves: true, sameLayout: true, map: 'red' },
        { rounds: 7, fillBags: false, cardMode: 'asking', races: ['elf', 'dwarf'] },
        { racialSkills: true, races: ['gnome', 'human'] },
      ],
    },
    {
      name: 'cooperative',
      seats: [2, 3, 4],
      configs: [
        { mode: 'cooperative' },
        { mode: 'cooperative', mixedRaces: true, teamMap: 'coop-2' },
        { mode: 'cooperative', rounds: 7, racialSkills: true, races: ['gnome', 'dwarf'] },
        {
          mode: 'cooperative',
          rounds: 3,
          halfWaves: true,
          teamMap: 'coop-2',
          teamHeroes: ['priest', 'priest', 'warrior', 'warrior'],
        },
      ],
    },
  ],
};

/** The games that the arguments of a script name, all of them if none, and the first number among them. */
export function readArguments(
  words: readonly string[],
  count: number,
): { readonly games: readonly GameId[]; readonly count: number } {
  const stray = words.find((word) => !isGameId(word) && !(Number(word) > 0));
  if (stray !== undefined) throw new Error(`${stray} is neither a game (${GAME_IDS.join(', ')}) nor a number`);
  const games = words.filter(isGameId);
  return { games: games.length > 0 ? games : GAME_IDS, count: Number(words.find((word) => !isGameId(word)) ?? count) };
}
