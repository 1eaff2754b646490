import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { ScrollView, StyleSheet, View as Native } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import type { Words } from '@/engine';
import { useGuide } from '@/scene/guide';
import { SceneCanvas, type SceneHandle } from '@/scene/SceneCanvas';
import { clamp, type Box } from '@/look/box';
import { useReducedMotion } from '@/ui';
import { spanOfWalk } from '../board/assault/beatScene';
import type { Beat, Film } from '../board/assault/film';
import type { Situation } from '../board/flow';
import { standing } from '../board/map/diceScene';
import { cellFor, mapLayout } from '../board/map/mapLayout';
import { seenThrough, spanOf, spanOfPointed, withBand } from '../board/map/scrolling';
import { mapTargets } from '../board/targets';
import { realmBeside, type Told } from '../board/table';
import type { Telling } from '../board/told/playedCard';
import { spanOfStruck } from '../board/told/struckScene';
import type { RealmId } from '../rules';
import { BeyondEdge, WholeButton } from './BeyondEdge';
import { useFollowing } from './hooks/useFollowing';
import { useMapScene } from './hooks/useMapScene';
import { useSwipe } from './hooks/useSwipe';
import { RollCorner } from './RollCorner';

export type MapHandle = { shake(id: string): void };

type Props = {
  readonly moment: Situation;
  readonly realm: RealmId;
  /** The look of the seat whose map it is. */
  readonly look: number | undefined;
  /** The looks of all seats, where they defend one map together. */
  readonly looks: readonly number[] | undefined;
  readonly box: Box;
  readonly cell: number;
  /** The map lies on its side. */
  readonly turned: boolean;
  readonly say: (words: Words) => string;
  /** With the place on the screen that was tapped. */
  readonly onTap: (id: string, at: Box | null) => void;
  readonly onLongPress: (id: string) => void;
  /** A stroke to the side shows the map beside this one. */
  readonly onRealm: (realm: RealmId) => void;
  /** The Assault that is shown, and how far it is. */
  readonly film: Film | null;
  readonly beat: Beat | null;
  /** The card that is shown, and how much of the window it takes. */
  readonly telling: Telling | null;
  readonly above: number;
  /** What has just happened. */
  readonly news: Told | null;
  readonly speed: number;
  readonly paused: boolean;
  readonly ref?: Ref<MapHandle>;
};

/** The large map. One that is higher than its window scrolls; it can be seen whole, too, smaller. */
export function MapView(props: Props) {
  const { moment, realm, box, cell, turned } = props;
  const map = moment.view.realms[realm].map;
  const [whole, setWhole] = useState(false);
  if (mapLayout(map, cell, turned).height <= box.h + 1) return <MapWindow {...props} />;
  const { window, band } = withBand(box);
  const least = cellFor(map, window.w, window.h);
  const { width } = mapLayout(map, least);
  const middle = { ...window, x: window.x + (window.w - width) / 2, w: width };
  const near = whole ? { cell: least, box: middle } : { box: window, band };
  return (
    <>
      <MapWindow key={whole ? 'whole' : 'near'} {...props} {...near} />
      <WholeButton band={band} whole={whole} onPress={() => setWhole(!whole)} />
    </>
  );
}

/** A map in its window: where it does not fit it scrolls and follows whoever acts. */
function MapWindow({
  band,
  moment,
  realm,
  look,
  looks,
  box,
  cell,
  turned,
  say,
  onTap,
  onLongPress,
  onRealm,
  film,
  beat,
  telling,
  above,
  news,
  speed,
  paused,
  ref,
}: Props & { /** Below the window, where the map scrolls. */ readonly band?: Box }) {
  const { view } = moment;
  const canvas = useRef<SceneHandle>(null);
  const reduced = useReducedMotion();
  const layout = mapLayout(view.realms[realm].map, cell, turned);
  const { height } = layout;
  const place = { realm, cell, x: 0, y: 0, turned, look, looks };
  const scrolls = height > box.h + 1;
  // A team's city lies in the middle of its map.
  const start = layout.frame.y > 0 ? 0 : (height - box.h) / 2;
  const walk = realm === film?.realm ? (beat?.walk ?? null) : null;
  const targets = mapTargets(moment, place);
  const guide = useGuide();
  const scene = useMapScene(moment, place, layout, { film, beat, walk, telling }, news, scrolls);
  const {
    ref: scroller,
    onScroll,
    scrolled,
    settled,
    scrollTo,
  } = useFollowing({
    realm,
    span:
      walk !== null
        ? spanOfWalk(layout, walk)
        : ((telling && spanOfStruck(telling, layout, realm, above)) ??
          spanOfPointed(targets, guide?.at ?? []) ??
          spanOf(moment, realm, layout)),
    window: box.h,
    height,
    start,
    reduced,
  });
  const swipe = useSwipe(
    (by) => canvas.current?.isFit() !== false && onRealm(realmBeside(view, realm, by)),
    view.realms.length > 1,
  );
  useImperativeHandle(ref, () => ({ shake: (id) => canvas.current?.shake(id) }));
  const tap = (id: string) => {
    const at = canvas.current?.boxOf(id) ?? null;
    onTap(id, at === null ? null : seenThrough(box, scrolls ? scrolled() : 0, at));
  };
  const board = (
    <SceneCanvas
      ref={canvas}
      testID="map"
      scene={scene}
      targets={targets}
      words={say}
      onTap={tap}
      onLongPress={onLongPress}
      reducedMotion={reduced}
      speed={speed}
      paused={paused}
      zoomable={!scrolls}
    />
  );
  const outer = [styles.window, { left: box.x, top: box.y, width: box.w, height: box.h }];
  return (
    <>
      <GestureDetector gesture={swipe}>
        {!scrolls ? (
          <Native style={outer}>{board}</Native>
        ) : (
          <ScrollView ref={scroller} onScroll={onScroll} scrollEventThrottle={50} testID="map:window" style={outer}>
            {board}
          </ScrollView>
        )}
      </GestureDetector>
      {scrolls && (
        <>
          <RollCorner view={view} cell={cell} box={box} speed={speed} say={say} />
          <BeyondEdge
            heights={standing({ view, place, layout, prefix: '' }).map(({ at }) => at.y)}
            window={box.h}
            band={band ?? box}
            scrolled={settled}
            onScroll={(y) => scrollTo(clamp(y - box.h / 2, 0, height - box.h))}
          />
        </>
      )}
    </>
  );
}

const styles = StyleSheet.create({ window: { position: 'absolute', overflow: 'hidden' } });
