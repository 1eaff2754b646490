import { ScrollView, StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import type { OpenTable } from '@/store';
import { color, pressedWhen, space, Text, Touchable } from '@/ui';
import { nameWords } from '../../board/words';
import { groupMembers, isLeading, unitOf, type Action, type View } from '../../rules';
import type { Play } from '../hooks/usePlay';
import { Token } from '../Token';

type Props = {
  readonly table: OpenTable<Action, View>;
  readonly play: Play;
  readonly lookOf: (seat: number) => number;
  readonly say: (words: Words) => string;
};

/** PORT-078 The groups that are still to act: a tap takes one of them into hand. */
export function Chips({ table: { view }, play, lookOf, say }: Props) {
  const t = useT();
  if (view.round !== null || play.left.length < 2) return null;
  return (
    <Native style={styles.row}>
      <Text kind="label" color={color.muted} maxFontSizeMultiplier={1.2}>
        {t('portalTable.panel.next')}
      </Text>
      <ScrollView horizontal contentContainerStyle={styles.chips} showsHorizontalScrollIndicator={false}>
        {play.left.map((group) => {
          const members = groupMembers(view, group);
          const figure = members.find(isLeading) ?? members[0];
          const unit = unitOf(view, figure.unit);
          const name = say(nameWords(view.config.mode === 'skirmish' ? (figure.model?.name ?? unit.name) : unit.name));
          const chosen = group === play.group;
          return (
            <Touchable
              key={group}
              testID={`chip:${group}`}
              aria-label={name}
              {...pressedWhen(chosen)}
              onPress={() => play.chooseGroup(group)}
              style={[styles.chip, chosen && styles.chosen]}
            >
              <Token element={figure} look={lookOf(unit.seat)} size={30} />
              <Text kind="label" numberOfLines={1} maxFontSizeMultiplier={1.3}>
                {name}
              </Text>
            </Touchable>
          );
        })}
      </ScrollView>
    </Native>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  chips: { gap: space.m },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: 44,
    paddingLeft: space.m,
    paddingRight: space.xl,
    borderRadius: 22,
    borderWidth: 1,
    borderColor: color.line,
    backgroundColor: 'rgba(14, 21, 38, 0.86)',
  },
  chosen: { borderColor: color.gold, backgroundColor: 'rgba(94, 74, 32, 0.7)' },
});
