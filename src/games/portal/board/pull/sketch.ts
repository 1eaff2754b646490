import type { Violation, Words } from '@/engine';
import type { Shape } from '@/scene/shapes';
import { seatLook } from '@/ui/art/emblem';
import { circlePath, polygon } from '@/ui/art/outline';
import { fade } from '@/ui/art/paint';
import { corners, isRound } from '../../rules/geometry';
import { FRAME } from '../art/felt';
import { wedge, BEYOND } from '../art/figure';
import { noteArt, noteSize } from '../art/labels';
import * as mark from '../art/marks';
import { lengthWords, text } from '../words';
import type { Point } from '../../rules/types';
import { standingAt, type Put } from './puts';
import type { Pulled } from './pull';

const GOOD = 0.62;

/** A base as it would stand, light enough to be drawn anew with every place of a finger. */
function base(put: Put, look: number, offends: boolean): readonly Shape[] {
  const footprint = standingAt(put);
  const { shape } = footprint;
  const ink = {
    fill: fade(offends ? mark.WRONG : seatLook(look).color, GOOD),
    stroke: offends ? mark.WRONG : mark.PAPER,
    strokeWidth: offends ? 2.4 : 1.4,
  };
  if (!isRound(shape))
    return [{ t: 'path', d: polygon(corners(footprint, shape).map(({ x, y }) => [x, y] as const)), ...ink }];
  const { x, y } = put;
  const half = shape.r * BEYOND;
  return [
    { t: 'circle', cx: x, cy: y, r: shape.r, ...ink },
    { t: 'group', x: x - half, y: y - half, shapes: wedge(put.facing, shape.r) },
  ];
}

const cm = (micrometres: number): Words => lengthWords(micrometres / 1000);

/** What is said under the finger: what is spent and left, or the rule that forbids it. */
function linesOf({ violation, pace, cost, allowance }: Pulled, whyWords: Look['whyWords']): readonly Words[] {
  if (violation !== null) return [text('drag.no'), whyWords(violation)];
  return [
    text(pace === 'run' ? 'drag.run' : 'note.spent', { spent: cm(cost) }),
    text('note.left', { left: cm(Math.max(0, allowance - cost)) }),
  ];
}

/** Words in lines of a width that can be read beside a finger. */
const LONG = 30;
const inLines = (sentence: string): string[] =>
  sentence.split(' ').reduce<string[]>((lines, word) => {
    const last = lines[lines.length - 1];
    return last !== undefined && `${last} ${word}`.length <= LONG
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word];
  }, []);

type Look = {
  /** The look of the seat that moves. */
  readonly look: number;
  /** Points of the screen a millimetre. */
  readonly scale: number;
  /** Where the finger is, on the table. */
  readonly finger: Point;
  readonly say: (words: Words) => string;
  /** A refusal in a sentence. */
  readonly whyWords: (violation: Violation) => Words;
};

/** How far above the finger words stand clear of it, in points of the screen. */
const CLEAR = 54;
/** How near to the edges of the table words may come. */
const EDGE = 6;

function noteBy(pulled: Pulled, { scale, finger, say, whyWords }: Look, width: number): Shape {
  const lines = linesOf(pulled, whyWords).map(say).flatMap(inLines);
  const { w, h } = noteSize(lines);
  const x = Math.max(EDGE, Math.min(width - w / scale - EDGE, finger.x - w / scale / 2));
  const above = finger.y - (h + CLEAR) / scale;
  const y = above < EDGE ? finger.y + CLEAR / scale : above;
  return { t: 'group', x, y, scale: 1 / scale, shapes: noteArt(lines, pulled.violation === null ? 'gold' : 'bad') };
}

/** What a finger that holds a group shows, on the board: the way with its centimetres, everybody where he would stand, who is met, and the verdict. */
export function sketchOf(pulled: Pulled, look: Look, width: number): readonly Shape[] {
  const { puts, way, offender, violation, met, gaps } = pulled;
  return [
    {
      t: 'group',
      x: FRAME,
      y: FRAME,
      shapes: [
        ...(way.length < 2
          ? []
          : mark.gauge(
              way.map(({ x, y }) => [x, y] as const),
              violation === null,
            )),
        ...puts.flatMap((put) =>
          base(put, look.look, violation !== null && (offender ?? put.element.id) === put.element.id),
        ),
        ...gaps.flatMap(({ from, to }) => mark.link([from.x, from.y], [to.x, to.y], false)),
        ...met.map((foe): Shape => ({
          t: 'path',
          d: circlePath(foe.x, foe.y, 17),
          stroke: mark.GOLD,
          strokeWidth: 2.6,
          dash: [5, 4],
        })),
        noteBy(pulled, look, width),
      ],
    },
  ];
}
