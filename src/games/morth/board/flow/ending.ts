import { heroesToAct, reachOf, type HeroId, type View } from '../../rules';
import { mayCommand, ownSeat } from '../table';
import { strikesFrom } from './strike';

/** A hero whom the end of the turn would leave with something worth doing: an enemy it could hurt, or its whole activation. */
export type Unfinished = { readonly hero: HeroId; readonly deed: 'strike' | 'act' };

/** Whether a hero could hurt an enemy from its square or from one that it can get to. */
const couldHurt = (view: View, hero: HeroId): boolean =>
  reachOf(view, hero).some(
    ({ cell, stand }) =>
      (stand || cell === view.heroes[hero].cell) && strikesFrom(view, hero, cell).some(({ harm }) => harm > 0),
  );

function deedOf(view: View, hero: HeroId): Unfinished['deed'] | null {
  if (couldHurt(view, hero)) return 'strike';
  const { active } = view;
  const hasActed = active?.hero === hero && active.spent + active.attacks + active.shots > 0;
  return hasActed ? null : 'act';
}

/** MOR-101 Everybody who could still do something: the active hero first, then those who have not acted. */
export function unfinished(view: View): readonly Unfinished[] {
  if (!mayCommand(view)) return [];
  const heroes = [...(view.active === null ? [] : [view.active.hero]), ...heroesToAct(view, ownSeat(view))];
  return heroes.flatMap((hero) => {
    const deed = deedOf(view, hero);
    return deed === null ? [] : [{ hero, deed }];
  });
}
