import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import { Button, IconButton, LARGE, Segment, space, useLayout, usePreferences } from '@/ui';
import type { Box } from '@/look/box';
import { PACES, type Assault, type Pace } from './hooks/useAssault';

const NAMES = { 1: '1', 2: '2', 4: '4' } as const;
/** With large letters two have room. */
const FEW: readonly Pace[] = [1, 4];

/** While enemies march there is nothing to do but to watch: how fast, or not at all. */
export function MarchBar({ assault, box }: { readonly assault: Assault; readonly box: Box }) {
  const t = useT();
  const { hand } = usePreferences();
  const { textScale } = useLayout();
  const paces = textScale >= LARGE ? FEW : PACES;
  const choices = paces.map((pace) => ({ value: NAMES[pace], label: t('morthTable.assault.pace', { value: pace }) }));
  const choose = (name: (typeof NAMES)[Pace]) => assault.setPace(PACES.find((pace) => NAMES[pace] === name) ?? 1);
  return (
    <Native
      style={[styles.bar, hand === 'left' && styles.mirrored, { left: box.x, top: box.y, width: box.w, height: box.h }]}
    >
      <Segment
        testID="assault:speed"
        label={t('morthTable.assault.speed')}
        choices={choices}
        value={NAMES[assault.pace]}
        onChange={choose}
        style={styles.paces}
      />
      <IconButton
        glyph={assault.paused ? 'play' : 'pause'}
        label={t(assault.paused ? 'morthTable.assault.goOn' : 'morthTable.assault.pause')}
        onPress={() => assault.pause(!assault.paused)}
        testID="assault:pause"
      />
      <Button glyph="skip" label={t('morthTable.assault.skip')} onPress={assault.skip} testID="assault:skip" />
    </Native>
  );
}

const styles = StyleSheet.create({
  bar: { position: 'absolute', flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.m },
  mirrored: { flexDirection: 'row-reverse' },
  paces: { flexGrow: 1, flexShrink: 1, maxWidth: 340 },
});
