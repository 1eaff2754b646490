import { useState } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { Button, color, LARGE, space, Text, useLayout } from '@/ui';
import { portrait } from '../../../board/art/hero';
import { ownSeat } from '../../../board/table';
import { SPECIALISTS, UPGRADE_COST } from '../../../rules/data';
import { hireCells, statsOf, type HireOffer, type View } from '../../../rules';
import type { Play } from '../../hooks/usePlay';
import { useReason } from '../../hooks/useReason';
import { Figures } from '../Figures';
import { PlainPrice, UpgradeTrees } from '../UpgradeTrees';
import { row } from './row';

type Props = { readonly offer: HireOffer; readonly view: View; readonly play: Play };

/** A hero for hire: what it can do, what it could learn, and its price. */
export function HireRow({ offer, view, play }: Props) {
  const t = useT();
  const reason = useReason();
  const { textScale, isWide } = useLayout();
  const [open, setOpen] = useState(false);
  const { race, type, price } = offer;
  const [cell] = hireCells(view, ownSeat(view));
  const refusal = offer.refusal ?? play.moment.why({ type: 'hire', race, hero: type, cell });
  const name = t(`morth.hero.${type}.name`);
  return (
    <>
      <Native style={styles.row}>
        <Drawing shapes={portrait({ type, race, slot: 0, size: 44 })} width={44} height={44} bleed={4} />
        <Native style={[styles.words, textScale >= LARGE && styles.wide]}>
          <Text kind="lead" color={SPECIALISTS[race] === type ? color.gold : color.text}>
            {name}
          </Text>
          <Figures stats={statsOf({ type, upgrades: [] })} />
          <Text kind="note" color={color.soft}>
            {t(`morth.hero.${type}.line`)}
          </Text>
          {refusal && (
            <Text kind="note" color={color.muted}>
              {reason(refusal).short ?? reason(refusal).rule}
            </Text>
          )}
        </Native>
        <Native style={[styles.buttons, isWide && styles.below]}>
          <Button
            kind={refusal ? 'locked' : 'raised'}
            label={t('morthTurn.shop.price', { count: price })}
            tight
            onPress={() => !refusal && play.hire(race, type, cell)}
            accessibilityLabel={t('morthTurn.shop.hireFor', { hero: name, count: price })}
            testID={`hire:${type}`}
          />
          <Button
            kind="ghost"
            label={t('morthTurn.shop.trees')}
            tight
            accessibilityLabel={t('morthTurn.shop.treesOf', { hero: name })}
            onPress={() => setOpen(!open)}
            testID={`hire:${type}:trees`}
          />
        </Native>
      </Native>
      {open && (
        <UpgradeTrees type={type} terms={({ level }) => ({ price: <PlainPrice cost={UPGRADE_COST[level]} /> })} />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  row,
  words: { flex: 1, minWidth: 130, gap: space.xs },
  /** Large words leave no room for a button beside them. */
  wide: { minWidth: '70%' },
  buttons: { gap: space.m },
  /** A side panel is narrow: there they stand under the words, side by side. */
  below: { flexDirection: 'row', flexWrap: 'wrap', width: '100%' },
});
