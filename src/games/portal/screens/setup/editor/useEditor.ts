import { useMemo, useState } from 'react';
import { useAnimatedReaction } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { useDrag, type Dragged } from '@/scene/useDrag';
import {
  copied,
  laidNew,
  movedFlag,
  movedTo,
  nearTo,
  verdictOn,
  withoutObjective,
  withoutPiece,
} from '../../../board/setup/design';
import type { Held } from '../../../board/setup/editorScene';
import { heldBy } from '../../../board/setup/editorTargets';
import type { TableDesign } from '../../../rules/agreed';
import type { TerrainId } from '../../../rules/data';
import type { Fault } from '../../../rules/fault';
import type { Point } from '../../../rules/types';

/** A piece that is carried is judged anew after so many millimetres. */
const COARSE = 8;

/** A table on the workbench: what lies where, what is held, and what is wrong with it. */
export function useEditor(first: TableDesign) {
  const [design, setDesign] = useState(first);
  const [held, setHeld] = useState<Held | null>(null);
  const [tile, setTile] = useState<TerrainId | null>(null);
  const [dragging, setDragging] = useState(false);
  /** The piece that what is carried is too near to just now. */
  const [offended, setOffended] = useState<number | null>(null);
  const [changed, setChanged] = useState(false);
  const [refused, setRefused] = useState<Fault | null>(null);
  const change = (next: TableDesign) => {
    setDesign(next);
    setChanged(true);
    setRefused(null);
  };
  const hold = (next: Held | null) => {
    setHeld(next);
    setTile(null);
    setRefused(null);
  };
  /** What is held goes there. */
  const carry = ({ kind, at }: Held, to: Point) =>
    change(kind === 'piece' ? movedTo(design, at, to) : movedFlag(design, at, to));
  const put = (piece: TerrainId, at: Point) => add(laidNew(design, piece, at));
  const add = (laid: ReturnType<typeof laidNew>) => {
    if ('fault' in laid) return setRefused(laid.fault);
    change(laid.design);
    hold({ kind: 'piece', at: laid.design.terrain.length - 1 });
  };
  const placeOf = ({ kind, at }: Held): Point | undefined => {
    const one = kind === 'piece' ? design.terrain[at] : design.objectives[at];
    return one && 'x' in one ? one : undefined;
  };
  const drag = useDrag({
    carries: true,
    onBegin: ({ target }: Dragged) => {
      const next = target === null ? null : heldBy(target);
      if (!next) return;
      hold(next);
      setDragging(true);
    },
    onEnd: ({ target, from, at }: Dragged, letGo) => {
      setDragging(false);
      setOffended(null);
      const moved = target === null ? null : heldBy(target);
      const place = moved && placeOf(moved);
      if (letGo && moved && place) carry(moved, { x: place.x + at.x - from.x, y: place.y + at.y - from.y });
    },
  });
  /** Where the finger has carried a piece so far: React hears only of another piece that is offended. */
  const judge = (dx: number, dy: number) => {
    const piece = held?.kind === 'piece' ? design.terrain[held.at] : undefined;
    if (!held || !piece) return;
    const there = { ...piece, x: Math.round(piece.x + dx), y: Math.round(piece.y + dy) };
    setOffended(nearTo(there, design.terrain, held.at)?.piece ?? null);
  };
  useAnimatedReaction(
    () => {
      const [from, at] = [drag.from.get(), drag.at.get()];
      return drag.active.get()
        ? { dx: Math.round((at.x - from.x) / COARSE) * COARSE, dy: Math.round((at.y - from.y) / COARSE) * COARSE }
        : null;
    },
    (now, before) => {
      if (now !== null && (now.dx !== before?.dx || now.dy !== before?.dy)) scheduleOnRN(judge, now.dx, now.dy);
    },
  );
  const verdict = useMemo(() => (held?.kind === 'piece' ? verdictOn(design, held.at) : undefined), [design, held]);
  return {
    design,
    held,
    tile,
    dragging,
    changed,
    refused,
    offended,
    verdict,
    drag,
    change,
    hold,
    put,
    chooseTile: (next: TerrainId) => {
      setHeld(null);
      setRefused(null);
      setTile(tile === next ? null : next);
    },
    tap: (id: string) => {
      const next = heldBy(id);
      if (next) hold(held?.kind === next.kind && held.at === next.at ? null : next);
    },
    ground: (at: Point) => {
      if (tile !== null) put(tile, at);
      else if (held) carry(held, at);
    },
    /** To the nearest place where it may lie. */
    mend: () => {
      if (held && verdict?.legal) carry(held, verdict.legal);
    },
    copy: () => {
      const laid = held?.kind === 'piece' ? copied(design, held.at) : undefined;
      if (laid) add(laid);
    },
    remove: () => {
      if (!held) return;
      change(held.kind === 'piece' ? withoutPiece(design, held.at) : withoutObjective(design, held.at));
      hold(null);
    },
    saved: () => setChanged(false),
  };
}

export type Editor = ReturnType<typeof useEditor>;
