import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, type GameId } from '@/games';
import { TRIALS } from '../../__tests__/games';
import type { Fault } from './fault';

/** All faults that are planted, by game. */
export const FAULTS: readonly { readonly game: GameId; readonly faults: readonly Fault[] }[] = GAME_IDS.map((game) => ({
  game,
  faults: TRIALS[game].mutants,
}));

/** Where the file of a fault is, below the project. */
export const faultyFile = (game: GameId, { file }: Fault): string => `src/games/${game}/rules/${file}.ts`;

/** The tests that should see a fault, below the project. */
export const watchers = (game: GameId, { tests }: Fault): string[] =>
  tests.map((name) => `__tests__/games/${game}/rules/${name}.test.ts`);

/** The file with the fault in it. A text that is not there exactly once would plant something else, or nothing. */
export function planted(root: string, game: GameId, fault: Fault): string {
  const parts = readFileSync(join(root, faultyFile(game, fault)), 'utf8').split(fault.text);
  if (parts.length !== 2)
    throw new Error(`${fault.rule}: '${fault.text}' stands ${parts.length - 1} times in ${faultyFile(game, fault)}`);
  return parts.join(fault.instead);
}
