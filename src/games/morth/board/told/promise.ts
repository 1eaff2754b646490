import type { Words } from '@/engine';
import { enemyName } from '../../rules/words';
import { attackPreviews, bowPreview, type Die, type EnemyId, type Forecast, type View } from '../../rules/index';
import { told } from './effectWords';

/** MOR-243 The enemies that an announced attack kills for sure, as things stand. */
function doomed(view: View): Map<Die, EnemyId> {
  const { active } = view;
  const kills = new Map<Die, EnemyId>();
  if (active === null || active.declared === null || view.heroes[active.hero].spell.noAttack) return kills;
  const { weapon, cell, targets, turn } = active.declared;
  const struck = (all: boolean) => (one: Forecast) => all || targets.includes(one.foe.die);
  const hit =
    weapon === 'bow'
      ? bowPreview(view, active.hero, cell).flatMap(({ foes }) => foes.filter(struck(false)))
      : attackPreviews(view, active.hero, cell)
          .filter((preview) => preview.turn === turn)
          .flatMap(({ aims, hitsAll }) => aims.flatMap(({ foes }) => foes.filter(struck(hitsAll))));
  for (const { foe, worst } of hit) if (worst.after === 0) kills.set(foe.die, foe.enemy);
  return kills;
}

/** What the viewer's announced attack would have killed and does no longer, because of what has happened in between. */
export function brokenPromise(before: View, now: View): Words | null {
  if (before.viewer === 'table' || before.turn.seat !== before.viewer) return null;
  const still = (now.active?.declared ?? null) === null ? null : doomed(now);
  const dead = (die: Die): boolean => now.foes.every((foe) => foe.die !== die);
  const lost = [...doomed(before)].filter(([die]) => (still === null ? !dead(die) : !still.has(die)));
  return lost.length === 0 ? null : told('spared', { enemies: lost.map(([, enemy]) => enemyName(enemy)) });
}
