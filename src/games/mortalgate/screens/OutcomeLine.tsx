import { useEffect, useState } from 'react';
import type { Words } from '@/engine';
import type { Box } from '@/look/box';
import type { News } from '@/screens/table/news';
import { useSpoken } from '@/screens/table/useSpoken';
import { usePreferences } from '@/ui';
import { mortalgate, type Event, type View } from '../rules';
import { BoardLine } from './BoardLine';
import { weigh } from './weigh';

type Props = {
  readonly news: News<View, Event>;
  readonly box: Box;
  readonly say: (words: Words) => string;
};

/** Long enough to read a roll and what came of it. */
const READ_MS = 5000;

/** What a seat's own move led to. */
function outcomeOf({ before, events }: News<View, Event>): readonly Words[] {
  return events
    .map(mortalgate.describe)
    .filter((line) => line !== undefined)
    .filter((line) => line.seat === before.viewer && weigh(line) > 0);
}

/** Once it was seen, what the own move led to is said in words for a while: what was rolled, who was hurt, what was won. */
export function OutcomeLine({ news, box, say }: Props) {
  const { speed } = usePreferences();
  const [read, setRead] = useState<Props['news'] | null>(null);
  const words = outcomeOf(news).map(say).join(' ');
  useEffect(() => {
    const timer = setTimeout(() => setRead(news), READ_MS / Math.min(speed, 2));
    return () => clearTimeout(timer);
  }, [news, speed]);
  useSpoken(words, news.since);
  return read === news || words === '' ? null : <BoardLine box={box} words={words} testID="outcome" />;
}
