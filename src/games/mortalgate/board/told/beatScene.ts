import type { Key, SceneNode } from '@/scene/nodes';
import { ALTARS } from '../../rules/data';
import type { Node } from '../../rules/hex';
import type { Event, HeroId, View } from '../../rules/types';
import { ZONE } from '../art/altar';
import { pill, pillWidth } from '../art/disc';
import { burst, captureRing, gained, gateLight, mended, missed, slain } from '../art/effects';
import { GOLD, GOLD_RIM, HEAL, HURT, PAPER } from '../art/palette';
import { token } from '../art/token';
import { Z } from '../frame';
import { boxOn, HEX, middleOf } from '../layout/hexes';
import { besides, clearest, standing } from '../placing';
import { heroNode, islandNodes, TOKEN } from '../scene';
import { memo } from '@/scene/memo';
import { diceNodes } from './diceScene';
import { CAPTURE_MS, DRAIN_MS, FLY_MS, LAND_MS, SINK_MS, WALK_MS, type Beat } from './film';
import { missileNodes } from './missileScene';

const SIGN = HEX * 1.5;
const PILL = HEX * 0.92;
const words = memo((text: string, rim: string, fill: string) => pill(text, PILL, rim, fill));

/** Comes up after a while, stays and is gone. */
const flash = (at: number, until: number): readonly Key[] => [
  { at: 0, opacity: 0, scale: 0.3 },
  { at, opacity: 0, scale: 0.3 },
  { at: at + 110, opacity: 1, scale: 1.12, pace: 'landing' },
  { at: at + 190, opacity: 1, scale: 1 },
  { at: until - 130, opacity: 1, scale: 1 },
  { at: until, opacity: 0, scale: 1.05 },
];

const rising = (at: number, until: number): readonly Key[] => [
  { at: 0, opacity: 0, dy: HEX * 0.4 },
  { at, opacity: 0, dy: HEX * 0.4 },
  { at: at + 160, opacity: 1, dy: 0, pace: 'landing' },
  { at: until, opacity: 1, dy: 0 },
];

/** Without motion a sign stands there as long as its beat. */
type Stage = { readonly view: View; readonly reduced: boolean };

const signOn = (
  { reduced }: Stage,
  id: string,
  node: Node,
  shapes: SceneNode['shapes'],
  keys: readonly Key[],
  size = SIGN,
): SceneNode => ({
  id,
  ...boxOn(node, size),
  z: Z.effect,
  shapes,
  ...(reduced ? {} : { opacity: 0, keys }),
});

/** Health before and after beside whoever is hurt or healed, each where it covers nobody. */
function tallies(
  stage: Stage,
  changes: readonly { readonly node: Node; readonly text: string; readonly rim: string; readonly fill?: string }[],
  at: number,
): SceneNode[] {
  const taken = standing(
    stage.view,
    changes.map(({ node }) => node),
  );
  return changes.map(({ node, text, rim, fill = PAPER }): SceneNode => {
    const place = clearest(besides(node, pillWidth(text, PILL), PILL), taken);
    taken.push(place);
    return {
      id: `tally-${node}`,
      ...place,
      z: Z.dice,
      shapes: words(text, rim, fill),
      ...(stage.reduced ? {} : { keys: rising(at, at + LAND_MS) }),
    };
  });
}

type Struck = Extract<Event, { readonly wounds: readonly unknown[] }>;

/** Blows that land on everybody who is hurt by an event, at one moment. */
function blows(stage: Stage, { wounds }: Pick<Struck, 'wounds'>, at: number): SceneNode[] {
  return [
    ...wounds.map(({ node, hero, blocked }) =>
      signOn(stage, `blow-${hero}`, node, blocked ? missed(true, SIGN) : burst(SIGN), flash(at, at + LAND_MS * 0.7)),
    ),
    ...tallies(
      stage,
      wounds
        .filter(({ blocked }) => !blocked)
        .map(({ node, before, after }) => ({ node, text: `${before}→${after}`, rim: HURT })),
      at,
    ),
  ];
}

