import { StyleSheet } from 'react-native';
import { useT } from '@/i18n';
import type { Box } from '@/look/box';
import { Drawing } from '@/scene/Drawing';
import { color, radius, Touchable } from '@/ui';
import { ISLAND, middleOf } from '../board/layout/hexes';
import { NODES, OFF, type Node, type View } from '../rules';
import { smallMap } from './smallMapArt';

type Props = { readonly view: View; readonly box: Box; readonly onNode: (node: Node) => void };

/** The whole island, small: where everybody is and whose the altars are. A tap brings the camera there. */
export function SmallMap({ view, box, onNode }: Props) {
  const t = useT();
  const spots = view.heroes.map(({ node, team }) => (node === OFF ? null : ([node, team ?? 0] as const)));
  return (
    <Touchable
      testID="board:map"
      aria-label={t('mortalgateTable.board.map')}
      onPress={({ nativeEvent: { locationX, locationY } }) => {
        onNode(nearest((locationX / box.w) * ISLAND.width, (locationY / box.h) * ISLAND.height));
      }}
      style={[styles.map, { left: box.x, top: box.y, width: box.w, height: box.h }]}
    >
      <Drawing shapes={smallMap(view.altars, spots, view.turn.hero, box.w)} width={box.w} height={box.h} />
    </Touchable>
  );
}

/** The hex whose middle is nearest to a point of the island. */
function nearest(x: number, y: number): Node {
  const far = (node: Node): number => Math.hypot(middleOf(node).x - x, middleOf(node).y - y);
  let best = 0;
  for (let node = 1; node < NODES; node++) if (far(node) < far(best)) best = node;
  return best;
}

const styles = StyleSheet.create({
  map: {
    position: 'absolute',
    borderRadius: radius.badge,
    borderWidth: 1.5,
    borderColor: color.lineLit,
    overflow: 'hidden',
  },
});
