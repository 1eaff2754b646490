/**
 * Plays the matches whose end is known (`proof` of a game) and prints the hash of each, and whether it is the one that the game names:
 * `npm run proof`. The script runs twice, with and without the compiler (`node --jitless`, a stand-in for a phone's engine).
 */
import { playProof, runThinker } from '@/engine';
import { GAME_IDS, GAMES } from '@/games';

for (const id of GAME_IDS) {
  const { proof } = GAMES[id];
  if (proof === undefined) continue;
  const hash = runThinker(playProof(GAMES[id], proof));
  process.stdout.write(
    `${id} ${proof.moves} ${hash} ${hash === proof.hash ? 'as it should' : `instead of ${proof.hash}`}\n`,
  );
  if (hash !== proof.hash) process.exitCode = 1;
}
