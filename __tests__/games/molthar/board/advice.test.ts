import { actionOf, NOTHING, pointsAt, prepare } from '@/games/molthar/board/flow';
import { arranged } from '@/games/molthar/board/table';
import { tableLayout } from '@/games/molthar/board/layout';
import { tableTargets } from '@/games/molthar/board/targets';
import { molthar } from '@/games/molthar/rules';
import { roomOf } from '@/games/molthar/screens/hooks/useTableLayout';
import { randomMatch } from '../../../support/randomWalk';

const PHONE = {
  width: 390,
  height: 844,
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
  side: 'right',
  textScale: 1,
} as const;
/** What has a button of its own, or lies in a sheet. */
const BESIDE_THE_TABLE = ['peekCharacter', 'finishActions', 'endTurn', 'takeFromHand', 'takeBack'];
const OWN_BUTTON = ['peekCharacter', 'finishActions', 'endTurn'];

const STATES = [3, 4].flatMap((seed) => randomMatch(molthar, { config: {}, seats: 3, seed }).states);

test('whatever is advised can be laid out so that the gold button does just that', () => {
  const seen = new Set<string>();
  for (const state of STATES) {
    const [seat] = molthar.toMove(state);
    if (seat === undefined) continue;
    const view = arranged(molthar.view(state, seat));
    for (const action of molthar.legalActions(state, seat)) {
      seen.add(action.type);
      const selection = prepare(view, action);
      if (OWN_BUTTON.includes(action.type)) expect(selection).toBeUndefined();
      else expect(selection && actionOf({ view, selection })).toEqual(action);
    }
  }
  expect(seen.size).toBeGreaterThan(8);
});

test('what is pointed at is there to be tapped', () => {
  for (const state of STATES.filter((_, i) => i % 7 === 0)) {
    const [seat] = molthar.toMove(state);
    if (seat === undefined) continue;
    const view = arranged(molthar.view(state, seat));
    const moment = { view, selection: NOTHING, why: () => undefined };
    const targets = tableTargets(moment, tableLayout(roomOf(view, PHONE, false))).map(({ id }) => id);
    for (const action of molthar.legalActions(state, seat)) {
      const points = pointsAt(view, action);
      expect(points.length > 0 || action.type === 'redrawHand').toBe(true);
      if (!BESIDE_THE_TABLE.includes(action.type)) expect(targets).toEqual(expect.arrayContaining([...points]));
    }
  }
});
