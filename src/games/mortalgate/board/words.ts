import { textsOf, type Words } from '@/engine';
import { HEROES } from '../rules/data';
import { distance, labelOf, OFF, type Node } from '../rules/hex';
import type { AltarId, HeroId, View } from '../rules/types';
import { altarName, heroName, statusName, teamName } from '../rules/words';
import { contested } from '../rules/questions/capture';
import { badgesOf } from './art/badges';
import { middleOf } from './layout/hexes';

/** Texts of the island. */
export const text = textsOf('mortalgateIsland');

const COMPASS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;

/** 'J13, 4 to the north-east', counted from a node; only its name where one is there already or nobody asks. */
export function placeWords(node: Node, from: Node): Words {
  const label = labelOf(node);
  if (from === OFF || from === node) return text('place', { label });
  const [a, b] = [middleOf(from), middleOf(node)];
  const turn = Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 4) / Math.PI);
  const way = COMPASS[(turn + 8) % 8];
  return text('placeFrom', { label, count: distance(from, node), way: text(`way.${way}`) });
}

function badgeWords(view: View, hero: HeroId): Words[] {
  return badgesOf(view.heroes[hero]).map(({ kind, count }) =>
    kind === 'burning' || kind === 'poison' || kind === 'stun'
      ? text('status', { status: statusName(kind), count })
      : ({ key: `mortalgate.effect.${kind}.name` } satisfies Words),
  );
}

/** 'Sabea, Blue, 11 of 18 health, poison 2', and where it is. */
export function heroWords(view: View, hero: HeroId, from: Node): Words {
  const { team, health, node } = view.heroes[hero];
  const items = [
    text('health', { health, most: HEROES[hero].health }),
    ...(team === null ? [] : [teamName(team)]),
    ...badgeWords(view, hero),
  ];
  return text('hero', { hero: heroName(hero), items, place: node === OFF ? text('slain') : placeWords(node, from) });
}

/** 'Altar of Forceful, held by Blue', and where it is. */
export function altarWords(view: View, altar: AltarId, node: Node, from: Node): Words {
  const owner = view.altars[altar];
  const held: Words =
    owner === null
      ? { key: 'mortalgate.altar.free' }
      : { key: 'mortalgate.altar.held', params: { team: teamName(owner) } };
  const items: Words[] = [held, ...(contested(view, altar) ? [{ key: 'mortalgate.altar.contested' }] : [])];
  return text('altar', {
    altar: { key: 'mortalgate.altar.name', params: { blessing: altarName(altar) } },
    items,
    place: placeWords(node, from),
  });
}
