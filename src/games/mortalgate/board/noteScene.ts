import type { Box } from '@/look/box';
import { memo } from '@/scene/memo';
import type { SceneNode } from '@/scene/nodes';
import type { Node } from '../rules/hex';
import { OFF } from '../rules/hex';
import type { View } from '../rules/types';
import { pill, pillWidth } from './art/disc';
import { MARK, verdict } from './art/hexMarks';
import { GOLD, GOLD_RIM, HEAL, HURT, PAPER } from './art/palette';
import { Z } from './frame';
import { HEX, ISLAND, middleOf } from './layout/hexes';
import type { Note, Overlay } from './overlay';

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

const overlaps = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const beyond = ({ x, y, w, h }: Box): number =>
  Math.max(0, -x) + Math.max(0, x + w - ISLAND.width) + Math.max(0, -y) + Math.max(0, y + h - ISLAND.height);

/** Beside a hex: right, left, below, above and at its corners; the first place is the one that is liked best. */
function besides(node: Node, w: number, h: number): Box[] {
  const { x, y } = middleOf(node);
  const [far, high] = [HEX * 1.18, HEX * 1.22];
  return [
    { x: x + far, y: y - h / 2, w, h },
    { x: x - far - w, y: y - h / 2, w, h },
    { x: x - w / 2, y: y + high, w, h },
    { x: x - w / 2, y: y - high - h, w, h },
    { x: x + HEX * 0.75, y: y + HEX * 0.8, w, h },
    { x: x - HEX * 0.75 - w, y: y + HEX * 0.8, w, h },
  ];
}

/** The place that covers least of what must be seen. */
const clearest = (places: readonly Box[], taken: readonly Box[]): Box => {
  const covered = (place: Box) => taken.reduce((sum, one) => sum + overlaps(place, one), 100 * beyond(place));
  return places.reduce((best, place) => (covered(place) < covered(best) - 1 ? place : best));
};

/** Where somebody stands or will stand. */
const standing = ({ heroes }: View, { ghost }: Overlay): Box[] =>
  [...heroes.map(({ node }) => node), ...(ghost === null ? [] : [ghost.node])]
    .filter((node) => node !== OFF)
    .map((node) => {
      const { x, y } = middleOf(node);
      return { x: x - HEX * 0.9, y: y - HEX, w: HEX * 1.8, h: HEX * 2.1 };
    });

/** Numbers and signs, each where it covers nobody and no other. */
export function noteNodes(view: View, overlay: Overlay): SceneNode[] {
  const taken = standing(view, overlay);
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
