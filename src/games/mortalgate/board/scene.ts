import type { Scene, SceneNode } from '@/scene/nodes';
import { tileNodes } from '@/scene/tiles';
import { ALTARS } from '../rules/data';
import { OFF } from '../rules/hex';
import { contested } from '../rules/questions/capture';
import type { AltarId, HeroId, View } from '../rules/types';
import { altarStone, zone, ZONE } from './art/altar';
import { badgesOf, details } from './art/badges';
import { groundTiles } from './art/ground';
import { ghost, token, tokenLight } from './art/token';
import { waveNodes } from './art/waves';
import { READABLE, Z } from './frame';
import { boxOn, HEX, ISLAND } from './layout/hexes';
import { NO_OVERLAY, type Overlay } from './overlay';
import { overlayNodes } from './overlayScene';

/** Side of a token, of the light round it, and of an altar. */
export const TOKEN = HEX * 1.68;
const LIGHT = HEX * 2.5;
const ALTAR = HEX * 1.9;

export const heroNode = (hero: HeroId): string => `hero-${hero}`;
export const altarNode = (altar: AltarId): string => `altar-${altar}`;

const altarNodes = (view: View, lit: AltarId | null): SceneNode[] =>
  ALTARS.flatMap(({ node }, altar): SceneNode[] => {
    const [owner, fought] = [view.altars[altar], contested(view, altar)];
    return [
      { id: `zone-${altar}`, ...boxOn(node, ZONE), z: Z.zone, shapes: zone(altar, owner, fought, altar === lit) },
      { id: altarNode(altar), ...boxOn(node, ALTAR), z: Z.altar, shapes: altarStone(altar, owner, fought, ALTAR) },
    ];
  });

function heroNodes(view: View, id: HeroId): SceneNode[] {
  const hero = view.heroes[id];
  const { team, node, health, cooldowns } = hero;
  if (team === null || node === OFF) return [];
  const box = boxOn(node, TOKEN);
  return [
    { id: heroNode(id), ...box, z: Z.token, shapes: token(id, team, health, TOKEN) },
    {
      id: `${heroNode(id)}/detail`,
      ...box,
      z: Z.detail,
      shapes: details(id, { health, cooldowns }, badgesOf(hero), TOKEN),
      detail: true,
    },
  ];
}

const isPlaying = ({ phase }: View): boolean => phase === 'movement' || phase === 'combat' || phase === 'capture';

/** Light round the hero whose turn it is, stronger round the one that is looked at. */
function lightNodes(view: View, { chosen }: Overlay): SceneNode[] {
  const lit = [...new Set([...(isPlaying(view) ? [view.turn.hero] : []), ...(chosen === null ? [] : [chosen])])];
  return lit
    .filter((id) => view.heroes[id].node !== OFF)
    .map((id) => ({
      id: `light-${id}`,
      ...boxOn(view.heroes[id].node, LIGHT),
      z: Z.light,
      shapes: tokenLight(LIGHT, chosen === null || chosen === id),
      follows: heroNode(id),
    }));
}

function ghostNodes(view: View, overlay: Overlay): SceneNode[] {
  if (overlay.ghost === null) return [];
  const { hero, node } = overlay.ghost;
  const { team, health } = view.heroes[hero];
  if (team === null) return [];
  return [{ id: `ghost-${hero}`, ...boxOn(node, TOKEN), z: Z.token, shapes: ghost(hero, team, health, TOKEN) }];
}

/** The ground and everything that stands on it. */
export const islandNodes = (view: View, overlay: Overlay = NO_OVERLAY): SceneNode[] => [
  ...tileNodes('ground', groundTiles(), { x: 0, y: 0, z: Z.ground }).map((tile) => ({ ...tile, soft: true })),
  ...waveNodes(Z.wave),
  ...altarNodes(view, overlay.altar),
  ...lightNodes(view, overlay),
  ...view.heroes.flatMap((_, hero) => heroNodes(view, hero)),
  ...ghostNodes(view, overlay),
  ...overlayNodes(view, overlay),
];

/** The island as a board of its own. */
export const islandScene = (nodes: readonly SceneNode[]): Scene => ({
  ...ISLAND,
  nodes,
  legible: READABLE,
  board: 'island',
});
