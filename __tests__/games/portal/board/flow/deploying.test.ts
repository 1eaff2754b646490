import { firstState, play, start } from '@/engine';
import { deployPlan, type Selection } from '@/games/portal/board/flow';
import { portal, type State } from '@/games/portal/rules';
import { parseConfig } from '@/games/portal/rules/config';
import { PRESETS, type Preset } from '@/games/portal/rules/questions/proposals';

const scenario = (id: string) => parseConfig({ scenario: id, mode: 'siege' });

/** Everybody deploys as a preset proposes, one unit after the other; every one of them is taken by the rules. */
function deployed(id: string, preset: Preset): State {
  let match = start(portal, { config: scenario(id), seats: 2, seed: 5 });
  const selection: Selection = { type: 'preset', preset };
  while (match.state.phase === 'deploy') {
    const seat = match.state.active;
    const action = deployPlan(portal.view(match.state, seat), selection);
    if (action === null) throw new Error('nothing is proposed');
    const after = play(portal, match, { seat, action });
    if (!('match' in after)) throw new Error(`breaks ${after.violation.rule}`);
    match = after.match;
  }
  return match.state;
}

/** How far the units of a seat stand from each other, across its zone, and how deep. */
function spread(state: State): { readonly across: number; readonly deep: number } {
  const own = state.elements.filter(({ unit, where }) => where === 'table' && state.units[unit - 1]?.seat === 0);
  const zone = state.config.zones[0];
  const upright = zone.facing % 180 === 0;
  const range = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const [xs, ys] = [own.map(({ x }) => x), own.map(({ y }) => y)];
  return upright ? { across: range(ys), deep: range(xs) } : { across: range(xs), deep: range(ys) };
}

test.each(PRESETS)('PORT-066 an army that stands by the preset %s is legal unit by unit', (preset) => {
  const state = deployed('tollBridge', preset);
  expect(state.units.length).toBe(
    firstState(portal, { config: scenario('tollBridge'), seats: 2, seed: 5 }).config.armies.flatMap(
      ({ units }) => units,
    ).length,
  );
});

test('PORT-066 presets differ: a line is wider than what stands deep, and deep is deeper', () => {
  const [line, , deep] = PRESETS.map((preset) => spread(deployed('tollBridge', preset)));
  expect(line?.across ?? 0).toBeGreaterThan(deep?.across ?? 0);
  expect(deep?.deep ?? 0).toBeGreaterThan(line?.deep ?? 0);
});
