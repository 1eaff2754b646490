import { useState } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import type { SeatSetup } from '@/store';
import { Button, color, Emblem, space, Text } from '@/ui';
import { blankDie } from '../../../board/art/die';
import { ownSeat } from '../../../board/table';
import { LANES, RED_DIE_PRICE } from '../../../rules/data';
import { purseOf, realmOf, type PathId, type RealmId, type View } from '../../../rules';
import type { Play } from '../../hooks/usePlay';
import { useReason } from '../../hooks/useReason';
import { row } from './row';

type Props = { readonly play: Play; readonly view: View; readonly seats: readonly SeatSetup[] };

/** Whose path a red die shall come to. */
type Victim = { readonly realm: RealmId; readonly path: PathId };

/** MOR-314 A red die for somebody else's path: it is chosen, shown with its price, and only then paid. */
export function RedDie({ play, view, seats }: Props) {
  const t = useT();
  const reason = useReason();
  const [victim, setVictim] = useState<Victim | null>(null);
  const own = realmOf(view, ownSeat(view));
  const others = view.realms.map((_, realm) => realm).filter((realm) => realm !== own);
  const refusal = play.moment.why({ type: 'buyRedDie', realm: others[0] ?? 0, path: 0 });
  const nameOf = (realm: RealmId) => seats[realm]?.name ?? '';
  if (victim !== null && !refusal)
    return (
      <Confirm
        name={nameOf(victim.realm)}
        path={victim.path}
        gold={purseOf(view, ownSeat(view)).gold}
        onBuy={() => play.buyRedDie(victim.realm, victim.path)}
        onBack={() => setVictim(null)}
      />
    );
  return (
    <>
      <Text kind="section">{t('morthTurn.red.title', { count: RED_DIE_PRICE })}</Text>
      <Text color={color.soft}>
        {refusal ? (reason(refusal).short ?? reason(refusal).rule) : t('morthTurn.red.text')}
      </Text>
      {others.map((realm) => (
        <Native key={realm} style={styles.row}>
          <Native style={styles.rival}>
            <Emblem look={seats[realm]?.look ?? realm} size={26} />
            <Text kind="lead" style={styles.words}>
              {nameOf(realm)}
            </Text>
          </Native>
          {LANES.map((lane, path) => (
            <Button
              key={lane}
              kind={refusal ? 'locked' : 'raised'}
              label={t(`morth.path.${lane}.short`)}
              tight
              accessibilityLabel={t('morthTurn.red.to', { name: nameOf(realm), path: t(`morth.path.${lane}.name`) })}
              onPress={() => !refusal && setVictim({ realm, path })}
              style={styles.path}
              testID={`red:${realm}:${path}`}
            />
          ))}
        </Native>
      ))}
    </>
  );
}

/** The die, its price and what is left: nothing is paid before this. */
function Confirm({
  name,
  path,
  gold,
  onBuy,
  onBack,
}: {
  readonly name: string;
  readonly path: PathId;
  readonly gold: number;
  readonly onBuy: () => void;
  readonly onBack: () => void;
}) {
  const t = useT();
  return (
    <Native style={[styles.row, styles.confirm]} testID="red:confirm">
      <Drawing
        shapes={blankDie('red', DIE)}
        width={DIE}
        height={DIE}
        bleed={4}
        accessibilityLabel={t('morthTurn.red.die')}
      />
      <Native style={styles.words}>
        <Text kind="lead">{t('morthTurn.red.ask', { name, path: t(`morth.path.${LANES[path]}.name`) })}</Text>
        <Text color={color.gold}>{t('morthTurn.red.left', { price: RED_DIE_PRICE, left: gold - RED_DIE_PRICE })}</Text>
        <Text kind="note" color={color.soft}>
          {t('morthTurn.red.final')}
        </Text>
      </Native>
      <Button
        kind="ghost"
        label={t('morthTurn.red.not')}
        tight
        onPress={onBack}
        style={styles.path}
        testID="red:back"
      />
      <Button
        kind="gold"
        label={t('morthTurn.red.buy', { count: RED_DIE_PRICE })}
        tight
        onPress={onBuy}
        style={styles.buy}
        testID="red:buy"
      />
    </Native>
  );
}

const DIE = 64;

const styles = StyleSheet.create({
  row,
  confirm: { borderWidth: 1, borderColor: color.gold },
  words: { flex: 1, minWidth: 160, gap: space.xs },
  rival: { width: '100%', flexDirection: 'row', alignItems: 'center', gap: space.m },
  /** As wide as its word: what has no room stands in the next line. */
  path: { flexGrow: 1, minHeight: 44, paddingHorizontal: space.m, gap: space.s },
  buy: { flexGrow: 2, minHeight: 50 },
});
