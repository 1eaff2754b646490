import { StyleSheet } from 'react-native';
import type { LogLine } from '@/engine';
import { useWordParts } from '@/i18n';
import type { SeatSetup } from '@/store';
import { color, Text } from '@/ui';
import { solePerson } from '../table/solePerson';

type Props = {
  readonly lines: readonly LogLine[];
  readonly seats: readonly SeatSetup[];
  readonly kind?: 'body' | 'note';
  /** How much they grow with large text: as the text round them. */
  readonly most?: number;
};

/** Sentences of the log one after the other, names in bold. Stands inside a text. */
export function LogWords({ lines, seats, kind = 'body', most }: Props) {
  const parts = useWordParts();
  const names = seats.map(({ name }) => name);
  const you = solePerson(seats);
  return lines.flatMap((line, at) => [
    ...(at > 0 ? [' '] : []),
    ...parts(line, names, you).map((part, index) => (
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
