import { StyleSheet, View } from 'react-native';
import type { SetupPageProps } from '@/games/front';
import { useT } from '@/i18n';
import { LARGE, RadioCard, space, Text, color, useLayout } from '@/ui';
import { choicesIn } from '../../board/setup/plan';
import { cm, lengthWords } from '../../board/setup/words';
import { SCENARIOS } from '../../rules/data';
import { TablePicture } from './TablePicture';
import { useSay } from './useSay';

/** The six ready scenarios, each with its table. */
export function ScenarioPage({ chosen, seats, choose }: SetupPageProps) {
  const t = useT();
  const say = useSay();
  const { isWide, textScale } = useLayout();
  const { battle } = choicesIn(chosen, seats.length);
  const looks = seats.map(({ look }) => look);
  return (
    <View role="radiogroup" aria-label={t('portalSetup.scenario')} style={styles.list}>
      {SCENARIOS.map(({ id, table, terrain, objectives, zones, turns, seats: { min, max } }) => {
        const facts = t('portalSetup.facts', {
          w: cm(table.w),
          h: cm(table.h),
          length: say.words(lengthWords({ by: 'turns', turns })),
          players: min === max ? t('portalSetup.players', { count: max }) : t('portalSetup.playersUpTo', { min, max }),
        });
        const line = t(`portal.scenario.${id}.line`);
        return (
          <RadioCard
            key={id}
            testID={`scenario:${id}`}
            title={t(`portal.scenario.${id}.name`)}
            note={facts}
            accessibilityLabel={`${t(`portal.scenario.${id}.name`)}, ${facts}. ${line}`}
            chosen={id === battle}
            onPress={() => choose({ battle: id, picked: seats.map(() => null), size: null, fights: null, lasts: null })}
            style={isWide ? styles.half : styles.whole}
          >
            <View style={textScale >= LARGE ? styles.below : styles.beside}>
              <TablePicture design={{ table, terrain, objectives }} zones={zones} looks={looks} width={132} />
              <Text kind="note" color={color.soft} style={styles.line}>
                {line}
              </Text>
            </View>
          </RadioCard>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xl },
  whole: { width: '100%' },
  half: { flexBasis: 320, flexGrow: 1 },
  beside: { flexDirection: 'row', alignItems: 'center', gap: space.xl },
  below: { gap: space.l },
  line: { flex: 1 },
});
