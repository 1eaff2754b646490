import { writeSync } from 'node:fs';

import { canUndo, play, start, stateHash, undo, type AnyGame } from '@/engine';
import { GAMES, isGameId, type GameId } from '@/games';
import {
  appendMove,
  createDatabase,
  insertMatch,
  loadMatch,
  migrate,
  takeBack,
  toPosition,
  type AnyMatch,
  type Database,
} from '@/storage';
import { TRIALS } from '../../__tests__/games';
import { findGame } from './findGame';
import { nodeConnection } from './nodeConnection';

/** The process that is killed: plays one match after the other as fast as it can and tells every move once it is stored. */

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dai', 'Eva'];

type Running = { readonly id: string; readonly game: AnyGame; readonly match: AnyMatch };

/** Every so many moves one is taken back, so that a kill can also meet that. */
const UNDO_EVERY = 5;

function acknowledge(matchId: string, match: AnyMatch): void {
  writeSync(1, `${matchId} ${match.moves} ${stateHash(match.state)}\n`);
}

/** One match after the other goes through all modes and numbers of seats of the game. */
function tableOf(gameId: GameId, number: number) {
  const tables = TRIALS[gameId].modes.flatMap(({ seats, configs }) =>
    seats.flatMap((count) => configs.map((config) => ({ config, count }))),
  );
  const { config, count } = tables[number % tables.length];
  return {
    config,
    seats: NAMES.slice(0, count).map((name, look) => ({ name, kind: 'person' as const, level: 'easy' as const, look })),
  };
}

async function begin(database: Database, gameId: GameId, id: string, seed: number): Promise<Running> {
  const game = GAMES[gameId];
  const setup = { ...tableOf(gameId, seed), seed };
  const match = start(game, { ...setup, seats: setup.seats.length });
  await insertMatch(database, {
    id,
    gameId,
    rulesVersion: game.rulesVersion,
    name: id,
    setup,
    createdAt: 1,
    position: toPosition(game, match),
    history: [],
    snapshots: [],
  });
  return { id, game, match };
}

async function forward(database: Database, { id: matchId, game, match }: Running): Promise<AnyMatch> {
  const seat = game.toMove(match.state)[0];
  const legal = game.legalActions(match.state, seat);
  const move = { seat, action: legal[Math.floor(Math.random() * legal.length)] };
  const played = play(game, match, move);
  if ('violation' in played) throw new Error(played.violation.rule);
  const position = toPosition(game, played.match);
  await appendMove(database, {
    matchId,
    rulesVersion: game.rulesVersion,
    stored: match.moves,
    move: { ...move, hash: position.hash },
    position,
    now: 1,
  });
  return played.match;
}

async function back(database: Database, { id: matchId, game, match }: Running): Promise<AnyMatch> {
  const earlier = undo(match);
  await takeBack(database, {
    matchId,
    rulesVersion: game.rulesVersion,
    stored: match.moves,
    position: toPosition(game, earlier),
    now: 1,
  });
  return earlier;
}

async function playMatch(database: Database, first: Running): Promise<void> {
  const { id, game } = first;
  let match = first.match;
  acknowledge(id, match);
  for (let step = 1; game.toMove(match.state).length > 0; step++) {
    const now = { id, game, match };
    match = step % UNDO_EVERY === 0 && canUndo(match) ? await back(database, now) : await forward(database, now);
    acknowledge(id, match);
  }
}

/** The newest match of the game that a killed process has left unfinished. */
async function resume(database: Database, gameId: GameId): Promise<Running | undefined> {
  const [newest] = await database.all<{ id: string }>(
    'SELECT id FROM matches WHERE over = 0 AND game = ? ORDER BY rowid DESC LIMIT 1',
    [gameId],
  );
  if (newest === undefined) return undefined;
  const loaded = await loadMatch(database, findGame, newest.id);
  if (!('match' in loaded)) throw new Error(loaded.problem.key);
  return { id: newest.id, game: loaded.game, match: loaded.match };
}

async function main(file: string, gameId: string, round: number): Promise<void> {
  if (!isGameId(gameId)) throw new Error(`no game ${gameId}`);
  const database = createDatabase(() => nodeConnection(file), migrate);
  const unfinished = await resume(database, gameId);
  if (unfinished) await playMatch(database, unfinished);
  for (let number = 0; ; number++)
    await playMatch(database, await begin(database, gameId, `round${round}-${number}`, round * 1000 + number));
}

void main(process.argv[2], process.argv[3], Number(process.argv[4]));
