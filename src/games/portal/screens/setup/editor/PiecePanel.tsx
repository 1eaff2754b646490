import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { color, IconButton, ListRow, Segment, Select, space, Text } from '@/ui';
import { ofDifficulty, ofPatch, turned } from '../../../board/setup/design';
import { cm } from '../../../board/setup/words';
import { DIFFICULTIES, TERRAIN, TERRAIN_GAP } from '../../../rules/data';
import { useSay } from '../useSay';
import { WhyLine } from '../WhyLine';
import type { Editor } from './useEditor';

type Props = { readonly editor: Editor; readonly at: number };

/** The piece that is held: turn it, copy it, take it away; what it costs to cross; what is wrong with its place. */
export function PiecePanel({ editor, at }: Props) {
  const t = useT();
  const say = useSay();
  const { design, verdict, change } = editor;
  const piece = design.terrain[at];
  if (!piece) return null;
  const { sight, patches = [] } = TERRAIN[piece.piece];
  const near = verdict?.near && design.terrain[verdict.near.piece];
  const short = verdict?.near ? Math.max(1, Math.ceil(TERRAIN_GAP - verdict.near.gap.mm)) : 0;
  return (
    <>
      <View>
        <Text kind="title">{t(`portal.terrain.${piece.piece}`)}</Text>
        <Text kind="note" color={color.soft}>
          {t('portalSetup.pieceOf', { n: at + 1, count: design.terrain.length })} {t(`portal.cover.${sight}`)}
        </Text>
      </View>
      <View style={styles.row}>
        <IconButton
          kind="raised"
          glyph="turnRight"
          label={t('portalSetup.turn')}
          onPress={() => change(turned(design, at))}
          testID="piece:turn"
        />
        <IconButton
          kind="raised"
          glyph="duplicate"
          label={t('portalSetup.copyPiece')}
          onPress={editor.copy}
          testID="piece:copy"
        />
        <IconButton
          kind="raised"
          glyph="trash"
          label={t('portalSetup.removePiece')}
          onPress={editor.remove}
          testID="piece:remove"
        />
      </View>
      <Segment
        testID="difficulty"
        label={t('portalSetup.difficulty')}
        value={piece.difficulty}
        choices={DIFFICULTIES.map((value) => ({ value, label: t(`portalSetup.costs.${value}`) }))}
        onChange={(difficulty) => change(ofDifficulty(design, at, difficulty))}
      />
      {patches.map(({ key }, patch) => (
        <ListRow
          key={key}
          title={t(`portal.patch.${key}`)}
          after={
            <Select
              testID={`patch:${key}`}
              label={t(`portal.patch.${key}`)}
              value={piece.patches[patch] ?? 'open'}
              choices={(['open', ...DIFFICULTIES] as const).map((value) => ({
                value,
                label: t(`portal.difficulty.${value}.name`),
                note: t(`portal.difficulty.${value}.line`),
              }))}
              onChange={(ground) => change(ofPatch(design, at, patch, ground))}
            />
          }
        />
      ))}
      {verdict && (
        <WhyLine
          fault={verdict.fault}
          testID="piece:why"
          text={
            near
              ? t('portalSetup.tooNear', { cm: cm(short), piece: t(`portal.terrain.${near.piece}`) })
              : say.why(verdict.fault)
          }
        />
      )}
    </>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l } });
