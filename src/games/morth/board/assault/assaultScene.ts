import type { SceneNode } from '@/scene/nodes';
import type { View } from '../../rules/index';
import { turnNodes } from './beatScene';
import { dieNode } from '../map/diceScene';
import type { MapPlace } from '../map/mapFrame';
import type { MapLayout, Place } from '../map/mapLayout';
import type { Walk } from './march';
import { rollNodes } from './rollScene';

/** What is written on the map in an Assault. */
export type AssaultTexts = { readonly die: string; readonly loss: string };

type Options = { readonly reduced: boolean; /** Whether the die lies on the map itself. */ readonly roll: boolean };

/** The middle of a node at rest. */
function middleOf(nodes: readonly SceneNode[], id: string): Place | null {
  const node = nodes.find((each) => each.id === id);
  return node === undefined ? null : { x: node.x + node.w / 2, y: node.y + node.h / 2 };
}

/** What an Assault adds to the nodes of a map: the die, and the turn of whoever walks. */
export function assaultNodes(
  view: View,
  place: MapPlace,
  layout: MapLayout,
  map: readonly SceneNode[],
  walk: Walk | null,
  texts: AssaultTexts,
  { reduced, roll }: Options,
): SceneNode[] {
  const die = roll ? rollNodes(view, place, layout, texts.die) : [];
  if (walk === null) return die;
  const node = dieNode(walk.die);
  return [
    ...die,
    ...turnNodes({ layout, origin: place, walk, node, rest: middleOf(map, node), loss: texts.loss, reduced }),
  ];
}
