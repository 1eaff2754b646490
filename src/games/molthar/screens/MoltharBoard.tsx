import type { BoardProps } from '@/games/front';
import { SceneCanvas } from '@/scene/SceneCanvas';
import { usePreferences, useReducedMotion } from '@/ui';
import { tableLayout } from '../board/layout';
import { tableScene } from '../board/scene';
import type { View } from '../rules';
import { roomOf } from './hooks/useRoom';
import { useSay } from './hooks/useSay';

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
const NOBODY = () => undefined;

/** The board to look at, for replays: nothing can be done on it. */
export function MoltharBoard({ view: opaque, seats, width, height }: BoardProps) {
  // A front of Molthar is only ever given views of Molthar.
  const view = opaque as unknown as View;
  const say = useSay(seats);
  const { hand } = usePreferences();
  const reduced = useReducedMotion();
  const layout = tableLayout(roomOf(view, { width, height, insets: NO_INSETS, side: hand, textScale: 1, prompt: false }));
  const sitting = seats.map(({ name, look, kind }) => ({ name, look, bot: kind === 'bot' }));
  return <SceneCanvas scene={tableScene({ view, layout, seats: sitting, marks: {}, say })} targets={[]} words={say} onTap={NOBODY} reducedMotion={reduced} zoomable />;
}
