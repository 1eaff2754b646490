import { createContext, use, useCallback, useRef } from 'react';
import { ScrollView, StyleSheet, View, type ScrollViewProps } from 'react-native';

type Bring = (view: View) => void;
const BringContext = createContext<Bring>(() => undefined);

/** Scrolls something into sight, where it lies in something that scrolls and follows a lesson. */
export const useBringIntoSight = (): Bring => use(BringContext);

/** Of what is brought into sight, so much of the window stays above it. */
const ABOVE = 0.3;

/** Scrolls, and brings what a lesson points at into sight: of several things the first. */
export function GuidedScroll({ children, ...rest }: ScrollViewProps) {
  const frame = useRef<View>(null);
  const scroll = useRef<ScrollView>(null);
  const offset = useRef(0);
  const asked = useRef(false);
  const bring = useCallback((view: View) => {
    if (asked.current) return;
    asked.current = true;
    setTimeout(() => (asked.current = false), 0);
    view.measureInWindow((_x, y, _width, height) =>
      frame.current?.measureInWindow((_left, top, _across, tall) => {
        const isSeen = y >= top && y + height <= top + tall;
        if (!isSeen) scroll.current?.scrollTo({ y: Math.max(0, offset.current + y - top - tall * ABOVE) });
      }),
    );
  }, []);
  return (
    <View ref={frame} style={styles.frame}>
      <ScrollView
        ref={scroll}
        style={styles.frame}
        scrollEventThrottle={50}
        onScroll={({ nativeEvent }) => (offset.current = nativeEvent.contentOffset.y)}
        {...rest}
      >
        <BringContext value={bring}>{children}</BringContext>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({ frame: { flexGrow: 0, flexShrink: 1 } });
