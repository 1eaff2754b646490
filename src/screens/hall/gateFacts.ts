import { GAMES, isGameId, type GameId } from '@/games';
import { FRONTS, SHUT_GATES, titleOf } from '@/games/fronts';
import type { T } from '@/i18n';
import type { Settings } from '@/store';
import type { GateArt } from '@/ui/art/gate';

type Gate = { readonly art: GateArt; readonly name: string; readonly short: string };

/** What the hall says of a gate. Only a game that exists has an open gate. */
export type GateFacts =
  | (Gate & { readonly id: string; readonly open: false })
  | (Gate & {
      readonly id: GameId;
      readonly open: true;
      readonly min: number;
      readonly max: number;
      readonly minutes: number | undefined;
      readonly line: string;
    });

function openGate(id: GameId, settings: Settings, t: T): GateFacts {
  const { art, minutes, line } = FRONTS[id].gate;
  const { name, short } = titleOf(id, settings);
  return { id, open: true, art, name: t(name), short: t(short), ...GAMES[id].seats, minutes, line: t(line) };
}

/** All gates from left to right. */
export function gateFacts(settings: Settings, t: T): GateFacts[] {
  return [
    ...Object.keys(FRONTS)
      .filter(isGameId)
      .map((id) => openGate(id, settings, t)),
    ...SHUT_GATES.map((gate): GateFacts => ({ ...gate, open: false })),
  ];
}
