import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { SceneCanvas } from '@/scene/SceneCanvas';
import type { SeatSetup } from '@/store';
import { color, Emblem, radius, space, surface, Text, Touchable, useReducedMotion } from '@/ui';
import { around } from '@/look/box';
import { coin, wound } from '../board/art/tokens';
import { smallMapIn, type SmallBox } from '../board/layout';
import { mapExits, mapNodes } from '../board/map/mapScene';
import type { March } from '../board/assault/march';
import { threatsTo } from '../board/table';
import { mapName } from '../board/words';
import type { RealmId, View } from '../rules';

type Props = {
  readonly view: View;
  readonly seats: readonly SeatSetup[];
  readonly boxes: readonly SmallBox[];
  readonly realms: readonly RealmId[];
  /** Who marches on a map. */ readonly march: (realm: RealmId) => March;
  readonly speed: number;
  readonly say: (words: Words) => string;
  readonly onRealm: (realm: RealmId) => void;
};

const NOBODY = () => undefined;

/** The maps of the others beside the large one: dice without numbers, gold and wounds, and a warning. A press swaps them. */
export function SmallMaps({ view, seats, boxes, realms, march, speed, say, onRealm }: Props) {
  const reduced = useReducedMotion();
  if (boxes.length === 0) return null;
  const all = around(boxes);
  const places = realms.map((realm, i) => {
    const { x, y, cell } = smallMapIn(view.realms[realm].map, boxes[i]);
    return { realm, cell, x: x - all.x, y: y - all.y, look: seats[realm]?.look };
  });
  const nodes = places.flatMap((place) => mapNodes(view, place, null, march(place.realm)));
  const exits = Object.fromEntries(
    places.flatMap((place) => Object.entries(mapExits(view, [place], march(place.realm)))),
  );
  return (
    <>
      {boxes.map((box, i) => (
        <Native key={i} style={[styles.panel, { left: box.x, top: box.y, width: box.w, height: box.h }]} />
      ))}
      <SceneCanvas
        testID="maps"
        scene={{ width: all.w, height: all.h, nodes, exits }}
        targets={[]}
        words={say}
        onTap={NOBODY}
        reducedMotion={reduced}
        speed={speed}
        style={{ position: 'absolute', left: all.x, top: all.y }}
      />
      {realms.map((realm, i) => (
        <Heading
          key={realm}
          view={view}
          realm={realm}
          name={seats[realm]?.name ?? ''}
          look={seats[realm]?.look ?? realm}
          map={say(mapName(view, realm))}
          box={boxes[i]}
          onPress={() => onRealm(realm)}
        />
      ))}
    </>
  );
}

type HeadingProps = {
  readonly view: View;
  readonly realm: RealmId;
  readonly name: string;
  readonly look: number;
  readonly map: string;
  readonly box: SmallBox;
  readonly onPress: () => void;
};

function Heading({ view, realm, name, look, map, box, onPress }: HeadingProps) {
  const t = useT();
  const { gold, wounds } = view.realms[realm];
  const { possible } = threatsTo(view, realm);
  const warning = possible === 0 ? t('morthTable.maps.safe') : t('morthTable.maps.leave', { count: possible });
  return (
    <Touchable
      testID={`small:${realm}`}
      onPress={onPress}
      aria-label={t('morthTable.maps.label', { name, map, gold, wounds, warning })}
      accessibilityHint={t('morthTable.strip.hint')}
      style={[styles.touch, { left: box.x, top: box.y, width: box.w, height: box.h }]}
    >
      <Native style={[styles.head, { height: box.head }]}>
        <Emblem look={look} size={30} />
        <Native style={styles.words}>
          <Text kind="lead" numberOfLines={1}>
            {name}
          </Text>
          {box.named && (
            <Text kind="small" color={color.muted} numberOfLines={1}>
              {map}
            </Text>
          )}
        </Native>
        <Drawing shapes={coin(15)} width={15} height={15} />
        <Text kind="label" color={color.goldTop}>
          {gold}
        </Text>
        <Drawing shapes={wound(15)} width={15} height={15} />
        <Text kind="label" color={color.bloodText}>
          {wounds}
        </Text>
      </Native>
      <Text
        kind="label"
        align="center"
        color={possible === 0 ? color.moss : color.emberText}
        style={[styles.foot, { height: box.foot }]}
      >
        {warning}
      </Text>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  panel: { ...surface.panel, position: 'absolute', borderRadius: radius.panel },
  touch: { position: 'absolute', justifyContent: 'space-between', borderRadius: radius.panel },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingHorizontal: space.l },
  words: { flex: 1, minWidth: 0 },
  foot: { paddingHorizontal: space.s },
});
