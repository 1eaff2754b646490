import { useState } from 'react';
import type { News } from '@/screens/table/news';
import { useRun } from '@/screens/table/useRun';
import { TURN_MS } from '@/scene/useDial';
import { useReducedMotion } from '@/ui';
import type { Event, View } from '../../rules';

type Latest = News<View, Event> | null;

/** Whether the wheel turns by itself because of something: a turn that the viewer has paid for was seen before. */
const turnsBy = (event: Event, { viewer }: View): boolean =>
  event.type === 'waveRolled' || (event.type === 'portalTurned' && event.seat !== viewer);

/** The table by whose wheel is told who would get what: the one before a turn until the wheel stands still, so that nobody knows it earlier. */
export function useWheelStill(view: View, news: Latest): View {
  const reduced = useReducedMotion();
  const [stood, setStood] = useState<Latest>(news);
  const turning = !reduced && news !== null && stood !== news && news.events.some((event) => turnsBy(event, view));
  useRun(turning ? news : null, TURN_MS, 1, () => setStood(news));
  return turning ? news.before : view;
}
