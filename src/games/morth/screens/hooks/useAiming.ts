import { litIds, NOTHING, pickedIds, realmAfter } from '../../board/flow';
import { parseTarget, targetId } from '../../board/ids';
import type { Box } from '@/look/box';
import type { RealmId } from '../../rules';
import type { Play } from './usePlay';

const purses = (ids: readonly string[]): RealmId[] =>
  ids.flatMap((id) => {
    const target = parseTarget(id);
    return target?.kind === 'purse' ? [target.realm] : [];
  });

type Shown = {
  readonly realm: RealmId;
  readonly onRealm: (realm: RealmId) => void;
  /** Back to the board of the moment. */ readonly onUsual: () => void;
};

/** Aiming a card by taps across the whole table: on the maps, which change when the next thing to tap is on another, and in the line of players. */
export function useAiming(play: Play, { realm, onRealm, onUsual }: Shown) {
  const lit = purses(litIds(play.moment));
  const tap = (id: string, at: Box | null = null) => {
    const next = realmAfter(play.moment, id, realm);
    play.tap(id, at);
    if (next !== null && next !== realm) onRealm(next);
  };
  return {
    tap,
    /** Whose purse may be tapped in the line of players; null while a player tapped there only shows a map. */
    purses: lit.length === 0 ? null : { lit, picked: purses(pickedIds(play.moment)).at(0) ?? null },
    tapPlayer: (tapped: RealmId) => (lit.includes(tapped) ? play.tap(targetId('purse', tapped)) : onRealm(tapped)),
    stop: () => {
      play.select(NOTHING);
      onUsual();
    },
  };
}
