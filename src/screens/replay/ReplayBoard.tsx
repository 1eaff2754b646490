import { useState } from 'react';
import { StyleSheet } from 'react-native';
import type { Opaque } from '@/engine';
import type { BoardSide } from '@/games/front';
import { FRONTS } from '@/games/fronts';
import type { Frame, Replay } from '@/store';
import { OwnZoom } from '@/ui';

type Props = { readonly replay: Replay<Opaque>; readonly frame: Frame<Opaque>; readonly side: BoardSide };

/** The board of a replay, as large as the room that it is given. */
export function ReplayBoard({ replay, frame, side }: Props) {
  const { Board } = FRONTS[replay.gameId];
  const [room, setRoom] = useState({ width: 0, height: 0 });
  return (
    <OwnZoom
      testID="replay:board"
      style={styles.board}
      onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}
    >
      {room.width > 0 && (
        <Board
          view={frame.view}
          moves={frame.moves}
          last={frame.last}
          seats={replay.seats}
          side={side}
          width={room.width}
          height={room.height}
        />
      )}
    </OwnZoom>
  );
}

const styles = StyleSheet.create({ board: { flex: 1, minHeight: 120 } });
