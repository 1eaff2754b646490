import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { NativeScrollEvent, NativeSyntheticEvent, ScrollView } from 'react-native';
import { scrollFor, type Span } from '../../board/map/scrolling';
import type { RealmId } from '../../rules';

type Following = {
  readonly realm: RealmId;
  readonly span: Span | null;
  /** Heights of the window and of the map in it. */
  readonly window: number;
  readonly height: number;
  /** Where the window is before anybody acts. */
  readonly start: number;
  readonly reduced: boolean;
};

/** Points of scrolling after which it matters what has left the window. */
const NOTICED = 16;

/** Moves the window over a high map to whoever acts; between two changes it stays where the player scrolls it. */
export function useFollowing({ realm, span, window, height, start, reduced }: Following) {
  const scroller = useRef<ScrollView>(null);
  const now = useRef(start);
  const [settled, setSettled] = useState(start);
  const moveTo = useEffectEvent((y: number, animated: boolean) => {
    now.current = y;
    scroller.current?.scrollTo({ y, animated: animated && !reduced });
  });
  const follow = useEffectEvent(() => {
    if (span === null) return;
    const y = scrollFor(span, now.current, window, height);
    if (y !== now.current) moveTo(y, true);
  });
  useEffect(() => moveTo(start, false), [start, realm]);
  useEffect(() => follow(), [span?.top, span?.bottom, span?.focus, window, height]);
  const onScroll = ({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
    now.current = nativeEvent.contentOffset.y;
    // Nothing is drawn anew while a finger moves the map by less than a die.
    if (Math.abs(now.current - settled) > NOTICED) setSettled(now.current);
  };
  const scrollTo = (y: number) => scroller.current?.scrollTo({ y, animated: !reduced });
  return { ref: scroller, onScroll, scrolled: () => now.current, settled, scrollTo };
}
