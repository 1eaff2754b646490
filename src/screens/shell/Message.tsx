import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { color, Glyph, Panel, Screen, space, Text, type GlyphName } from '@/ui';

type Props = {
  readonly glyph?: GlyphName;
  readonly title: string;
  readonly text?: string;
  readonly note?: string;
  readonly children?: ReactNode;
  readonly testID?: string;
};

/** A whole screen that says one thing and offers the ways out. */
export function Message({ testID, ...rest }: Props) {
  return (
    <Screen testID={testID} maxWidth={460}>
      <MessagePanel {...rest} />
    </Screen>
  );
}

/** The same inside another screen. */
export function MessagePanel({ glyph, title, text, note, children }: Omit<Props, 'testID'>) {
  return (
    <Panel padded style={styles.panel}>
      {glyph && (
        <View style={styles.sign}>
          <Glyph name={glyph} size={40} color={color.gold} />
        </View>
      )}
      <Text kind="title" align="center">
        {title}
      </Text>
      {text !== undefined && (
        <Text align="center" color={color.soft} style={styles.text}>
          {text}
        </Text>
      )}
      {note !== undefined && (
        <Text kind="note" align="center" color={color.muted}>
          {note}
        </Text>
      )}
      <View style={styles.ways}>{children}</View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.xl, marginTop: space.huge * 2, paddingVertical: space.huge },
  sign: { alignSelf: 'center' },
  text: { fontSize: 17, lineHeight: 23 },
  ways: { gap: space.l, marginTop: space.l },
});
