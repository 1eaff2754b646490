import type { Violation } from '@/engine';
import { heroAt, mapOf, realmOf, type Cell, type Foe, type RealmId, type CardTarget, type View } from '../../rules';
import { foesBefore, foesOn } from '../table';
import { parseTarget } from '../ids';
import type { Leg } from './routes';
import type { Aim, Situation } from './types';

type Place = { readonly realm: RealmId; readonly cell: Cell | null; readonly foes: readonly Foe[] };

function placeOf(view: View, id: string): Place | null {
  const target = parseTarget(id);
  if (target?.kind === 'cell') return { ...target, foes: foesOn(view, target.realm, target.cell) };
  return target?.kind === 'start'
    ? { realm: target.realm, cell: null, foes: foesBefore(view, target.realm, target.path) }
    : null;
}

const meant = ({ picks }: Aim, what: Leg['what']): number | null => {
  const first = picks.at(0);
  return first?.what === what ? first.number : null;
};

/** What a player who taps a place may have in mind for a card of this kind. */
function wishes(view: View, aim: Aim, kind: CardTarget['kind'], { realm, cell, foes }: Place): readonly CardTarget[] {
  const hero = cell === null ? undefined : heroAt(view, realm, cell);
  switch (kind) {
    case 'enemy':
      return foes.map(({ die }) => ({ kind, die }));
    case 'path':
      return foes.flatMap(({ die, path: own }) =>
        mapOf(view, realm).paths.flatMap((_, path): CardTarget[] => (path === own ? [] : [{ kind, die, path }])),
      );
    case 'enemies': {
      const own = meant(aim, 'die');
      const stranger = view.foes.find((foe) => foe.realm !== realm && foe.square > 0)?.die;
      return foes.flatMap(({ die }): CardTarget[] =>
        own !== null
          ? [{ kind, own, other: die }]
          : stranger === undefined
            ? []
            : [{ kind, own: die, other: stranger }],
      );
    }
    case 'hero':
      return hero === undefined ? [] : [{ kind, hero }];
    case 'heroTo': {
      const moved = meant(aim, 'hero');
      if (moved !== null && cell !== null && realm === realmOf(view, view.heroes[moved].seat))
        return [{ kind, hero: moved, cell }];
      return hero === undefined || cell === null
        ? []
        : mapOf(view, realm).neighbours[cell].map((to): CardTarget => ({ kind, hero, cell: to }));
    }
    case 'square':
      return cell === null ? [] : [{ kind, realm, cell }];
    case 'purse':
      return [];
  }
}

/** The rule against aiming a card at what was tapped; undefined where nothing of its kind is there. */
export function whyNotAt(
  { view, why }: Pick<Situation, 'view' | 'why'>,
  aim: Aim,
  kind: CardTarget['kind'],
  id: string,
): Violation | undefined {
  const place = placeOf(view, id);
  const refusals =
    place === null
      ? []
      : wishes(view, aim, kind, place).flatMap((target) => why({ type: 'playCard', card: aim.card, target }) ?? []);
  return refusals.at(0);
}