/** A token that sinks where it was slain. */
function sinking(stage: Stage, hero: HeroId, node: Node): SceneNode[] {
  const { team } = stage.view.heroes[hero];
  if (team === null || stage.reduced) return [];
  return [
    {
      id: `sinks-${hero}`,
      ...boxOn(node, TOKEN),
      z: Z.token,
      opacity: 0,
      shapes: token(hero, team, 0, TOKEN),
      keys: [
        { at: 0, opacity: 1 },
        { at: SINK_MS, opacity: 0, scale: 0.35, dy: HEX * 0.5, tilt: 0.6, pace: 'falling' },
      ],
    },
  ];
}

function deedNodes(stage: Stage, event: Event): SceneNode[] {
  const at = (hero: HeroId): Node => stage.view.heroes[hero].node;
  switch (event.type) {
    case 'attackRolled':
      return [
        ...missileNodes(event, stage.reduced),
        ...(event.hit && !event.blocked
          ? blows(stage, event, FLY_MS)
          : [signOn(stage, 'missed', event.at, missed(event.blocked, SIGN), flash(FLY_MS, FLY_MS + LAND_MS))]),
      ];
    case 'abilityUsed':
      return [...missileNodes(event, stage.reduced), ...blows(stage, event, FLY_MS)];
    case 'statusSuffered':
      return blows(stage, event, 80);
    case 'heroHealed':
      return [
        signOn(stage, 'mended', at(event.target), mended(SIGN), flash(0, LAND_MS)),
        ...tallies(stage, [{ node: at(event.target), text: `${event.before}→${event.after}`, rim: HEAL }], 0),
      ];
    case 'statusGained':
      return [signOn(stage, 'gained', at(event.target), gained(event.status, event.turns, SIGN), flash(0, LAND_MS))];
    case 'effectGained':
      return [signOn(stage, 'gained', at(event.hero), gained(event.effect, event.count, SIGN), flash(0, LAND_MS))];
    case 'heroSlain':
      return [
        ...sinking(stage, event.hero, event.node),
        signOn(stage, 'slain', event.node, slain(SIGN), flash(SINK_MS * 0.4, SINK_MS + 380)),
      ];
    case 'heroReturned':
      return [signOn(stage, 'gate', event.node, gateLight(event.team, HEX * 2), flash(0, SINK_MS + 200), HEX * 2)];
    case 'altarCaptured': {
      const { node } = ALTARS[event.altar];
      const grow: readonly Key[] = [
        { at: 0, opacity: 0.2, scale: 0.15 },
        { at: CAPTURE_MS, opacity: 1, scale: 1, pace: 'landing' },
        { at: CAPTURE_MS + 300, opacity: 0, scale: 1.08 },
      ];
      return [
        ...(stage.reduced ? [] : [signOn(stage, 'taken', node, captureRing(event.team, ZONE), grow, ZONE)]),
        ...tallies(stage, [{ node, text: '+2', rim: GOLD, fill: GOLD_RIM }], CAPTURE_MS * 0.6),
      ];
    }
    default:
      return [];
  }
}

/** The nodes of a hero that a beat moves or changes. */
const isOf = ({ id }: SceneNode, hero: HeroId): boolean => id === heroNode(hero) || id === `${heroNode(hero)}/detail`;

/** Who walks goes from hex to hex; who is hurt loses health when the blow lands, not before. */
function timed(nodes: readonly SceneNode[], { event, part }: Beat): readonly SceneNode[] {
  if (event.type === 'heroWalked') {
    const way = event.path.slice(1, -1).map(middleOf);
    const duration = (event.path.length - 1) * WALK_MS;
    return nodes.map((node) => (isOf(node, event.hero) ? { ...node, way, duration } : node));
  }
  if (part === 'dice' || (event.type !== 'attackRolled' && event.type !== 'abilityUsed')) return nodes;
  return nodes.map((node) =>
    event.wounds.some(({ hero }) => isOf(node, hero)) ? { ...node, delay: FLY_MS, duration: DRAIN_MS } : node,
  );
}

/** Everything that is seen of a beat. */
export function beatNodes(beat: Beat, reduced: boolean): SceneNode[] {
  const stage = { view: beat.view, reduced };
  const deeds = beat.part === 'dice' ? diceNodes(beat, reduced) : deedNodes(stage, beat.event);
  return [...timed(islandNodes(beat.view), beat), ...deeds];
}
