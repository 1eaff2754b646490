import { StyleSheet, View as Native } from 'react-native';
import type { Violation } from '@/engine';
import { useT } from '@/i18n';
import { Button, Chip, color, space, Text } from '@/ui';
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
import { PatternPicture } from './Figures';
import { Price, UpgradeTrees } from './UpgradeTrees';

type Props = {
  readonly view: View;
  readonly id: HeroId;
  readonly why: (action: Action) => Violation | undefined;
  readonly onUpgrade: (upgrade: UpgradeId) => void;
};

/** A hero with both trees of upgrades: what each gives and costs, in experience first and then in gold, or why it cannot be had. */
export function HeroFacts({ view, id, why, onUpgrade }: Props) {
  const t = useT();
  const hero = view.heroes[id];
  const offers = upgradeOffers(view, ownSeat(view), id);
  return (
    <>
      <Abilities view={view} id={id} />
      <Text>{t(`morth.hero.${hero.type}.line`)}</Text>
      <Text kind="section" numberOfLines={1} adjustsFontSizeToFit>
        {t('morthTable.heroes.upgrades')}
      </Text>
      <Text kind="note" color={color.soft}>
        {`${t('morthTurn.trees.paysNow', { count: hero.experience })} ${t('morthTurn.trees.pays')}`}
      </Text>
      <UpgradeTrees
        type={hero.type}
        bought={hero.upgrades}
        terms={({ id: upgrade }) => {
          const offer = offers.find((one) => one.upgrade === upgrade);
          const refusal = offer?.refusal ?? why({ type: 'upgrade', hero: id, upgrade });
          const has = hero.upgrades.includes(upgrade);
          return {
            price: offer && !has && <Terms offer={offer} refusal={refusal} />,
            action: has ? (
              <Chip label={t('morthTable.heroes.bought')} glyph="check" color={color.gold} />
            ) : (
              <Button
                kind={refusal === undefined ? 'raised' : 'locked'}
                label={t('morthTable.heroes.buy')}
                accessibilityLabel={`${t('morthTable.heroes.buy')}: ${t(`morth.upgrade.${upgrade}.name`)}`}
                onPress={() => onUpgrade(upgrade)}
                testID={`upgrade:${upgrade}`}
              />
            ),
          };
        }}
      />
    </>
  );
}

/** What the hero can do now, the squares that it strikes as a picture. */
function Abilities({ view, id }: Pick<Props, 'view' | 'id'>) {
  const t = useT();
  const { types, pattern, bow, trap, barrier } = statsOf(view.heroes[id]);
  const { least, most } = strengthRange(view, id);
  return (
    <Native style={styles.abilities}>
      <Native style={styles.chips}>
        <Chip label={t('morthTable.heroes.move', { count: pointsLeft(view, id) })} />
        <Chip label={t('morthTable.heroes.strength', { value: least === most ? String(least) : `${least}–${most}` })} />
        {types.map((type) => (
          <Chip key={type} label={t(`morth.attack.${type}.label`)} />
        ))}
        {bow && <Chip label={t('morthTable.heroes.bow', { value: bow.strength, count: bow.shots })} />}
        {trap && <Chip label={t('morthTable.heroes.traps', { value: trap.damage, count: trap.limit })} />}
        {barrier && <Chip label={t('morthTable.heroes.barriers', { value: barrier.slow, count: barrier.limit })} />}
        <Chip label={t('morthTable.heroes.experience', { count: view.heroes[id].experience })} color={color.gold} />
      </Native>
      <PatternPicture pattern={pattern} bow={bow !== null} size={84} />
    </Native>
  );
}

/** How an upgrade is paid, or why it cannot be had. */
function Terms({ offer, refusal }: { readonly offer: UpgradeOffer; readonly refusal: Violation | undefined }) {
  const t = useT();
  const reason = useReason();
  const first = upgradeOf(offer.upgrade)?.after;
  // The whole rule at each of four rows would hide what the upgrades do.
  const why =
    refusal === undefined
      ? null
      : refusal.rule === 'MOR-079' && first
        ? t('morthTable.heroes.after', { upgrade: t(`morth.upgrade.${first}.name`) })
        : (reason(refusal).short ?? reason(refusal).rule);
  return (
    <>
      <Price {...offer} />
      {why !== null && (
        <Text kind="note" color={color.muted}>
          {why}
        </Text>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  abilities: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  chips: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
});
