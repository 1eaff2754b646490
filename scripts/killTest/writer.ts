import { writeSync } from 'node:fs';

import { canUndo, play, start, stateHash, undo } from '@/engine';
import { GAMES } from '@/games';
import { appendMove, createDatabase, insertMatch, loadMatch, migrate, takeBack, toPosition, type AnyMatch, type Database } from '@/storage';
import { nodeConnection } from './nodeConnection';

/** The process that is killed: plays one match after the other as fast as it can and tells every move once it is stored. */

const game = GAMES.molthar;
const SEATS = ['Ana', 'Ben', 'Cleo'].map((name, look) => ({ name, kind: 'person' as const, level: 'easy' as const, look }));

/** Every so many moves one is taken back, so that a kill can also meet that. */
const UNDO_EVERY = 5;

function acknowledge(matchId: string, match: AnyMatch): void {
  writeSync(1, `${matchId} ${match.moves} ${stateHash(match.state)}\n`);
}

async function begin(database: Database, id: string, seed: number): Promise<AnyMatch> {
  const match = start(game, { config: {}, seats: SEATS.length, seed });
  await insertMatch(database, {
    id, gameId: game.id, rulesVersion: game.rulesVersion, name: id, setup: { config: {}, seats: SEATS, seed }, createdAt: 1, position: toPosition(game, match), history: [], snapshots: [],
  });
  return match;
}

async function forward(database: Database, matchId: string, match: AnyMatch): Promise<AnyMatch> {
  const seat = game.toMove(match.state)[0];
  const legal = game.legalActions(match.state, seat);
  const move = { seat, action: legal[Math.floor(Math.random() * legal.length)] };
  const played = play(game, match, move);
  if ('violation' in played) throw new Error(played.violation.rule);
  const position = toPosition(game, played.match);
  await appendMove(database, { matchId, rulesVersion: game.rulesVersion, stored: match.moves, move: { ...move, hash: position.hash }, position, now: 1 });
  return played.match;
}

async function back(database: Database, matchId: string, match: AnyMatch): Promise<AnyMatch> {
  const earlier = undo(match);
  await takeBack(database, { matchId, rulesVersion: game.rulesVersion, stored: match.moves, position: toPosition(game, earlier), now: 1 });
  return earlier;
}

async function playMatch(database: Database, id: string, first: AnyMatch): Promise<void> {
  let match = first;
  acknowledge(id, match);
  for (let step = 1; game.toMove(match.state).length > 0; step++) {
    match = step % UNDO_EVERY === 0 && canUndo(match) ? await back(database, id, match) : await forward(database, id, match);
    acknowledge(id, match);
  }
}

async function main(file: string, round: number): Promise<void> {
  const database = createDatabase(() => nodeConnection(file), migrate);
  const [newest] = await database.all<{ id: string }>('SELECT id FROM matches WHERE over = 0 ORDER BY rowid DESC LIMIT 1');
  if (newest) {
    const loaded = await loadMatch(database, () => game, newest.id);
    if (!('match' in loaded)) throw new Error(loaded.problem.key);
    await playMatch(database, newest.id, loaded.match);
  }
  for (let number = 0; ; number++) {
    const id = `round${round}-${number}`;
    await playMatch(database, id, await begin(database, id, round * 1000 + number));
  }
}

void main(process.argv[2], Number(process.argv[3]));
