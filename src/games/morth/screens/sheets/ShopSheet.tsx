import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import type { SeatSetup } from '@/store';
import { Button, Chip, color, Sheet, LARGE, space, surface, Text, useLayout } from '@/ui';
import { portrait } from '../../board/art/hero';
import { ownSeat } from '../../board/table';
import { LANES, RED_DIE_PRICE, SPECIALISTS } from '../../rules/data';
import { hireCells, hireOffers, purseOf, realmOf, type HireOffer, type View } from '../../rules';
import type { Play } from '../hooks/usePlay';
import { useReason } from '../hooks/useReason';

type Props = { readonly play: Play; readonly view: View; readonly seats: readonly SeatSetup[] };

/** Heroes for hire with their price, and the red die. */
export function ShopSheet({ play, view, seats }: Props) {
  const t = useT();
  const seat = ownSeat(view);
  const { gold } = purseOf(view, seat);
  return (
    <Sheet
      open={play.sheet === 'shop'}
      onClose={() => play.setSheet(null)}
      title={t('morthTable.shop.title')}
      subtitle={
        <Native style={styles.gold}>
          <Chip label={t('morthTable.shop.gold', { count: gold })} color={color.gold} />
        </Native>
      }
      testID="shop:sheet"
    >
      <Text kind="section">{t('morthTable.shop.hire')}</Text>
      {hireOffers(view, seat).map((offer) => (
        <HireRow key={`${offer.race} ${offer.type}`} offer={offer} view={view} play={play} />
      ))}
      <Text color={color.muted}>{t('morthTable.shop.upgrades')}</Text>
      {view.mode === 'competitive' && <RedDie play={play} view={view} seats={seats} />}
    </Sheet>
  );
}

function HireRow({ offer, view, play }: { readonly offer: HireOffer; readonly view: View; readonly play: Play }) {
  const t = useT();
  const reason = useReason();
  const { textScale } = useLayout();
  const { race, type, price } = offer;
  const [cell] = hireCells(view, ownSeat(view));
  const refusal = offer.refusal ?? play.moment.why({ type: 'hire', race, hero: type, cell });
  const specialist = SPECIALISTS[race] === type;
  return (
    <Native style={styles.row}>
      <Drawing shapes={portrait({ type, race, slot: 0, size: 44 })} width={44} height={44} bleed={4} />
      <Native style={[styles.words, textScale >= LARGE && styles.wide]}>
        <Text kind="lead" color={specialist ? color.gold : color.text}>
          {t(`morth.hero.${type}.name`)}
        </Text>
        <Text kind="note" color={color.soft}>
          {t(`morth.hero.${type}.line`)}
        </Text>
        {refusal && (
          <Text kind="note" color={color.muted}>
            {reason(refusal).short ?? reason(refusal).rule}
          </Text>
        )}
      </Native>
      <Button
        kind={refusal ? 'locked' : 'raised'}
        label={t('morthTable.shop.price', { count: price })}
        onPress={() => !refusal && play.hire(race, type, cell)}
        accessibilityLabel={t('morthTable.shop.hireFor', { hero: t(`morth.hero.${type}.name`), count: price })}
        testID={`hire:${type}`}
      />
    </Native>
  );
}

/** MOR-314 A red die for somebody else's path. */
function RedDie({ play, view, seats }: Props) {
  const t = useT();
  const reason = useReason();
  const own = realmOf(view, ownSeat(view));
  const others = view.realms.map((_, realm) => realm).filter((realm) => realm !== own);
  const refusal = play.moment.why({ type: 'buyRedDie', realm: others[0] ?? 0, path: 0 });
  return (
    <>
      <Text kind="section">{t('morthTable.shop.red', { count: RED_DIE_PRICE })}</Text>
      <Text color={color.soft}>
        {refusal ? (reason(refusal).short ?? reason(refusal).rule) : t('morthTable.shop.redText')}
      </Text>
      {others.map((realm) => (
        <Native key={realm} style={styles.row}>
          <Text kind="lead" style={styles.rival}>
            {seats[realm]?.name ?? ''}
          </Text>
          {LANES.map((lane, path) => (
            <Button
              key={lane}
              kind={refusal ? 'locked' : 'raised'}
              label={t(`morth.path.${lane}.short`)}
              onPress={() => !refusal && play.buyRedDie(realm, path)}
              style={styles.path}
              testID={`red:${realm}:${path}`}
            />
          ))}
        </Native>
      ))}
    </>
  );
}

const styles = StyleSheet.create({
  row: {
    ...surface.well,
    borderRadius: 16,
    padding: space.l,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    flexWrap: 'wrap',
  },
  words: { flex: 1, minWidth: 90 },
  /** Large words leave no room for a button beside them. */
  wide: { minWidth: '70%' },
  gold: { flexDirection: 'row' },
  rival: { width: '100%' },
  path: { flex: 1, minHeight: 44, paddingHorizontal: space.xs, gap: space.s },
});
