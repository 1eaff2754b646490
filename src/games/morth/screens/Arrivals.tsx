import { ScrollView, StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import type { SeatSetup } from '@/store';
import { color, gradient, LARGE, radius, space, surface, Text, Touchable, useLayout } from '@/ui';
import type { Box } from '@/look/box';
import { die } from '../board/art/die';
import { pathSign } from '../board/art/emblems';
import { wound } from '../board/art/tokens';
import { wearerEmblem, type Wearer } from '../board/art/wearer';
import { mayTurn } from '../board/flow';
import { arrivalSizes, harvestOf, type ArrivalSizes, type Harvest } from '../board/portal/arrivals';
import { ownSeat } from '../board/table';
import { ENEMIES, LANES } from '../rules/data';
import { markAfter, type View } from '../rules';
import { TurnControl } from './TurnControl';
import { ringOf } from './names';

/** So much of a die its badge reaches over the edge, with its shadow. */
const BADGE = 0.3;

type Props = {
  readonly view: View;
  /** The table by whose wheel is told who would get what. */
  readonly still: View;
  readonly seats: readonly SeatSetup[];
  readonly box: Box;
  readonly steps: number;
  readonly say: (words: Words) => string;
  readonly onSteps: (steps: number) => void;
  /** Explains the numbers of a card. */
  readonly onExplain: (column: number) => void;
};

/** What a turn costs, and who would get what by which path, before and after it. */
export function Arrivals({ view, still, seats, box, steps, say, onSteps, onExplain }: Props) {
  const t = useT();
  const large = useLayout().textScale >= LARGE;
  const ring = ringOf(view, seats, say);
  const nameOf = (i: number) => (isOwn(view, i) ? t('morthTable.arrivals.you') : (ring[i]?.name ?? ''));
  const now = harvestOf(still, 0);
  const after = harvestOf(still, steps);
  const sizes = arrivalSizes(box, after.length, mayTurn(view));
  return (
    <Native style={[styles.place, { left: box.x, top: box.y, width: box.w, height: box.h }]}>
      {mayTurn(view) && (
        <TurnControl steps={steps} from={view.mark} to={markAfter(view.mark, steps)} onSteps={onSteps} />
      )}
      <ScrollView style={styles.scroll} contentContainerStyle={styles.all}>
        <Native style={styles.head}>
          <Text kind="section" color={color.soft}>
            {t('morthTable.arrivals.title')}
          </Text>
          {box.w >= 300 && !large && (
            <Text kind="small" color={color.muted}>
              {t('morthTable.arrivals.legend')}
            </Text>
          )}
        </Native>
        <Native style={styles.cards}>
          {after.map((harvest, i) => (
            <Card
              key={i}
              index={i}
              name={nameOf(i)}
              wearer={ring[i]?.wearer ?? i}
              harvest={harvest}
              before={now[i]}
              size={sizes}
              large={large}
              onPress={() => onExplain(i)}
            />
          ))}
        </Native>
      </ScrollView>
    </Native>
  );
}

/** Whether a column is the viewer's own: the halves of a team's map are everybody's. */
const isOwn = (view: View, column: number): boolean =>
  view.mode !== 'cooperative' && view.seats > 1 && view.viewer !== 'table' && column === ownSeat(view);

type CardProps = {
  readonly index: number;
  readonly name: string;
  readonly wearer: Wearer;
  readonly harvest: Harvest;
  readonly before: Harvest | undefined;
  readonly size: ArrivalSizes;
  readonly large: boolean;
  readonly onPress: () => void;
};

function Card({ index, name, wearer, harvest, before, size: { die: size, most }, large, onPress }: CardProps) {
  const t = useT();
  const [was, is] = [before?.dice ?? 0, harvest.dice];
  const tint = is < was ? color.moss : is > was ? color.bloodText : color.muted;
  return (
    <Touchable
      onPress={onPress}
      accessibilityHint={t('morthTold.atMost.hint')}
      aria-label={t('morthTable.arrivals.label', { name, dice: is, before: was, wounds: harvest.wounds })}
      testID={`arrivals:${index}`}
      style={[styles.card, large && styles.large]}
    >
      <Native style={styles.name}>
        <Drawing shapes={wearerEmblem(wearer, 20)} width={20} height={20} />
        <Text kind="label" numberOfLines={1} style={styles.grow}>
          {name}
        </Text>
      </Native>
      {/* The label says all figures in words. */}
      <Native aria-hidden style={styles.paths}>
        {harvest.paths.map((enemies, path) => (
          <Native key={path} style={styles.path}>
            <Drawing shapes={pathSign(LANES[path % LANES.length], 15)} width={15} height={15} />
            {enemies.slice(0, most).map((enemy, i) => (
              <Drawing
                key={i}
                shapes={die({ enemy, colour: ENEMIES[enemy].colour, size, resistance: ENEMIES[enemy].resistance })}
                width={size}
                height={size}
                bleed={size * BADGE}
              />
            ))}
            {enemies.length > most && <Text kind="small" color={color.muted}>{`+${enemies.length - most}`}</Text>}
            {enemies.length === 0 && (
              <Text kind="small" color={color.muted}>
                –
              </Text>
            )}
          </Native>
        ))}
      </Native>
      <Native aria-hidden style={styles.foot}>
        <Drawing shapes={wound(15)} width={15} height={15} />
        <Text kind="small">{`≤ ${harvest.wounds}`}</Text>
        <Text kind="small" color={tint} style={styles.change}>{`${was} → ${is}`}</Text>
      </Native>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', gap: space.s },
  all: { gap: space.s, flexGrow: 1 },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.l,
  },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m, flexGrow: 1 },
  card: {
    ...surface.ghost,
    ...gradient(['rgba(38, 52, 97, 0.9)', 'rgba(18, 27, 52, 0.95)']),
    flexGrow: 1,
    flexBasis: '22%',
    minWidth: 84,
    borderRadius: radius.badge,
    paddingVertical: space.m,
    paddingHorizontal: 3,
    gap: space.s,
  },
  /** Two in a row: of four, names and numbers would be cut off. */
  large: { flexBasis: '45%' },
  scroll: { flexShrink: 1 },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingHorizontal: space.s },
  grow: { flex: 1 },
  paths: { flexDirection: 'row', justifyContent: 'space-around', flexGrow: 1 },
  path: { alignItems: 'center', gap: 3 },
  foot: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingHorizontal: space.s },
  change: { marginLeft: 'auto' },
});
