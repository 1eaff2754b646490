import type { Box } from '@/look/box';
import { memo } from '@/scene/memo';
import type { SceneNode } from '@/scene/nodes';
import type { View } from '../rules/types';
import { pill, pillWidth } from './art/disc';
import { MARK, verdict } from './art/hexMarks';
import { GOLD, GOLD_RIM, HEAL, HURT, PAPER } from './art/palette';
import { Z } from './frame';
import { HEX } from './layout/hexes';
import type { Note, Overlay } from './overlay';
import { besides, clearest, standing } from './placing';

const HEIGHT = HEX * 0.84;
const SIGN = MARK * 0.56;

type Words = { readonly text: string; readonly rim: string; readonly fill: string };

/** What a note says; signs have no words. */
function wordsOf(note: Note): Words | null {
  switch (note.kind) {
    case 'health':
      return { text: `${note.before}→${note.after}`, rim: HURT, fill: PAPER };
    case 'heal':
      return { text: `${note.before}→${note.after}`, rim: HEAL, fill: PAPER };
    case 'grace':
      return { text: `+${note.amount}`, rim: GOLD, fill: GOLD_RIM };
    case 'loss':
      return { text: `−${note.amount.toFixed(1)}`, rim: HURT, fill: '#FFC4CA' };
    default:
      return null;
  }
}

const drawnPill = memo((text: string, rim: string, fill: string) => pill(text, HEIGHT, rim, fill));
const sign = memo((safe: boolean, part: number) => [{ t: 'group', scale: part, shapes: verdict(safe) }]);

/** Numbers and signs, each where it covers nobody and no other. */
export function noteNodes(view: View, overlay: Overlay): SceneNode[] {
  const taken = standing(view, overlay.ghost === null ? [] : [overlay.ghost.node]);
  const nodes: SceneNode[] = [];
  const put = (id: string, places: readonly Box[], shapes: SceneNode['shapes']): void => {
    const place = clearest(places, taken);
    taken.push(place);
    nodes.push({ id, ...place, z: Z.note, shapes, detail: true });
  };
  for (const note of overlay.notes) {
    const [id, words] = [`note-${note.kind}-${note.node}`, wordsOf(note)];
    if (words === null) put(id, besides(note.node, SIGN, SIGN), sign(note.kind === 'safe', SIGN / MARK));
    else
      put(id, besides(note.node, pillWidth(words.text, HEIGHT), HEIGHT), drawnPill(words.text, words.rim, words.fill));
  }
  overlay.sights.forEach(({ note, to }, i) => {
    if (note === undefined) return;
    const [right, left, below, above] = besides(to, pillWidth(note, HEIGHT), HEIGHT);
    put(`why-${i}`, [below, above, left, right], drawnPill(note, '#8FA0CC', PAPER));
  });
  return nodes;
}
