import { View as Native } from 'react-native';
import type { BoardProps } from '@/games/front';
import { SceneCanvas } from '@/scene/SceneCanvas';
import { usePreferences, useReducedMotion } from '@/ui';
import { tableLayout, type TableLayout } from '../board/layout';
import { tableScene } from '../board/scene';
import { roomOf } from './hooks/useTableLayout';
import type { Event, View } from '../rules';
import { useNews } from '@/screens/table/news';
import { useSay } from '@/screens/table/useSay';
import type { ShownMove } from '@/store';

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
const NOBODY = () => undefined;

/** The board to look at, for replays: nothing can be done on it. */
export function MoltharBoard({ view: opaque, moves, last, seats, side, width, height }: BoardProps) {
  // A front of Molthar is only ever given what is Molthar's.
  const known = opaque as unknown as View;
  // Whoever sits below, what the viewer may not know is not in the view.
  const view = side === 'all' ? known : { ...known, viewer: side };
  const news = useNews({ view: known, moves, recent: last === null ? [] : [last as ShownMove<Event>] });
  const say = useSay(seats);
  const { hand, patterns } = usePreferences();
  const reduced = useReducedMotion();
  const { layout, cut } = withoutBars((tall) => {
    const room = roomOf(view, { width, height: tall, insets: NO_INSETS, side: hand, textScale: 1 }, false);
    return tableLayout({ ...room, looking: true });
  }, height);
  const sitting = seats.map(({ name, look, kind }) => ({ name, look, bot: kind === 'bot' }));
  return (
    <Native style={{ width, height, overflow: 'hidden' }}>
      <Native style={{ width, height: layout.height, marginTop: -cut }}>
        <SceneCanvas
          scene={tableScene({
            view,
            happened: news?.events ?? [],
            layout,
            seats: sitting,
            watched: true,
            marks: {},
            patterns,
            say,
          })}
          targets={[]}
          words={say}
          onTap={NOBODY}
          reducedMotion={reduced}
          zoomable
        />
      </Native>
    </Native>
  );
}

/** A replay has neither the turn above nor the buttons below: on a phone the board is laid out taller and they are cut off. */
function withoutBars(
  layoutFor: (height: number) => TableLayout,
  height: number,
): { readonly layout: TableLayout; /** Points above the board. */ readonly cut: number } {
  const fitted = layoutFor(height);
  if (fitted.mode !== 'phone') return { layout: fitted, cut: 0 };
  const layout = layoutFor(height + fitted.top.y + fitted.top.h + fitted.height - fitted.bar.y);
  return layout.mode === 'phone' ? { layout, cut: layout.top.y + layout.top.h } : { layout: fitted, cut: 0 };
}
