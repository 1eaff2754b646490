import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import type { SeatSetup } from '@/store';
import { Chip, color, Sheet, Text } from '@/ui';
import { heroesOf, ownSeat } from '../../board/table';
import { hireOffers, purseOf, type View } from '../../rules';
import type { Play } from '../hooks/usePlay';
import { HireRow } from './shop/HireRow';
import { OwnHero } from './shop/OwnHero';
import { RedDie } from './shop/RedDie';

type Props = { readonly play: Play; readonly view: View; readonly seats: readonly SeatSetup[] };

/** What coins and experience can buy: heroes for hire, upgrades of the own ones, and the red die. */
export function ShopSheet({ play, view, seats }: Props) {
  const t = useT();
  const seat = ownSeat(view);
  const { gold } = purseOf(view, seat);
  return (
    <Sheet
      open={play.sheet === 'shop'}
      onClose={() => play.setSheet(null)}
      title={t('morthTurn.shop.title')}
      subtitle={
        <Native style={styles.gold}>
          <Chip label={t('morthTurn.shop.gold', { count: gold })} color={color.gold} />
        </Native>
      }
      testID="shop:sheet"
    >
      <Text kind="section">{t('morthTurn.shop.hire')}</Text>
      {hireOffers(view, seat).map((offer) => (
        <HireRow key={`${offer.race} ${offer.type}`} offer={offer} view={view} play={play} />
      ))}
      <Text kind="section">{t('morthTurn.shop.own')}</Text>
      {heroesOf(view, seat).map((hero) => (
        <OwnHero key={hero} view={view} id={hero} play={play} />
      ))}
      {view.mode === 'competitive' && <RedDie play={play} view={view} seats={seats} />}
    </Sheet>
  );
}

const styles = StyleSheet.create({ gold: { flexDirection: 'row' } });
