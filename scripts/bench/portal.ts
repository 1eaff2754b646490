import { spawnSync } from 'node:child_process';
import { landOf } from '@/games/portal/rules/geometry';
import { SCENARIOS } from '@/games/portal/rules/data';
import { layLand } from '@/games/portal/rules/ground';
import { judge } from '@/games/portal/rules/movement/judge';
import { prepare } from '@/games/portal/rules/movement/mover';
import { lookFrom } from '@/games/portal/rules/questions/sight';
import { elementOf } from '@/games/portal/rules/roster';
import type { Open } from '@/games/portal/rules/types';
import { battle, type GivenElement, type GivenUnit } from '../../__tests__/games/portal/rules/support/position';

/**
 * The costly questions of a battle: what a finger asks while it drags a unit of 20 figures, and what a volley asks before it shoots.
 * Measured as it is and without the compiler (`--jitless`), as a stand-in for a phone's engine.
 */
type Figures = {
  /** Milliseconds to judge a move of 20 figures among so many. */
  readonly judgeMillis: Readonly<Record<string, number>>;
  readonly prepareMillis: number;
  /** Milliseconds for sight of 8 on 12 figures, five lines each, among 80. */
  readonly sightMillis: number;
};

const MOVERS = 20;
const CROWDS = [20, 80, 160, 240];
const WORD = '--battle';

/** Eight pieces, as many as a table has. */
const TERRAIN = [
  ...SCENARIOS[1].terrain,
  { piece: 'cottage' as const, x: 120, y: 660, rot: 0, difficulty: 'impassable' as const, patches: [] },
];

/** A unit of 20 in the middle of the near half, foes beyond it in loose units of 20, friends of it beside. */
function crowd(figures: number): Open {
  const units: GivenUnit[] = [];
  const elements: GivenElement[] = [];
  for (let unit = 1; elements.length < figures; unit++) {
    units.push({ id: unit, seat: unit % 3 === 1 ? 0 : 1 });
    const column = (unit - 1) % 4;
    const row = Math.floor((unit - 1) / 4);
    const [left, top] = unit === 1 ? [300, 490] : [60 + 280 * column, 60 + 130 * row];
    for (let i = 0; i < MOVERS && elements.length < figures; i++) {
      const at = [left + 45 * (i % 5), top + 30 * Math.floor(i / 5)] as const;
      elements.push({ id: elements.length + 1, unit, die: unit === 1 ? 20 : 6, at, facing: unit === 1 ? 270 : 90 });
    }
  }
  const state = battle({ mode: 'siege', units, elements });
  layLand(state.config, landOf(TERRAIN));
  return state;
}

/** Other ends of the drag each time, so that nothing is learned by heart. */
function drags(open: Open) {
  return Array.from({ length: 16 }, (_, turn) => ({
    how: {
      by: 'paths' as const,
      loosen: false,
      paths: open.units[0].members.map((id) => {
        const { x, y, facing } = elementOf(open, id);
        return {
          element: id,
          way: [
            { x: x + turn - 8, y: y - 30 - turn },
            { x: x + 2 * turn - 16, y: y - 45 - turn },
          ],
          facing,
        };
      }),
    },
    target: null,
    lie: false,
    join: null,
  }));
}

/** The best of many short runs: what the machine does while nothing else disturbs it. */
function bestMillis(run: () => unknown): number {
  for (let warm = 0; warm < 50; warm++) run();
  const end = process.hrtime.bigint() + 80_000_000n;
  let best = Infinity;
  while (process.hrtime.bigint() < end) {
    const before = process.hrtime.bigint();
    run();
    best = Math.min(best, Number(process.hrtime.bigint() - before) / 1e6);
  }
  return best;
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
const round3 = (value: number): number => Math.round(value * 1000) / 1000;

function measure(): Figures {
  const judgeMillis: Record<string, number> = {};
  let prepareMillis = 0;
  for (const figures of CROWDS) {
    const open = crowd(figures);
    const all = drags(open);
    prepareMillis = bestMillis(() => prepare(open, 1, 'normal', false));
    const mover = prepare(open, 1, 'normal', false);
    const no = all.map((one) => judge(mover, one)).find((answer) => 'rule' in answer);
    if (no !== undefined) throw new Error(`the drag of the bench is refused: ${JSON.stringify(no)}`);
    judgeMillis[`among${figures}`] = round3(mean(all.map((one) => bestMillis(() => judge(mover, one)))));
  }
  const open = crowd(80);
  const viewers = open.units[0].members.slice(0, 8).map((id) => elementOf(open, id));
  const targets = open.units[1].members.slice(0, 12).map((id) => elementOf(open, id));
  const look = () => {
    for (const viewer of viewers) {
      const from = lookFrom(open, viewer);
      for (const target of targets) from(target);
    }
  };
  return { judgeMillis, prepareMillis: round3(prepareMillis), sightMillis: round3(bestMillis(look)) };
}

/** Whether this process was started to measure the battle alone. */
export const isBattle = process.argv.includes(WORD);

export function serveBattle(): void {
  process.stdout.write(JSON.stringify(measure()));
}

/** Each in a process of its own. */
export function measureBattle(): { readonly compiled: Figures; readonly interpreted: Figures } {
  const run = (...flags: readonly string[]): Figures => {
    const { stdout, stderr } = spawnSync(process.execPath, [...flags, process.argv[1], WORD], { encoding: 'utf8' });
    if (stdout === '') throw new Error(stderr);
    return JSON.parse(stdout) as Figures;
  };
  return { compiled: run(), interpreted: run('--jitless') };
}
