import { play, start, undo, type AnyGame } from '@/engine';
import { isGameId } from '@/games';
import {
  appendMove,
  exportMatch,
  insertMatch,
  readMatchFile,
  takeBack,
  toPosition,
  type AnyMatch,
  type Database,
} from '@/storage';
import { TRIALS } from '../../__tests__/games';
import type { Running } from './deeds';
import { findGame } from './findGame';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dai', 'Eva'];

/** One match after the other goes through all modes and numbers of seats of the game. */
export function tableOf(gameId: string, number: number) {
  if (!isGameId(gameId)) throw new Error(`no game ${gameId}`);
  const tables = TRIALS[gameId].modes.flatMap(({ seats, configs }) =>
    seats.flatMap((count) => configs.map((config) => ({ config, count }))),
  );
  const { config, count } = tables[number % tables.length];
  return {
    config,
    seats: NAMES.slice(0, count).map((name, look) => ({ name, kind: 'person' as const, level: 'easy' as const, look })),
  };
}

/** Stores a new match. */
export async function begin(database: Database, game: AnyGame, id: string, seed: number): Promise<Running> {
  const setup = { ...tableOf(game.id, seed), seed };
  const match = start(game, { ...setup, seats: setup.seats.length });
  const record = { id, gameId: game.id, rulesVersion: game.rulesVersion, name: id, setup, createdAt: 1 };
  await insertMatch(database, { ...record, position: toPosition(game, match), history: [], snapshots: [] });
  return { id, game, match };
}

/** Plays any legal move and stores it. */
export async function forward(database: Database, { id: matchId, game, match }: Running): Promise<AnyMatch> {
  const seat = game.toMove(match.state)[0];
  const legal = game.legalActions(match.state, seat);
  const move = { seat, action: legal[Math.floor(Math.random() * legal.length)] };
  const played = play(game, match, move);
  if ('violation' in played) throw new Error(played.violation.rule);
  const position = toPosition(game, played.match);
  const change = { matchId, rulesVersion: game.rulesVersion, stored: match.moves, position, now: 1 };
  await appendMove(database, { ...change, move: { ...move, hash: position.hash } });
  return played.match;
}

/** Takes the last move back. */
export async function back(database: Database, { id: matchId, game, match }: Running): Promise<AnyMatch> {
  const earlier = undo(match);
  const position = toPosition(game, earlier);
  await takeBack(database, { matchId, rulesVersion: game.rulesVersion, stored: match.moves, position, now: 1 });
  return earlier;
}

/** Writes a match into a file and takes that file in as another match. */
export async function throughFile(database: Database, from: string, id: string): Promise<void> {
  const exported = await exportMatch(database, findGame, from);
  if ('problem' in exported) throw new Error(exported.problem.key);
  const { game, file, position, history, snapshots } = await readMatchFile(exported.text, findGame);
  const record = { id, gameId: game.id, rulesVersion: game.rulesVersion, name: id, setup: file.setup, createdAt: 1 };
  await insertMatch(database, { ...record, position, history, snapshots });
}
