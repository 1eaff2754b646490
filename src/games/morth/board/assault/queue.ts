import type { Words } from '@/engine';
import { LANES, HALVES } from '../../rules/data/index';
import type { Die, EnemyId, Spot, View } from '../../rules/index';
import { enemyName } from '../../rules/words';
import type { Film } from './film';
import type { Walk } from './march';
import { foePlace, text } from '../words';

/** How far an enemy of the queue is. */
export type Stage = 'waits' | 'walks' | 'stays' | 'stuck' | 'leaves' | 'dies';

/** An enemy of the Assault in the order of their turns. */
export type Queued = {
  readonly die: Die;
  readonly enemy: EnemyId;
  readonly stage: Stage;
  /** 'L13→16', 'L3→C11', 'R4', 'out'. */
  readonly mark: Words;
  readonly label: Words;
};

/** 'L13', and in a team 'A·L13'. */
function short({ path, square }: Spot, team: boolean): Words {
  const spot = text(`assault.spot.${LANES[path % LANES.length]}`, { square });
  return team ? text('assault.inHalf', { half: HALVES[Math.floor(path / LANES.length)], spot }) : spot;
}

function markOf({ from, spots, end }: Walk, stage: Stage, team: boolean): Words {
  if (stage === 'leaves') return text('assault.out');
  if (stage === 'waits') return short(from, team);
  if (stage === 'walks' && end === 'leaves')
    return text('assault.way', { from: short(from, team), to: text('assault.out') });
  const to = spots.at(-1);
  if (to === undefined) return short(from, team);
  return text('assault.way', { from: short(from, team), to: to.path === from.path ? to.square : short(to, team) });
}

/** The turn of an enemy in a sentence. */
function turnWords(view: View, { enemy, from, spots, end }: Walk): Words {
  const last = spots.at(-1);
  const what = { enemy: enemyName(enemy), from: foePlace(view, from) };
  if (end === 'leaves') return text('assault.leaves', what);
  if (last === undefined) return text('assault.stuck', what);
  return text(end === 'dies' ? 'assault.dies' : 'assault.walks', { ...what, to: foePlace(view, last) });
}

const ownWalks = ({ march, realm }: Film): readonly Walk[] => march.filter((walk) => walk.realm === realm);

/** Which of them has its turn in a beat: -1 while the die is rolled. */
function turnAt(film: Film, at: number): number {
  const walks = ownWalks(film);
  return walks.findIndex(({ die }) => die === film.beats[at]?.walk?.die);
}

/** What has become of an enemy after its turn: who finds every square full has not moved. */
const endOf = ({ end, spots }: Walk): Stage => (end === 'stays' && spots.length === 0 ? 'stuck' : end);

/** All enemies of a film with what has become of them in one of its beats. */
export function queueOf(film: Film, at: number): Queued[] {
  const { view } = film.beats[0];
  const now = turnAt(film, at);
  const team = view.mode === 'cooperative';
  return ownWalks(film).map((walk, i) => {
    const stage = i > now ? 'waits' : i === now ? 'walks' : endOf(walk);
    const label =
      stage === 'waits'
        ? text('assault.waiting', { enemy: enemyName(walk.enemy), place: foePlace(view, walk.from) })
        : turnWords(view, walk);
    return { die: walk.die, enemy: walk.enemy, stage, mark: markOf(walk, stage, team), label };
  });
}

/** Whose turn it is, for the eye and for the ear. */
export function turnOf(
  film: Film,
  at: number,
): { readonly number: number; readonly count: number; readonly spoken: Words } {
  const { view, walk } = film.beats[at];
  const spoken = walk === null ? text('assault.rolled', { roll: film.roll }) : turnWords(view, walk);
  return { number: turnAt(film, at) + 1, count: ownWalks(film).length, spoken };
}
