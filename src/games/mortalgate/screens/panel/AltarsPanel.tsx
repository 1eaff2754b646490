import { Pressable, ScrollView, StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import type { Box } from '@/look/box';
import { Drawing } from '@/scene/Drawing';
import { color, radius, space, surface, Text } from '@/ui';
import { TEAM_TONES } from '../../board/art/palette';
import { ALTARS, contested, labelOf, teamName, type AltarId, type View } from '../../rules';
import { blessingSign } from '../signs';

type Props = {
  readonly view: View;
  readonly box: Box;
  readonly say: (words: Words) => string;
  readonly onAltar: (altar: AltarId) => void;
  readonly onExplain: (altar: AltarId) => void;
};

const SIGN = 34;

/** Where there is room: all altars with what they give and whose they are. A tap considers one, as on the island. */
export function AltarsPanel({ view, box, say, onAltar, onExplain }: Props) {
  const t = useT();
  return (
    <Native style={[styles.panel, { left: box.x, top: box.y, width: box.w, height: box.h }]} testID="altars">
      <ScrollView contentContainerStyle={styles.all}>
        {ALTARS.map(({ blessing, node }, altar) => {
          const owner = view.altars[altar];
          const tint = owner === null ? color.muted : TEAM_TONES[owner].bright;
          const whose =
            owner === null ? t('mortalgate.altar.free') : t('mortalgate.altar.held', { team: say(teamName(owner)) });
          const now = contested(view, altar) ? `${whose} · ${t('mortalgate.altar.contested')}` : whose;
          const name = t(`mortalgate.blessing.${blessing}.name`);
          return (
            <Pressable
              key={blessing}
              role="button"
              aria-label={`${name}, ${labelOf(node)}. ${now}. ${t(`mortalgate.blessing.${blessing}.line`)}`}
              onPress={() => onAltar(altar)}
              onLongPress={() => onExplain(altar)}
              style={[styles.altar, { borderColor: tint }]}
              testID={`altars:${blessing}`}
            >
              <Drawing shapes={blessingSign(blessing, owner, SIGN)} width={SIGN} height={SIGN} />
              <Native style={styles.words}>
                <Text kind="label">{`${name} · ${labelOf(node)}`}</Text>
                <Text kind="small" color={tint}>
                  {now}
                </Text>
                <Text kind="small" color={color.muted}>
                  {t(`mortalgate.blessing.${blessing}.line`)}
                </Text>
              </Native>
            </Pressable>
          );
        })}
      </ScrollView>
    </Native>
  );
}

const styles = StyleSheet.create({
  panel: { ...surface.panel, position: 'absolute', overflow: 'hidden' },
  all: {
    flexGrow: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.s,
    padding: space.m,
    alignContent: 'stretch',
  },
  altar: {
    flexGrow: 1,
    flexBasis: '45%',
    minHeight: 48,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.m,
    borderWidth: 1,
    borderRadius: radius.card,
  },
  words: { flex: 1, minWidth: 0 },
});
