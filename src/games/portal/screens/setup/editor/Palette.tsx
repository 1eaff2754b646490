import { ScrollView, StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { color, LARGE, pressedWhen, radius, space, Text, Touchable, useLayout } from '@/ui';
import { terrainTile } from '../../../board/setup/tile';
import { TERRAIN_IDS } from '../../../rules/data';
import type { Editor } from './useEditor';

type Props = { readonly editor: Editor; readonly across: boolean };

const [WIDE, HIGH] = [64, 44];

/** All kinds of terrain: tap one, then the table. */
export function Palette({ editor, across }: Props) {
  const t = useT();
  const large = useLayout().textScale >= LARGE;
  return (
    <ScrollView
      horizontal={across}
      showsHorizontalScrollIndicator={false}
      showsVerticalScrollIndicator={false}
      style={across ? styles.row : styles.column}
      contentContainerStyle={[styles.tiles, across && styles.across]}
      testID="palette"
    >
      {TERRAIN_IDS.map((id) => {
        const chosen = editor.tile === id;
        const name = t(`portal.terrain.${id}`);
        return (
          <Touchable
            key={id}
            testID={`tile:${id}`}
            aria-label={name}
            accessibilityHint={t('portalSetup.tileHint')}
            {...pressedWhen(chosen)}
            onPress={() => editor.chooseTile(id)}
            style={[styles.tile, chosen && styles.chosen]}
          >
            <Drawing shapes={terrainTile(id, WIDE, HIGH)} width={WIDE} height={HIGH} />
            {!large && (
              <View style={styles.words}>
                <Text kind="small" align="center" numberOfLines={2}>
                  {name}
                </Text>
              </View>
            )}
          </Touchable>
        );
      })}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  row: { flexGrow: 0 },
  column: { width: 88, flexGrow: 0 },
  tiles: { gap: space.l, padding: space.s },
  across: { flexDirection: 'row' },
  tile: {
    width: 80,
    minHeight: 68,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.card,
    borderWidth: 2,
    borderColor: 'rgba(120, 160, 120, 0.4)',
    backgroundColor: '#17382B',
    padding: space.s,
  },
  chosen: { borderColor: color.gold },
  words: { alignSelf: 'stretch' },
});
