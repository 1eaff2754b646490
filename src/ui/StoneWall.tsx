import { StyleSheet, View } from 'react-native';
import { StillCanvas } from '@/scene/StillCanvas';
import { stoneWall, type Light } from './art/stone';
import { useLayout } from './useLayout';

type Props = {
  readonly lights?: readonly Light[];
  /** 1 in the hall, less under a table. */ readonly contrast?: number;
};

const MOON: readonly Light[] = [{ x: 120, y: 60, r: 380, color: '#4A4FA8', strength: 0.34 }];

/** The stone wall behind a whole screen. */
export function StoneWall({ lights = MOON, contrast = 0.62 }: Props) {
  const { width, height, isTablet } = useLayout();
  return (
    <View style={styles.wall} pointerEvents="none" aria-hidden>
      <StillCanvas
        shapes={stoneWall({ width, height, course: isTablet ? 54 : 46, contrast, lights })}
        width={width}
        height={height}
      />
    </View>
  );
}

const styles = StyleSheet.create({ wall: { ...StyleSheet.absoluteFill, overflow: 'hidden' } });
