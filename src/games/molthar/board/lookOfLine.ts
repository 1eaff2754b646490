import { wordsIn, type LogLine } from '@/engine';
import { CHARACTERS, PEARL_CARDS } from '../rules';
import type { Look } from './flow';

/** What a line of the log names and can be looked at: its first character, else its first pearl. */
export function lookOfLine(line: LogLine): Look | null {
  const named = wordsIn(line);
  for (const { key } of named) {
    const card = CHARACTERS.findIndex(({ face }) => key === `molthar.card.${face}.name`);
    if (card >= 0) return { type: 'character', card };
  }
  for (const { key, params } of named) {
    const pearl = key === 'molthar.pearl' ? PEARL_CARDS.findIndex(({ value }) => value === params?.value) : -1;
    if (pearl >= 0) return { type: 'pearl', pearl };
  }
  return null;
}
