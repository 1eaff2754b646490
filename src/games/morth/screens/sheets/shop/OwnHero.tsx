import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { Button, color, space, Text } from '@/ui';
import { chevrons, hero as token } from '../../../board/art/hero';
import { UPGRADE_COST } from '../../../rules/data';
import { statsOf, type HeroId, type View } from '../../../rules';
import type { Play } from '../../hooks/usePlay';
import { Figures } from '../Figures';
import { Price } from '../UpgradeTrees';
import { row } from './row';

/** An own hero in the shop: what it has learned, what the next upgrade takes, and the way to its trees. */
export function OwnHero({ view, id, play }: { readonly view: View; readonly id: HeroId; readonly play: Play }) {
  const t = useT();
  const hero = view.heroes[id];
  const { type, race, slot } = hero;
  const bought = hero.upgrades.length;
  const cost = bought > 1 ? null : UPGRADE_COST[bought === 0 ? 1 : 2];
  const name = t(`morth.hero.${type}.name`);
  const experience = Math.min(hero.experience, cost ?? 0);
  const open = () => {
    play.setSheet(null);
    play.setLook({ type: 'hero', hero: id });
  };
  return (
    <Native style={styles.row}>
      <Drawing shapes={token({ type, race, slot, size: 44 })} width={44} height={44} bleed={4} />
      <Drawing shapes={chevrons(bought, 2, 22)} width={22} height={26} />
      <Native style={styles.words}>
        <Text kind="lead">{name}</Text>
        <Figures stats={statsOf(hero)} />
        {cost === null ? (
          <Text kind="note" color={color.soft}>
            {t('morthTurn.shop.complete')}
          </Text>
        ) : (
          <Price cost={cost} experience={experience} gold={cost - experience} />
        )}
      </Native>
      <Button
        label={t('morthTurn.shop.upgrade')}
        accessibilityLabel={t('morthTurn.shop.upgradeOf', { hero: name, bought, experience: hero.experience })}
        onPress={open}
        testID={`shop:hero:${id}`}
      />
    </Native>
  );
}

const styles = StyleSheet.create({
  row,
  words: { flex: 1, minWidth: 130, gap: space.xs },
});
