import { useState } from 'react';
import type { AnyGame } from '@/engine';
import type { GameFront } from '@/games/front';
import { useT } from '@/i18n';
import type { NewGame } from '@/store/types';
import { draftFrom, limitsOf, withPages } from './draft';
import { withLimits } from './seating';
import { BOT_NAMES, type Draft, type Names } from './types';
import { withoutDoubles } from './values';

/** The choices being made, begun from the last ones. */
export function useDraft(game: AnyGame, front: GameFront, last: NewGame | undefined) {
  const t = useT();
  const names: Names = { person: (n) => t('newGame.playerName', { n }), bots: BOT_NAMES };
  const fitting = (now: Draft) =>
    withPages(
      withoutDoubles(withLimits(now, limitsOf(front, game.seats, now), names, front.pages), front.options),
      front.pages,
    );
  const [draft, setDraft] = useState<Draft>(() => fitting(draftFrom(last, front, game.seats, names)));
  return {
    draft,
    names,
    limits: limitsOf(front, game.seats, draft),
    change: (next: (draft: Draft) => Draft) => setDraft((now) => fitting(next(now))),
  };
}
