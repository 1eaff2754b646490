import { useEffect, useState } from 'react';
import type { Words } from '@/engine';
import { isMyTurn, me } from '../../board/flow';
import { PEARL_CARDS, type View } from '../../rules';

export type Notice = { readonly id: string; readonly words: Words };

/** Long enough to be read twice. What stays true stays in the line at the top. */
const SHOWN_MS = 8000;

/** What a player must be told at once: a theft (told to its victim at the own turn), the end coming near. */
function noticesFor(view: View): Notice[] {
  const { turn, trigger } = view;
  const thefts = isMyTurn(view) && turn.phase === 'start' ? (me(view).stolen ?? []) : [];
  const final = trigger !== null && turn.round > trigger.round;
  return [
    ...thefts.map(({ by, pearl }, i): Notice => ({
      id: `theft${turn.number}:${i}`,
      words: { key: 'moltharTable.notice.stolen', params: { who: { seat: by }, value: PEARL_CARDS[pearl].value } },
    })),
    ...(trigger !== null && !final
      ? [{ id: 'end', words: { key: 'moltharTable.notice.end', params: { seat: { seat: trigger.seat } } } }]
      : []),
    ...(final && turn.phase !== 'over' ? [{ id: 'final', words: { key: 'moltharTable.notice.final' } }] : []),
  ];
}

/** The first notice that has not been read, until it is put away or its time is over. */
export function useNotice(view: View): { readonly notice: Notice | null; readonly close: () => void } {
  const [read, setRead] = useState<readonly string[]>([]);
  const notice = noticesFor(view).find(({ id }) => !read.includes(id)) ?? null;
  const id = notice?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => setRead((before) => [...before, id]), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return { notice, close: () => id !== undefined && setRead([...read, id]) };
}
