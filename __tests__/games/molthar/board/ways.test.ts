import { shownTo, type Viewer } from '@/engine';
import { exitsOf, pearlNode, sourceOf } from '@/games/molthar/board/ways';
import { molthar, type State } from '@/games/molthar/rules';
import {
  activate,
  eventsOf,
  lookAtHandOf,
  play,
  position,
  replacePearls,
  steal,
  takeBack,
  takeOpen,
  type Deed,
} from '../rules/support';
import { input } from './support';

/** What the board of a viewer is told of the last of some deeds. */
function told(viewer: Viewer, state: State, ...deeds: Deed[]) {
  const happened = shownTo(molthar, eventsOf(state, ...deeds), viewer);
  return input(molthar.view(play(state, ...deeds), viewer), 390, 844, { happened });
}

const middle = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => [x + w / 2, y + h / 2];

/** How far from the middle of a box a small card vanishes. */
const missBy = (
  exit: { x: number; y: number; scale?: number } | undefined,
  box: Parameters<typeof middle>[0],
  w: number,
) =>
  exit === undefined
    ? Infinity
    : Math.hypot(exit.x + (w * 0.3) / 2 - middle(box)[0], exit.y + w * 0.195 - middle(box)[1]);

const FAIRY = position({ players: [{ hand: '5 6 7', portal: 'fairy-1' }, { hand: '3 8' }, {}] });
const THEFT = [activate('fairy-1', '5 6 7'), lookAtHandOf(1), steal('8', 1)];

test('MOL-139 a stolen pearl goes from the hand of its owner to the hand of the thief, for the two who know it', () => {
  const victim = told(1, FAIRY, ...THEFT);
  const [event] = victim.happened;
  if (event?.type !== 'pearlStolen' || event.pearl === null) throw new Error('nothing was stolen');
  const { pearl } = event;
  const { rivals, pearls } = victim.layout;
  // To the left of seat 1 sit seat 2 and then the thief.
  expect(missBy(exitsOf(victim)[pearlNode(pearl)], rivals[1].stats[0], pearls[0].w)).toBeLessThan(0.01);
  const thief = told(0, FAIRY, ...THEFT);
  expect(sourceOf(thief, pearl)).toBe(thief.layout.rivals[0].stats[0]);
  expect(exitsOf(told(2, FAIRY, ...THEFT))).toEqual({});
});

test('MOL-140 a pearl that was taken back comes from the discards, any other from the pile', () => {
  const puss = position({ players: [{ hand: '3 4 5 8', portal: 'puss-1' }, {}] });
  const back = told(0, puss, activate('puss-1', '3 4 5'), takeBack('4'));
  const [event] = back.happened;
  if (event?.type !== 'pearlTakenBack') throw new Error('nothing was taken back');
  expect(sourceOf(back, event.pearl)).toBe(back.layout.pearlDiscard);
  expect(sourceOf({ ...back, happened: [] }, event.pearl)).toBe(back.layout.pearlPile);
});

test('MOL-064 pearls that were replaced go to the discards, even where these are shuffled at once', () => {
  const almostEmpty = position({ players: [{}, {}], open: '6 2 8 5', pearlPile: '7 3', pearlPileSize: 2 });
  const replaced = told(0, almostEmpty, replacePearls);
  expect(replaced.view.pearls.discard).toEqual([]);
  const { x, y } = replaced.layout.pearlDiscard;
  for (const pearl of almostEmpty.pearls.open)
    expect(exitsOf(replaced)[pearlNode(pearl)]).toMatchObject({ x, y, opacity: 0.2 });
});

test('MOL-046 an open pearl goes to the hand of whoever took it', () => {
  const state = position({ players: [{}, {}, {}], open: '6 2 8 5' });
  const seen = told(1, state, takeOpen(1));
  const exit = exitsOf(seen)[pearlNode(state.pearls.open[0])];
  expect(missBy(exit, seen.layout.rivals[1].stats[0], seen.layout.pearls[0].w)).toBeLessThan(0.01);
});
