import { start } from '@/engine';
import { NO_OVERLAY, type Overlay } from '@/games/mortalgate/board/overlay';
import { islandNodes, islandScene } from '@/games/mortalgate/board/scene';
import { islandTargets } from '@/games/mortalgate/board/targets';
import { mortalgate, nodeAt, PASSABLE, type View } from '@/games/mortalgate/rules';
import { within } from '@/games/mortalgate/rules/hex';

const PLACES = ['J13', 'H15', 'I12', 'D14', 'M14', 'J9', 'J11', 'B14'].map(nodeAt);

/** MortalGate in the middle of a match: eight heroes with statuses and cooldowns, altars of both teams. */
function busyView(): View {
  const view = mortalgate.view(start(mortalgate, { config: { heroes: 'random' }, seats: 2, seed: 1 }).state, 0);
  const heroes = view.heroes.map((hero, i) => ({
    ...hero,
    node: PLACES[i],
    team: hero.team ?? 0,
    health: hero.health - (i % 3) * 2,
    cooldowns: [i % 3, i % 2] as [number, number],
    poison: i % 3,
    burning: i % 2,
  }));
  return {
    ...view,
    phase: 'movement',
    heroes,
    altars: view.altars.map((_, i) => (i % 3 === 2 ? null : i % 3 === 0 ? 0 : 1)),
  };
}

const [from, to] = [nodeAt('J13'), nodeAt('J11')];
const open = (radius: number) => within(from, radius).filter((node) => PASSABLE[node] && !PLACES.includes(node));

/** Everything at once: hexes to walk to, range, sight, threatened hexes, numbers. */
const overlay: Overlay = {
  ...NO_OVERLAY,
  chosen: 0,
  reach: open(4).map((node) => ({ node, cost: 2, stops: true })),
  range: within(from, 3),
  sights: [
    { from, to, free: true, crossed: [] },
    { from, to: nodeAt('M14'), free: false, crossed: [nodeAt('L14')], note: 'rock' },
  ],
  aim: { node: to, kind: 'attack' },
  threats: PLACES.slice(4).map((node, i) => ({ hero: i + 4, from: node, to: from })),
  dangers: open(7).map((node) => ({ node, loss: 4, death: node % 5 === 0 ? 40 : 0 })),
  notes: PLACES.map((node) => ({ node, kind: 'health', before: 9, after: 5 })),
};

const view = busyView();
export const thanatos = islandScene(islandNodes(view, overlay));
export const thanatosTargets = islandTargets(view, overlay);
