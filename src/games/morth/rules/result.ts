import type { Place, Result } from '@/engine';
import { VERDICTS } from './data';
import type { VerdictId } from './data';
import { purseOf } from './realms';
import type { Open } from './types';

/** MOR-360 What the chart says about so many wounds. */
export function verdictOf(wounds: number): VerdictId {
  return (VERDICTS.find(({ most }) => wounds <= most) ?? VERDICTS[VERDICTS.length - 1]).id;
}

/** MOR-185, MOR-186 Fewest wounds, then most gold. */
function scoreOf(open: Open, seat: number): readonly number[] {
  const { wounds, gold } = purseOf(open, seat);
  return [0 - wounds, gold];
}

function isAhead(score: readonly number[], than: readonly number[]): boolean {
  return score[0] !== than[0] ? score[0] > than[0] : score[1] > than[1];
}

function decidingRule([first, second]: readonly Place[]): string {
  if (second.rank === 1) return 'MOR-187';
  return second.score[0] === first.score[0] ? 'MOR-186' : 'MOR-185';
}

/** MOR-354, MOR-360 Alone or as a team the wounds are read off the chart. */
function againstMorth(open: Open): Result {
  const { wounds } = open.realms[0];
  const places = Array.from({ length: open.seats }, (_, seat) => ({ seat, rank: 1, score: [0 - wounds] }));
  return { places, rule: 'MOR-360', verdict: { key: `morth.verdict.${verdictOf(wounds)}.name`, params: { wounds } } };
}

/** MOR-183 The ranking, best first; nothing before the game is over. */
export function result(open: Open): Result | undefined {
  if (open.phase !== 'over') return undefined;
  if (open.mode === 'solitaire' || open.mode === 'cooperative') return againstMorth(open);
  const scores = Array.from({ length: open.seats }, (_, seat) => scoreOf(open, seat));
  const places = scores.map((score, seat) => ({
    seat,
    score,
    rank: 1 + scores.filter((other) => isAhead(other, score)).length,
  }));
  places.sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return { places, rule: decidingRule(places) };
}
