import { ScrollView, StyleSheet, View as Native } from 'react-native';
import type { Box } from '@/look/box';
import { space, surface } from '@/ui';
import { ALTARS } from '../../rules';
import { AltarList, type AltarProps } from './AltarList';

const ALL = ALTARS.map((_, altar) => altar);

/** Where there is room: all altars. */
export function AltarsPanel({ box, ...rest }: AltarProps & { readonly box: Box }) {
  return (
    <Native style={[styles.panel, { left: box.x, top: box.y, width: box.w, height: box.h }]} testID="altars">
      <ScrollView contentContainerStyle={styles.all}>
        <AltarList altars={ALL} {...rest} />
      </ScrollView>
    </Native>
  );
}

const styles = StyleSheet.create({
  panel: { ...surface.panel, position: 'absolute', overflow: 'hidden' },
  all: { flexGrow: 1, padding: space.m },
});
