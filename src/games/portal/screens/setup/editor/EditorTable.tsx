import { useMemo, useState } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { useWords } from '@/i18n';
import { SceneCanvas } from '@/scene/SceneCanvas';
import { useReducedMotion } from '@/ui';
import { boardSize, onTable } from '../../../board/frame';
import { editorScene, type EditorView } from '../../../board/setup/editorScene';
import { editorTargets } from '../../../board/setup/editorTargets';
import type { Editor } from './useEditor';

type Props = { readonly editor: Editor; readonly looks: readonly number[] };

/** A finger's width of ground is seen as four times that at most. */
const NEAREST = 4;

/** The table with what lies on it: tap to hold, tap where it shall go, or carry it there. */
export function EditorTable({ editor, looks }: Props) {
  const words = useWords();
  const reduced = useReducedMotion();
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const { design, held, dragging, offended, verdict } = editor;
  const view: EditorView = useMemo(
    () => ({ design, held, dragging, offended, verdict, looks }),
    [design, held, dragging, offended, verdict, looks],
  );
  const scene = useMemo(() => editorScene(view), [view]);
  const targets = useMemo(() => editorTargets(view), [view]);
  const board = boardSize(design);
  const least = Math.min(room.width / board.width, room.height / board.height, 1);
  const measure = ({ nativeEvent: { layout } }: LayoutChangeEvent) =>
    setRoom({ width: Math.floor(layout.width), height: Math.floor(layout.height) });
  return (
    <View style={styles.window} onLayout={measure} testID="editor:table">
      {room.width > 0 && room.height > 0 && (
        <SceneCanvas
          testID="editor:canvas"
          scene={scene}
          targets={targets}
          words={(said) => words(said)}
          onTap={editor.tap}
          onTapBoard={(at) => editor.ground(onTable(at))}
          window={room}
          zoom={{ least, largest: NEAREST }}
          drag={editor.drag}
          zoomable
          reducedMotion={reduced}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ window: { flex: 1, overflow: 'hidden' } });
