import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useDay, useT, useWhen } from '@/i18n';
import { eraseMatch, restoreMatch, useAppDispatch, type DeletedMatch } from '@/store';
import { Button, color, Dialog, Glyph, Panel, space, Text, Touchable, useLayout } from '@/ui';
import { useGameTitle } from './SaveRow';

/** What was deleted and can still be brought back: shut until somebody looks for it. */
export function DeletedMatches({ matches }: { matches: readonly DeletedMatch[] }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { isWide } = useLayout();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<DeletedMatch | null>(null);
  const erase = () => {
    if (asked) void dispatch(eraseMatch(asked.id));
    setAsked(null);
  };
  return (
    <View style={styles.section}>
      <Touchable
        testID="saves:deleted"
        onPress={() => setOpen(!open)}
        aria-label={`${t('saves.deleted.title')}, ${matches.length}`}
        aria-expanded={open}
        style={styles.head}
      >
        <Glyph name="trash" size={22} color={color.muted} />
        <Text kind="lead" color={color.soft} style={styles.grow}>
          {t('saves.deleted.title')}
        </Text>
        <Text kind="label" color={color.muted}>
          {String(matches.length)}
        </Text>
        <Glyph name={open ? 'chevronUp' : 'chevronDown'} size={20} color={color.muted} />
      </Touchable>
      {open && (
        <View role="list" style={styles.list}>
          {matches.map((match) => (
            <View key={match.id} role="listitem" style={isWide ? styles.half : styles.whole}>
              <DeletedRow match={match} onErase={() => setAsked(match)} />
            </View>
          ))}
        </View>
      )}
      <Dialog
        open={asked !== null}
        title={t('saves.deleted.ask', { name: asked?.name ?? '' })}
        message={t('saves.deleted.askNote')}
        confirm={t('saves.deleted.erase')}
        onConfirm={erase}
        onCancel={() => setAsked(null)}
        testID="deleted:ask"
      />
    </View>
  );
}

function DeletedRow({ match, onErase }: { match: DeletedMatch; onErase: () => void }) {
  const t = useT();
  const when = useWhen();
  const day = useDay();
  const dispatch = useAppDispatch();
  const game = useGameTitle(match.gameId);
  const { id, name, moves, deletedAt, goesAt } = match;
  return (
    <Panel style={styles.row}>
      <View style={styles.words}>
        <Text kind="small" color={color.violetText}>
          {game}
        </Text>
        <Text kind="lead">{name}</Text>
        <Text kind="note" color={color.muted}>
          {`${t('saves.moves', { count: moves })} · ${t('saves.deleted.at', { when: when(deletedAt) })}`}
        </Text>
        <Text kind="note" color={color.muted}>
          {t('saves.deleted.goes', { day: day(goesAt) })}
        </Text>
      </View>
      <View style={styles.buttons}>
        <Button
          glyph="undo"
          label={t('saves.deleted.restore')}
          tight
          accessibilityLabel={`${t('saves.deleted.restore')}: ${name}`}
          onPress={() => void dispatch(restoreMatch(id))}
          style={styles.button}
          testID={`deleted:${id}:restore`}
        />
        <Button
          kind="ghost"
          label={t('saves.deleted.erase')}
          tight
          accessibilityLabel={`${t('saves.deleted.erase')}: ${name}`}
          onPress={onErase}
          style={styles.button}
          testID={`deleted:${id}:erase`}
        />
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  section: { gap: space.l },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    minHeight: 52,
    paddingHorizontal: space.xl,
    borderRadius: 16,
  },
  grow: { flex: 1 },
  list: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xl },
  whole: { width: '100%' },
  half: { flexBasis: 320, flexGrow: 1 },
  row: { flexGrow: 1, padding: space.xl, gap: space.l, justifyContent: 'space-between' },
  words: { gap: space.xs },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  button: { flexGrow: 1, minWidth: 120 },
});
