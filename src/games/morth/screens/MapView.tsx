import { useImperativeHandle, useRef, type Ref } from 'react';
import { ScrollView, StyleSheet, View as Native } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { SceneCanvas, type SceneHandle } from '@/scene/SceneCanvas';
import type { Box } from '@/ui/box';
import { useReducedMotion } from '@/ui';
import { aimNodes } from '../board/aimScene';
import { assaultNodes, type AssaultTexts } from '../board/assaultScene';
import { spanOfWalk } from '../board/beatScene';
import { marchOn, type Beat, type Film } from '../board/film';
import type { Moment } from '../board/flow';
import { mapLayout } from '../board/mapLayout';
import { mapExits, mapNodes } from '../board/mapScene';
import type { Walk } from '../board/march';
import { seenThrough, spanOf } from '../board/scrolling';
import { mapTargets } from '../board/targets';
import { ownSeat, realmBeside } from '../board/table';
import { realmOf, type RealmId, type View } from '../rules';
import { useFollowing } from './hooks/useFollowing';
import { useSwipe } from './hooks/useSwipe';
import { RollCorner } from './RollCorner';

export type MapHandle = { shake(id: string): void };

type Props = {
  readonly moment: Moment;
  readonly realm: RealmId;
  readonly box: Box;
  readonly cell: number;
  readonly say: (words: Words) => string;
  /** With the place on the screen that was tapped. */
  readonly onTap: (id: string, at: Box | null) => void;
  readonly onLongPress: (id: string) => void;
  /** A stroke to the side shows the map beside this one. */
  readonly onRealm: (realm: RealmId) => void;
  /** The Assault that is shown, and how far it is. */
  readonly film: Film | null;
  readonly beat: Beat | null;
  readonly speed: number;
  readonly paused: boolean;
  readonly ref?: Ref<MapHandle>;
};

/** The large map; one that is higher than its window scrolls and follows whoever acts. */
export function MapView({ moment, realm, box, cell, say, onTap, onLongPress, onRealm, film, beat, speed, paused, ref }: Props) {
  const { view } = moment;
  const canvas = useRef<SceneHandle>(null);
  const reduced = useReducedMotion();
  const layout = mapLayout(view.realms[realm].map, cell);
  const { width, height } = layout;
  const place = { realm, cell, x: 0, y: 0 };
  const scrolls = height > box.h + 1;
  // A team's city lies in the middle of its map.
  const start = layout.frame.y > 0 ? 0 : (height - box.h) / 2;
  const walk = realm === film?.realm ? (beat?.walk ?? null) : null;
  const { ref: scroller, onScroll, scrolled } = useFollowing({ realm, span: walk === null ? spanOf(moment, realm, layout) : spanOfWalk(layout, walk), window: box.h, height, start, reduced });
  const own = realm === realmOf(view, ownSeat(view));
  useImperativeHandle(ref, () => ({ shake: (id) => canvas.current?.shake(id) }));
  const march = marchOn(film, beat, realm);
  const texts = useAssaultTexts(view, walk);
  const map = mapNodes(view, place, own ? moment : null, march);
  const nodes = [...map, ...aimNodes(moment, place), ...assaultNodes(view, place, layout, map, walk, texts, { reduced, roll: !scrolls })];
  const scene = { width, height, nodes, exits: mapExits(view, [place], march) };
  const tap = (id: string) => {
    const at = canvas.current?.boxOf(id) ?? null;
    onTap(id, at === null ? null : seenThrough(box, scrolls ? scrolled() : 0, at));
  };
  const board = (
    <SceneCanvas ref={canvas} key={`${realm} ${cell}`} testID="map" scene={scene} targets={mapTargets(moment, place)} words={say} onTap={tap} onLongPress={onLongPress} reducedMotion={reduced} speed={speed} paused={paused} zoomable={!scrolls} />
  );
  const outer = [styles.window, { left: box.x, top: box.y, width: box.w, height: box.h }];
  const swipe = useSwipe((by) => canvas.current?.isFit() !== false && onRealm(realmBeside(view, realm, by)), view.realms.length > 1);
  return (
    <>
      <GestureDetector gesture={swipe}>
        {!scrolls ? <Native style={outer}>{board}</Native> : <ScrollView ref={scroller} onScroll={onScroll} scrollEventThrottle={50} testID="map:window" style={outer}>{board}</ScrollView>}
      </GestureDetector>
      {scrolls && <RollCorner view={view} cell={cell} box={box} speed={speed} say={say} />}
    </>
  );
}

/** What is written on the map in an Assault. */
function useAssaultTexts({ roll }: View, walk: Walk | null): AssaultTexts {
  const t = useT();
  const { wounds = 0, coins = 0 } = walk ?? {};
  return { die: t('morthTable.assault.die', { roll: roll ?? 0 }), loss: t(coins > 0 ? 'morthTable.assault.robbery' : 'morthTable.assault.loss', { count: wounds, coins }) };
}

const styles = StyleSheet.create({ window: { position: 'absolute', overflow: 'hidden' } });
