import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Target } from '@/scene/nodes';
import { SceneCanvas } from '@/scene/SceneCanvas';
import { StillCanvas } from '@/scene/StillCanvas';
import { useReducedMotion } from '@/ui';
import { hallBack, hallFront, hallSwirls, type Scenery } from './scenery';

const NO_TARGETS: readonly Target[] = [];
const wordless = () => '';
const untouched = () => {};

/** The hall as one sees it. Only the swirls are drawn again and again: stone and figures are drawn once per size. */
export function HallScenery({ scenery }: { readonly scenery: Scenery }) {
  const { width, height } = scenery;
  const reducedMotion = useReducedMotion();
  const away = useAway();
  const { x, y, scene } = hallSwirls(scenery);
  return (
    <View
      testID="hall:scenery"
      pointerEvents="none"
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      style={[styles.layer, { width, height }]}
    >
      <StillCanvas shapes={hallBack(scenery)} width={width} height={height} style={styles.layer} />
      <SceneCanvas
        scene={scene}
        targets={NO_TARGETS}
        words={wordless}
        onTap={untouched}
        reducedMotion={reducedMotion}
        paused={away}
        style={{ position: 'absolute', left: x, top: y }}
      />
      <StillCanvas shapes={hallFront(scenery)} width={width} height={height} style={styles.layer} />
    </View>
  );
}

/** Whether another screen covers the hall: nothing turns that nobody sees. */
function useAway(): boolean {
  const [away, setAway] = useState(false);
  useFocusEffect(
    useCallback(() => {
      setAway(false);
      return () => setAway(true);
    }, []),
  );
  return away;
}

const styles = StyleSheet.create({ layer: { position: 'absolute', left: 0, top: 0 } });
