import type { Target } from '@/scene/nodes';
import { targetIds } from '@/scene/targetIds';
import { outlineOf } from '../../rules/agreed';
import { FRAME } from '../art/felt';
import { boxOn, boxRound } from '../frame';
import type { EditorView, Held } from './editorScene';
import { text } from './words';

const { targetId, parseTarget } = targetIds({ piece: ['at'], flag: ['at'] });

/** What a target of the editor's table stands for. */
export function heldBy(id: string): Held | null {
  const parsed = parseTarget(id);
  return parsed && { kind: parsed.kind, at: parsed.at };
}

/** Pieces and flags, to be tapped, carried and read out with where they lie. */
export function editorTargets({ design, held }: EditorView): Target[] {
  const at = (x: number, y: number) => ({ across: Math.round(x / 10), down: Math.round(y / 10) });
  const isHeld = (kind: Held['kind'], place: number) => held?.kind === kind && held.at === place;
  return [
    ...design.terrain.map((piece, place): Target => {
      const { points } = outlineOf(piece);
      return {
        id: targetId('piece', place),
        ...boxRound(points, 0),
        corners: points.map(({ x, y }) => ({ x: x + FRAME, y: y + FRAME })),
        role: 'button',
        node: `piece-${place}`,
        label: text('pieceAt', {
          piece: { key: `portal.terrain.${piece.piece}` },
          difficulty: { key: `portal.difficulty.${piece.difficulty}.name` },
          ...at(piece.x, piece.y),
        }),
        hint: text(isHeld('piece', place) ? 'pieceHeld' : 'pieceHint'),
        selected: isHeld('piece', place),
        drags: true,
      };
    }),
    ...design.objectives.flatMap((one, place): Target[] =>
      'x' in one
        ? [
            {
              id: targetId('flag', place),
              ...boxOn(one, 26),
              round: true,
              role: 'button',
              node: `flag-${place}`,
              label: text('flagAt', { n: place + 1, ...at(one.x, one.y) }),
              hint: text(isHeld('flag', place) ? 'pieceHeld' : 'pieceHint'),
              selected: isHeld('flag', place),
              drags: true,
            },
          ]
        : [],
    ),
  ];
}
