import { useState } from 'react';
import { marchAfter, NO_MARCH, type March } from '../../board/assault/march';
import type { Told } from '../../board/table';

/** The last Assault on all maps at once, until something stirs the enemies. */
export function useMarchOf(news: Told | null): March {
  const [seen, setSeen] = useState({ news, march: NO_MARCH });
  if (seen.news !== news) setSeen({ news, march: news === null ? NO_MARCH : marchAfter(seen.march, news.events) });
  return seen.march;
}
