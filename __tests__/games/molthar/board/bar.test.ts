import { barButton } from '@/games/molthar/board/bar';
import { tableLayout } from '@/games/molthar/board/layout';
import { roomFor, sampleView } from './support';

const middle = ({ x, w }: { x: number; w: number }) => x + w / 2;

test.each([
  [390, 844],
  [844, 390],
  [1024, 1366],
])('at %d × %d the bubble points at the button that was pressed, on either hand', (width, height) => {
  const layout = tableLayout(roomFor(sampleView(), width, height));
  const at = (id: string, hand: 'left' | 'right') => middle(barButton(`action:${id}`, layout, hand));
  expect(at('undo', 'right')).toBeLessThan(at('replacePearls', 'right'));
  expect(at('replacePearls', 'right')).toBeLessThan(at('endTurn', 'right'));
  expect(at('endTurn', 'left')).toBeLessThan(at('replacePearls', 'left'));
  for (const id of ['undo', 'replacePearls', 'endTurn'])
    expect(at(id, 'left') - layout.bar.x).toBeCloseTo(layout.bar.x + layout.bar.w - at(id, 'right'));
});
