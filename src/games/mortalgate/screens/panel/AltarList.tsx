import { Pressable, StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { color, radius, space, Text } from '@/ui';
import { TEAM_TONES } from '../../board/art/palette';
import { placeWords } from '../../board/words';
import { ALTARS, contested, labelOf, teamName, type AltarId, type View } from '../../rules';
import { blessingSign } from '../signs';

export type AltarProps = {
  readonly view: View;
  readonly say: (words: Words) => string;
  readonly onAltar: (altar: AltarId) => void;
  readonly onExplain: (altar: AltarId) => void;
};

const SIGN = 34;

/** Altars with what they give, whose they are and how far away. A tap considers one, as on the island. */
export function AltarList({ altars, ...rest }: AltarProps & { readonly altars: readonly AltarId[] }) {
  return (
    <Native style={styles.all}>
      {altars.map((altar) => (
        <Altar key={altar} altar={altar} {...rest} />
      ))}
    </Native>
  );
}

function Altar({ view, altar, say, onAltar, onExplain }: AltarProps & { readonly altar: AltarId }) {
  const t = useT();
  const { blessing, node } = ALTARS[altar];
  const owner = view.altars[altar];
  const tint = owner === null ? color.muted : TEAM_TONES[owner].bright;
  const whose =
    owner === null ? t('mortalgate.altar.free') : t('mortalgate.altar.held', { team: say(teamName(owner)) });
  const now = contested(view, altar) ? `${whose} · ${t('mortalgate.altar.contested')}` : whose;
  const name = t(`mortalgate.blessing.${blessing}.name`);
  const gives = t(`mortalgate.blessing.${blessing}.line`);
  const place = say(placeWords(node, view.heroes[view.turn.hero].node));
  return (
    <Pressable
      role="button"
      aria-label={`${name} · ${labelOf(node)}. ${now}. ${gives} ${place}.`}
      onPress={() => onAltar(altar)}
      onLongPress={() => onExplain(altar)}
      style={[styles.altar, { borderColor: tint }]}
      testID={`altars:${blessing}`}
    >
      <Drawing shapes={blessingSign(blessing, owner, SIGN)} width={SIGN} height={SIGN} />
      <Native style={styles.words}>
        <Native style={styles.head}>
          <Text kind="label">{`${name} · ${labelOf(node)}`}</Text>
          <Text kind="small" color={tint}>
            {now}
          </Text>
        </Native>
        <Text kind="small" color={color.muted}>
          {gives}
        </Text>
      </Native>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  all: { flexGrow: 1, flexDirection: 'row', flexWrap: 'wrap', gap: space.s, alignContent: 'stretch' },
  altar: {
    flexGrow: 1,
    flexBasis: '45%',
    minWidth: 200,
    minHeight: 50,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderWidth: 1,
    borderRadius: radius.card,
  },
  words: { flex: 1, minWidth: 0 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.l },
});
