import type { SceneNode } from '@/scene/nodes';
import { ABILITIES, HEROES } from '../../rules/data';
import { isAdjacent } from '../../rules/hex';
import type { Event } from '../../rules/types';
import { missile, type Missile } from '../art/effects';
import { sightLine } from '../art/lines';
import { boxRound, within, Z } from '../frame';
import { HEX, middleOf, pointOf } from '../layout/hexes';
import { FLY_MS } from './film';

type Flying = Extract<Event, { readonly type: 'attackRolled' | 'abilityUsed' }>;

/** Blades nearby, else what the class of the hero sends; help is light. */
function missileOf(event: Flying): Missile {
  if (event.ability !== null && ABILITIES[event.ability].aim === 'teammate') return 'light';
  const { class: kind } = HEROES[event.hero];
  if (kind === 'mage') return 'bolt';
  return kind === 'archer' && event.at !== null && !isAdjacent(event.from, event.at) ? 'arrow' : 'blade';
}

const SIZE = HEX * 1.1;

/** What flies from the one who acts to its target; without motion a line shows it. */
export function missileNodes(event: Flying, reduced: boolean): SceneNode[] {
  if (event.at === null) return [];
  if (reduced) {
    const line = [pointOf(event.from), pointOf(event.at)];
    const box = boxRound(line, HEX * 0.4);
    const [a, b] = within(box, line);
    return [{ id: 'shot', ...box, z: Z.aim, shapes: sightLine(a, b, true) }];
  }
  const [from, to] = [middleOf(event.from), middleOf(event.at)];
  const angle = Math.round(Math.atan2(to.y - from.y, to.x - from.x) * 100) / 100;
  return [
    {
      id: 'missile',
      x: to.x - SIZE / 2,
      y: to.y - SIZE / 2,
      w: SIZE,
      h: SIZE,
      z: Z.effect,
      opacity: 0,
      shapes: missile(missileOf(event), angle, SIZE),
      keys: [
        { at: 0, dx: (from.x - to.x) * 0.8, dy: (from.y - to.y) * 0.8, opacity: 0 },
        { at: 40, dx: (from.x - to.x) * 0.75, dy: (from.y - to.y) * 0.75, opacity: 1 },
        { at: FLY_MS, dx: (from.x - to.x) * 0.15, dy: (from.y - to.y) * 0.15, opacity: 1, pace: 'falling' },
        { at: FLY_MS + 60, opacity: 0 },
      ],
    },
  ];
}
