import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine';
import { useT } from '@/i18n';
import type { OpenTable } from '@/store';
import { color, space, Text } from '@/ui';
import { Caption } from './Caption';
import { captionOf } from './captions';
import { StackedButton } from './StackedButton';
import { useSay } from './useSay';
import { useSettled } from './useSettled';

type Props = {
  readonly table: Pick<
    OpenTable<unknown, unknown, unknown>,
    'viewer' | 'moves' | 'recent' | 'seats' | 'thinking' | 'hurry'
  >;
  /** Whom the game waits for. */
  readonly mover: Seat | undefined;
  /** What is said when it waits for nobody. */
  readonly over: string;
};

/** Names longer than this have no room in a line with what is said of them. */
const LONG_NAME = 14;

/** So many letters of a caption have room in two lines; a longer one takes the line of who is at it too. */
const LONG_CAPTION = 96;

/** What one is called at the table: of a long name its first word. */
const callName = (name: string): string =>
  name.length > LONG_NAME ? (name.split(/\s+/).find((word) => word !== '') ?? name) : name;

/** In place of the buttons while others play: what they did last, who is at it now, and a way to see it faster. */
export function Waiting({ table, mover, over }: Props) {
  const t = useT();
  const { seats, thinking } = table;
  const say = useSay(seats);
  const settled = useSettled();
  const caption = captionOf(table);
  const long = caption !== null && caption.lines.map(say).join(' ').length > LONG_CAPTION;
  const name = mover === undefined ? '' : callName(seats[mover]?.name ?? '');
  const sign = mover === undefined ? over : t(thinking === null ? 'told.plays' : 'told.thinking', { name });
  return (
    <>
      <View style={styles.waiting}>
        {!long && (
          <Text
            kind={caption ? 'small' : 'lead'}
            color={caption ? color.muted : color.soft}
            numberOfLines={caption ? 1 : 2}
            adjustsFontSizeToFit
            maxFontSizeMultiplier={1.1}
            testID="waiting:sign"
          >
            {sign}
          </Text>
        )}
        {caption && <Caption key={caption.number} move={caption} seats={seats} rows={long ? 3 : 2} />}
      </View>
      {thinking !== null && settled && (
        <StackedButton glyph="skip" label={t('told.hurry')} onPress={table.hurry} testID="action:hurry" />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  waiting: { flex: 1, justifyContent: 'center', gap: space.xs, minWidth: 0 },
});
