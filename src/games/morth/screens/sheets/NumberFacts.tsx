import type { Words } from '@/engine';
import { color, Text } from '@/ui';
import type { Look } from '../../board/flow';
import { numberFacts } from '../../board/told/numbers';
import type { View } from '../../rules';

type Props = {
  readonly view: View;
  readonly look: Extract<Look, { type: 'threat' | 'atMost' }>;
  readonly say: (words: Words) => string;
};

/** Explains a number of the table: what it is now, and what it counts. */
export function NumberFacts({ view, look, say }: Props) {
  const { now, text } = numberFacts(view, look);
  return (
    <>
      <Text kind="lead">{say(now)}</Text>
      <Text color={color.soft}>{say(text)}</Text>
    </>
  );
}
