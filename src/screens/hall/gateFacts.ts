import { GAMES, isGameId, type GameId } from '@/games';
import { FRONTS, titleOf } from '@/games/fronts';
import type { T } from '@/i18n';
import type { Settings } from '@/store';
import type { GateArt } from '@/ui/art/gate';

/** What the hall says of a gate. */
export type GateFacts = {
  readonly id: GameId;
  readonly art: GateArt;
  readonly name: string;
  readonly short: string;
  readonly min: number;
  readonly max: number;
  readonly minutes: number | undefined;
  readonly line: string;
};

function gateOf(id: GameId, settings: Settings, t: T): GateFacts {
  const { art, minutes, line } = FRONTS[id].gate;
  const { name, short } = titleOf(id, settings);
  return { id, art, name: t(name), short: t(short), ...GAMES[id].seats, minutes, line: t(line) };
}

/** All gates from left to right. */
export function gateFacts(settings: Settings, t: T): GateFacts[] {
  return Object.keys(FRONTS)
    .filter(isGameId)
    .map((id) => gateOf(id, settings, t));
}
