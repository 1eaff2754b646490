import { GAMES, isGameId, type GameId } from '@/games';
import { FRONTS } from '@/games/fronts';
import type { T } from '@/i18n';
import type { Settings } from '@/store';
import { GATE_IDS, type GateId } from '@/ui/art/gates';

/** What the hall says of a gate. Only a game that exists has an open gate. */
export type GateFacts =
  | { readonly id: GateId; readonly open: false; readonly name: string; readonly short: string }
  | {
      readonly id: GameId;
      readonly open: true;
      readonly name: string;
      readonly short: string;
      readonly min: number;
      readonly max: number;
      readonly minutes: number;
      readonly line: string;
    };

/** Names of a gate, whole and short. Molthar is sold under two names: its gate carries the chosen one. */
export function gateNames(id: GateId, settings: Settings, t: T): { name: string; short: string } {
  const short = t(`hall.short.${id === 'molthar' ? settings.moltharTitle : id}`);
  return { name: isGameId(id) ? t(FRONTS[id].title(settings)) : t(`hall.names.${id}`), short };
}

export function isGateId(id: string): id is GateId {
  return GATE_IDS.some((known) => known === id);
}

/** The four gates from left to right. */
export function gateFacts(settings: Settings, t: T): GateFacts[] {
  return GATE_IDS.map((id) => {
    const names = gateNames(id, settings, t);
    if (!isGameId(id)) return { id, open: false, ...names };
    return { id, open: true, ...names, ...GAMES[id].seats, minutes: FRONTS[id].minutes, line: t(`hall.lines.${id}`) };
  });
}
