import { anyGame, whyNot } from '@/engine';
import { deployPlan, planOf, pointsAt, prepare, NOTHING, type Situation } from '@/games/portal/board/flow';
import { parseTarget } from '@/games/portal/board/ids';
import { tableTargets } from '@/games/portal/board/targets';
import { portal, type Action, type State } from '@/games/portal/rules';
import { positions } from '../../../../scripts/coachTest/positions';

/** What has a button of its own. */
const OWN_BUTTON = ['hold', 'endRound', 'luck'];

const MODES = [
  {
    name: 'all',
    seats: [2],
    configs: [
      { scenario: 'crossroads', length: { by: 'turns', turns: 3 } },
      { scenario: 'barrowRidge', length: { by: 'turns', turns: 3 } },
      { scenario: 'tollBridge', mode: 'skirmish', length: { by: 'turns', turns: 3 } },
    ],
  },
];
const COUNT = 40;

function states(): State[] {
  const all = positions(anyGame(portal), MODES, 11);
  // Positions of this very game.
  return Array.from({ length: COUNT }, () => all.next().value.state as unknown as State);
}

/** What the gold button does with what is laid out. */
function goldOf(state: State, seat: number, action: Action): Action | undefined {
  const view = portal.view(state, seat);
  const selection = prepare(view, action) ?? NOTHING;
  const why = (asked: Action) => whyNot(portal, state, { seat, action: asked });
  const moment: Situation = { view, selection, legal: () => [], why };
  return view.phase === 'deploy' ? (deployPlan(view, selection) ?? undefined) : planOf(moment)?.chosen.actions[0];
}

test('whatever is advised can be laid out so that the gold button does just that, and what it points at is there', () => {
  const seen = new Set<string>();
  for (const state of states()) {
    const [seat] = portal.toMove(state);
    if (seat === undefined) continue;
    const view = portal.view(state, seat);
    for (const action of portal.legalActions(state, seat).filter((_, i) => i % 5 === 0)) {
      seen.add(action.type);
      if (!OWN_BUTTON.includes(action.type)) expect(goldOf(state, seat, action)).toEqual(action);
      const points = pointsAt(view, action);
      const targets = tableTargets(view, null, undefined, points).map(({ id }) => id);
      const onTable = points.filter((id) => parseTarget(id) !== null);
      expect(targets).toEqual(expect.arrayContaining(onTable));
      expect(points.length > 0 || action.type === 'luck').toBe(true);
    }
  }
  expect(seen.size).toBeGreaterThan(4);
});
