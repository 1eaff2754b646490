import type { ReactNode } from 'react';
import type { Opaque, Tagged } from '@/engine';
import type { GameId } from '@/games';
import { FRONTS } from '@/games/fronts';
import { useT } from '@/i18n';
import { GuideProvider } from '@/scene/guide';
import { useCoach, type OpenTable } from '@/store';
import { ReserveProvider, useRoom } from '@/ui';
import { ADVICE, coachPlace } from '../lesson/coachPlace';
import { HoldToLook } from '../table/HoldToLook';
import { usePeek } from '../table/usePeek';
import { useSay } from '../table/useSay';
import { AdvicePanel } from './AdvicePanel';
import { DoubtDialog } from './DoubtDialog';

type Props = {
  readonly gameId: GameId;
  readonly table: OpenTable<Tagged, Opaque>;
  /** The table of the game. */
  readonly children: ReactNode;
};

const NOTHING = { top: 0, right: 0, bottom: 0, left: 0 };

/** A table with its coach, who says what to do in a place of its own and points at it on the table. */
export function Coached({ gameId, table, children }: Props) {
  const t = useT();
  const say = useSay(table.seats);
  const coach = useCoach(gameId);
  const coaching = coach?.coaching ?? null;
  const peek = usePeek(`${table.matchId}:${table.moves}:${table.viewer}`);
  const place = coachPlace(useRoom(), ADVICE);
  const always = coach?.mode === 'always' && !table.result;
  const advice = coaching?.type === 'advises' ? coaching.advice : null;
  // Where others look on, an advice is as secret as what it comes from.
  const open = advice !== null && (!table.closed || peek.open);
  const pointed = open ? (FRONTS[gameId].pointsAt?.(table.peek() ?? table.view, advice.action) ?? []) : [];
  const stands = always || coaching?.type === 'thinks' || advice !== null;
  const line = coaching?.type === 'thinks' ? t('coach.thinks') : advice === null ? t('coach.waits') : t('coach.held');
  return (
    <>
      <GuideProvider value={open ? { at: pointed, words: t('coach.here') } : null}>
        <ReserveProvider value={stands ? place.reserved : NOTHING}>{children}</ReserveProvider>
      </GuideProvider>
      {coach && stands && (
        <AdvicePanel
          at={place}
          move={open ? say(advice.words) : null}
          reasons={open ? advice.reasons.map(say).join(' ') : line}
          onLayOut={open && !table.closed && coaching?.type === 'advises' && !coaching.laysOut ? coach.heed : null}
          onClose={always ? null : coach.hush}
        >
          {advice !== null && table.closed && <HoldToLook peek={peek} />}
        </AdvicePanel>
      )}
      {coach && coaching?.type === 'doubts' && (
        <DoubtDialog coaching={coaching} say={say} onInsist={coach.insist} onShow={coach.heed} onCancel={coach.hush} />
      )}
    </>
  );
}
