import type { ReactNode } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { color, LARGE, space, surface, Text, useLayout } from '@/ui';
import { chevrons } from '../../board/art/hero';
import { coin, experience as star } from '../../board/art/tokens';
import { statsOf, UPGRADES_OF, type HeroType, type Upgrade, type UpgradeId } from '../../rules';
import { PatternPicture } from './Figures';

/** What a row says of its price, and what can be done about it. */
type Terms = { readonly price: ReactNode; readonly action?: ReactNode };

type Props = {
  readonly type: HeroType;
  readonly bought?: readonly UpgradeId[];
  readonly terms: (upgrade: Upgrade) => Terms;
};

/** MOR-073 Both trees of a type: the first upgrade, and the two of which one may follow. */
export function UpgradeTrees({ type, bought = [], terms }: Props) {
  return ([0, 1] as const).map((tree) => (
    <Native key={tree} style={styles.tree} testID={`tree:${type}:${tree}`}>
      {UPGRADES_OF[type]
        .filter((upgrade) => upgrade.tree === tree)
        .map((upgrade) => (
          <UpgradeRow key={upgrade.id} upgrade={upgrade} has={bought.includes(upgrade.id)} {...terms(upgrade)} />
        ))}
    </Native>
  ));
}

function UpgradeRow({ upgrade, has, price, action }: Terms & { readonly upgrade: Upgrade; readonly has: boolean }) {
  const t = useT();
  const { textScale } = useLayout();
  const { id, level, hero, after } = upgrade;
  const now = statsOf({ type: hero, upgrades: [id] });
  const before = statsOf({ type: hero, upgrades: after === null ? [] : [after] });
  return (
    <Native style={[styles.row, level === 2 && styles.second]}>
      <Drawing shapes={chevrons(has ? level : 0, level, CHEVRON)} width={CHEVRON} height={CHEVRON * 1.2} />
      <Native style={[styles.words, textScale >= LARGE && styles.wide]}>
        <Text kind="lead" color={has ? color.gold : color.text}>
          {t(`morth.upgrade.${id}.name`)}
        </Text>
        <Text kind="note" color={color.soft}>
          {t(`morth.upgrade.${id}.effect`)}
        </Text>
        {price}
      </Native>
      {now.pattern !== before.pattern && <PatternPicture pattern={now.pattern} bow={false} size={PATTERN} />}
      {action}
    </Native>
  );
}

/** How a price is paid: so much in experience, so much in gold. */
export function Price({
  cost,
  experience,
  gold,
}: {
  readonly cost: number;
  readonly experience: number;
  readonly gold: number;
}) {
  const t = useT();
  return (
    <Native accessible aria-label={t('morthTurn.trees.price', { cost, experience, gold })} style={styles.price}>
      <Text kind="note">{cost} =</Text>
      <Drawing shapes={star(SIGN)} width={SIGN} height={SIGN} />
      <Text kind="note">{experience} +</Text>
      <Drawing shapes={coin(SIGN)} width={SIGN} height={SIGN} />
      <Text kind="note">{gold}</Text>
    </Native>
  );
}

/** What an upgrade costs whoever has no experience yet. */
export function PlainPrice({ cost }: { readonly cost: number }) {
  const t = useT();
  return (
    <Native accessible aria-label={t('morthTurn.trees.plain', { cost })} style={styles.price}>
      <Text kind="note">{cost}</Text>
      <Drawing shapes={star(SIGN)} width={SIGN} height={SIGN} />
      <Drawing shapes={coin(SIGN)} width={SIGN} height={SIGN} />
    </Native>
  );
}

const SIGN = 15;
const CHEVRON = 22;
const PATTERN = 44;

const styles = StyleSheet.create({
  tree: { ...surface.well, borderRadius: 16, padding: space.l, gap: space.l },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.l },
  second: { paddingLeft: space.l, borderLeftWidth: 2, borderLeftColor: color.line, marginLeft: space.l },
  words: { flex: 1, minWidth: 120 },
  /** Large words leave no room for a button beside them. */
  wide: { minWidth: '80%' },
  price: { flexDirection: 'row', alignItems: 'center', gap: space.s },
});
