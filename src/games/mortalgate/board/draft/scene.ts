import type { Words } from '@/engine';
import { motion } from '@/look/tokens';
import type { Scene, SceneNode } from '@/scene/nodes';
import { HEROES, TEAM_HEROES } from '../../rules/data';
import { BLUE, RED, type HeroId, type Team, type View } from '../../rules/types';
import { heroName, teamName } from '../../rules/words';
import { draftCard, draftSlot, inSlot, rollDie, slotGhost } from '../art/draft';
import { heroPlate } from '../art/token';
import { deciding, heroesOf, isShared, pickAt, pickOf } from './state';
import type { DraftLayout } from './layout';
import { stripShapes } from './strip';

export type DraftSceneInput = {
  readonly view: View;
  readonly layout: DraftLayout;
  readonly names: readonly string[];
  /** The hero whose sheet is open. */
  readonly opened: HeroId | null;
  readonly say: (words: Words) => string;
};

const Z = { strip: 0, slot: 1, card: 2, dice: 3, token: 4 } as const;
const TEAM_LIST: readonly Team[] = [BLUE, RED];
/** How long the dice tumble. */
const TUMBLE = 700;

export const cardNode = (hero: HeroId): string => `card-${hero}`;
const text = (key: string, params: Words['params'] = {}): Words => ({ key: `mortalgate.draft.${key}`, params });

/** 'Blue, pick 1', or who leads it where nobody picked. */
export function whoseWords(view: View, hero: HeroId, names: readonly string[]): Words {
  const { team, seat } = view.heroes[hero];
  const pick = pickOf(view, hero);
  const params = { team: teamName(team ?? RED) };
  return pick === undefined
    ? text('has', { ...params, name: names[seat ?? 0] ?? '' })
    : text('taken', { ...params, pick });
}

function cards({ view, layout, names, opened, say }: DraftSceneInput): SceneNode[] {
  return HEROES.map(({ key }, hero) => {
    const { team } = view.heroes[hero];
    const words = {
      name: say(heroName(hero)),
      kind: say({ key: `mortalgate.hero.${key}.kind` }),
      taken: team === null ? '' : say(whoseWords(view, hero, names)),
    };
    const { w, h } = layout.cards[hero];
    const look = { hero, w, h, words, team, chosen: hero === opened, grown: layout.grown };
    return { id: cardNode(hero), ...layout.cards[hero], z: Z.card, shapes: draftCard(look) };
  });
}

/** The pick that is made now is the next open place of its team. */
function isNow(view: View, team: Team, k: number): boolean {
  return view.phase === 'draft' && deciding(view).team === team && heroesOf(view, team).length === k;
}

function slots({ view, layout, names, say }: DraftSceneInput): SceneNode[] {
  return TEAM_LIST.flatMap((team) => {
    const own = heroesOf(view, team);
    return Array.from({ length: TEAM_HEROES }, (_, k): SceneNode => {
      const { w, h } = layout.slots[team][k];
      const hero = own[k];
      const pick = pickAt(view, team, k);
      const now = isNow(view, team, k);
      const seat = hero === undefined ? null : view.heroes[hero].seat;
      const shapes = draftSlot({
        team,
        w,
        h,
        filled: hero !== undefined,
        now,
        mark: now || pick === undefined ? '' : String(pick),
        words:
          hero !== undefined
            ? say(heroName(hero))
            : pick === undefined
              ? ''
              : say(now ? text('pick', { pick }) : text('free')),
        whose: seat !== null && isShared(view, team) ? (names[seat] ?? '') : '',
      });
      return { id: `slot-${team}-${k}`, ...layout.slots[team][k], z: Z.slot, shapes };
    });
  });
}

/** The plates of the heroes that a team has: a picked one flies from its card into its place. */
function tokens({ view, layout, opened }: DraftSceneInput): SceneNode[] {
  return TEAM_LIST.flatMap((team) => {
    const own = heroesOf(view, team);
    return layout.slots[team].flatMap((slot, k): SceneNode[] => {
      const { cy, r } = inSlot(slot.w, slot.h);
      const place = { x: slot.x + slot.w / 2 - r, y: slot.y + cy - r, w: 2 * r, h: 2 * r };
      const hero = own[k];
      if (hero === undefined)
        return opened !== null && isNow(view, team, k)
          ? [{ id: 'ghost', ...place, z: Z.token, shapes: slotGhost(opened, 2 * r) }]
          : [];
      const card = layout.cards[hero];
      return [
        {
          id: `token-${hero}`,
          ...place,
          z: Z.token,
          shapes: heroPlate(hero, team, 2 * r),
          enter: { x: card.x + card.w * 0.05, y: card.y + card.h * 0.06, opacity: 1 },
          duration: motion.fly,
        },
      ];
    });
  });
}

/** GATE-024 The dice tumble into the strip, and once more for every tie. */
function dice({ view: { rollOff }, layout: { strip } }: DraftSceneInput): SceneNode[] {
  const rolled = rollOff.at(-1);
  if (!rolled) return [];
  const size = strip.h * 0.68;
  const y = strip.y + (strip.h - size) / 2;
  return TEAM_LIST.map((team) => {
    const x = team === BLUE ? strip.x + size * 0.4 : strip.x + strip.w - size * 1.4;
    return {
      id: `die-${team}`,
      x,
      y,
      w: size,
      h: size,
      z: Z.dice,
      shapes: rollDie(team, rolled[team], size),
      keys: [
        { at: 0, dy: -size, tilt: team === BLUE ? -9 : 9, opacity: 0, scale: 1.3 },
        { at: TUMBLE * 0.6, tilt: team === BLUE ? -2 : 2, opacity: 1, scale: 1.1, pace: 'falling' },
        { at: TUMBLE, tilt: 0, pace: 'landing' },
      ],
    };
  });
}

/** Roll-off, cards and the places of both teams. */
export function draftScene(input: DraftSceneInput): Scene {
  const { width, height, strip } = input.layout;
  return {
    width,
    height,
    board: 'draft',
    nodes: [
      { id: 'strip', ...strip, z: Z.strip, shapes: stripShapes(input) },
      ...slots(input),
      ...cards(input),
      ...dice(input),
      ...tokens(input),
    ],
  };
}
