import { StyleSheet, View as Native } from 'react-native';
import type { Violation } from '@/engine';
import { useT } from '@/i18n';
import { Button, Chip, color, LARGE, space, surface, Text, useLayout } from '@/ui';
import { ownSeat } from '../../board/table';
import {
  pointsLeft,
  statsOf,
  strengthRange,
  upgradeOf,
  upgradeOffers,
  type Action,
  type HeroId,
  type UpgradeId,
  type UpgradeOffer,
  type View,
} from '../../rules';
import { useReason } from '../hooks/useReason';

type Props = {
  readonly view: View;
  readonly id: HeroId;
  readonly why: (action: Action) => Violation | undefined;
  readonly onUpgrade: (upgrade: UpgradeId) => void;
};

/** A hero with both trees of upgrades: what each costs, in experience first and then in gold, or why it cannot be had. */
export function HeroFacts({ view, id, why, onUpgrade }: Props) {
  const t = useT();
  const hero = view.heroes[id];
  const { types, pattern, bow, trap, barrier } = statsOf(hero);
  const { least, most } = strengthRange(view, id);
  const offers = upgradeOffers(view, ownSeat(view), id);
  return (
    <>
      <Native style={styles.chips}>
        <Chip label={t('morthTable.heroes.move', { count: pointsLeft(view, id) })} />
        <Chip label={t('morthTable.heroes.strength', { value: least === most ? String(least) : `${least}–${most}` })} />
        {types.map((type) => (
          <Chip key={type} label={t(`morth.attack.${type}.label`)} />
        ))}
        {bow && <Chip label={t('morthTable.heroes.bow', { value: bow.strength, count: bow.shots })} />}
        {trap && <Chip label={t('morthTable.heroes.traps', { value: trap.damage, count: trap.limit })} />}
        {barrier && <Chip label={t('morthTable.heroes.barriers', { value: barrier.slow, count: barrier.limit })} />}
        <Chip label={t('morthTable.heroes.experience', { count: hero.experience })} color={color.gold} />
      </Native>
      <Text>{t(`morth.hero.${hero.type}.line`)}</Text>
      <Text color={color.soft}>{t(`morth.pattern.${pattern}`)}</Text>
      <Text kind="section">{t('morthTable.heroes.upgrades')}</Text>
      {([0, 1] as const).map((tree) => (
        <Native key={tree} style={styles.tree}>
          {offers
            .filter(({ upgrade }) => upgradeOf(upgrade)?.tree === tree)
            .map((offer) => (
              <UpgradeRow
                key={offer.upgrade}
                offer={offer}
                bought={hero.upgrades.includes(offer.upgrade)}
                refusal={offer.refusal ?? why({ type: 'upgrade', hero: id, upgrade: offer.upgrade })}
                onPress={() => onUpgrade(offer.upgrade)}
              />
            ))}
        </Native>
      ))}
    </>
  );
}

type RowProps = {
  readonly offer: UpgradeOffer;
  readonly bought: boolean;
  readonly refusal: Violation | undefined;
  readonly onPress: () => void;
};

function UpgradeRow({ offer, bought, refusal, onPress }: RowProps) {
  const t = useT();
  const reason = useReason();
  const { textScale } = useLayout();
  const { upgrade, cost, experience, gold } = offer;
  const second = upgradeOf(upgrade)?.level === 2;
  const price = t('morthTable.heroes.price', { cost, experience, gold });
  const first = upgradeOf(upgrade)?.after;
  // The whole rule at each of four rows would hide what the upgrades do.
  const why = (violation: Violation) =>
    violation.rule === 'MOR-079' && first
      ? t('morthTable.heroes.after', { upgrade: t(`morth.upgrade.${first}.name`) })
      : (reason(violation).short ?? reason(violation).rule);
  return (
    <Native style={[styles.upgrade, second && styles.second]}>
      <Native style={[styles.words, textScale >= LARGE && styles.wide]}>
        <Text kind="lead" color={bought ? color.gold : color.text}>
          {t(`morth.upgrade.${upgrade}.name`)}
        </Text>
        <Text kind="note" color={color.soft}>
          {t(`morth.upgrade.${upgrade}.effect`)}
        </Text>
        {!bought && (
          <Text kind="note" color={color.muted}>
            {refusal === undefined ? price : why(refusal)}
          </Text>
        )}
      </Native>
      {bought ? (
        <Chip label={t('morthTable.heroes.bought')} glyph="check" color={color.gold} />
      ) : (
        <Button
          kind={refusal === undefined ? 'raised' : 'locked'}
          label={t('morthTable.heroes.buy')}
          accessibilityHint={price}
          onPress={onPress}
          testID={`upgrade:${upgrade}`}
        />
      )}
    </Native>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  tree: { ...surface.well, borderRadius: 16, padding: space.l, gap: space.l },
  upgrade: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.l },
  second: { paddingLeft: space.xl, borderLeftWidth: 2, borderLeftColor: color.line, marginLeft: space.l },
  words: { flex: 1, minWidth: 120 },
  /** Large words leave no room for a button beside them. */
  wide: { minWidth: '90%' },
});
