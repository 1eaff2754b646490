import { StyleSheet } from 'react-native';
import type { LogLine } from '@/engine';
import { useWordParts } from '@/i18n';
import { color, Text } from '@/ui';

type Props = {
  readonly lines: readonly LogLine[];
  readonly names: readonly string[];
  readonly kind?: 'body' | 'note';
  /** How much they grow with large text: as the text round them. */
  readonly most?: number;
};

/** Sentences of the log one after the other, names in bold. Stands inside a text. */
export function LogWords({ lines, names, kind = 'body', most }: Props) {
  const parts = useWordParts();
  return lines.flatMap((line, at) => [
    ...(at > 0 ? [' '] : []),
    ...parts(line, names).map((part, index) => (
      <Text
        key={`${at}.${index}`}
        kind={kind}
        maxFontSizeMultiplier={most}
        style={part.name && styles.name}
        color={part.name ? color.text : color.soft}
      >
        {part.text}
      </Text>
    )),
  ]);
}

const styles = StyleSheet.create({ name: { fontFamily: 'alegreya800' } });
