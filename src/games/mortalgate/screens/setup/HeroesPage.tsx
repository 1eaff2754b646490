import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { SetupPageProps } from '@/games/front';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import type { SeatSetup } from '@/store';
import { color, Emblem, LARGE, pressedWhen, radius, space, surface, Text, Touchable, useLayout } from '@/ui';
import { fade } from '@/ui/art/paint';
import { TEAM_TONES } from '../../board/art/palette';
import { heroPlate } from '../../board/art/token';
import { BLUE, HEROES, RED, seatsOf, type HeroId, type Team } from '../../rules';
import { exchanged, ownersIn } from './owners';
import { teamsIn } from './teams';

/** GATE-006 Who leads whom: every seat has its share, and two heroes that are tapped change places. */
export function HeroesPage({ chosen, seats, choose }: SetupPageProps) {
  const t = useT();
  const { textScale, isWide } = useLayout();
  const [held, setHeld] = useState<HeroId | null>(null);
  const teams = teamsIn(chosen, seats.length);
  const owners = ownersIn(chosen, seats.length);
  const tap = (hero: HeroId) => {
    if (held !== null && held !== hero) choose({ owners: exchanged(owners, held, hero) });
    setHeld(held === null ? hero : null);
  };
  return (
    <>
      <Text color={color.soft}>{t('mortalgate.setup.leadsNote')}</Text>
      <View style={[styles.sides, textScale >= LARGE && !isWide && styles.stacked]}>
        {[BLUE, RED].map((team) => (
          <View
            key={team}
            style={[
              styles.side,
              { borderColor: TEAM_TONES[team].bright, backgroundColor: fade(TEAM_TONES[team].ground, 0.12) },
            ]}
          >
            {seatsOf(teams, team).map((seat) => (
              <Leader
                key={seat}
                setup={seats[seat]}
                team={team}
                heroes={owners.flatMap((owner, hero) => (owner === seat ? [hero] : []))}
                held={held}
                onTap={tap}
              />
            ))}
          </View>
        ))}
      </View>
    </>
  );
}

type LeaderProps = {
  readonly setup: SeatSetup | undefined;
  readonly team: Team;
  readonly heroes: readonly HeroId[];
  readonly held: HeroId | null;
  readonly onTap: (hero: HeroId) => void;
};

/** A seat and the heroes that it leads. */
function Leader({ setup, team, heroes, held, onTap }: LeaderProps) {
  const t = useT();
  const name = setup?.name ?? '';
  return (
    <>
      <View style={styles.head}>
        <Emblem look={setup?.look ?? 0} size={22} />
        <Text kind="label" numberOfLines={1} style={styles.shrink}>
          {name}
        </Text>
      </View>
      {heroes.map((hero) => {
        const { key } = HEROES[hero];
        const words = { hero: t(`mortalgate.hero.${key}.name`), kind: t(`mortalgate.hero.${key}.kind`), name };
        return (
          <Touchable
            key={hero}
            testID={`leads:${hero}`}
            aria-label={t('mortalgate.setup.hero', words)}
            accessibilityHint={
              held === null || held === hero
                ? t('mortalgate.setup.heroHint')
                : t('mortalgate.setup.heroOther', { hero: t(`mortalgate.hero.${HEROES[held].key}.name`) })
            }
            {...pressedWhen(held === hero)}
            onPress={() => onTap(hero)}
            style={[styles.hero, held === hero && styles.held]}
          >
            <Drawing shapes={heroPlate(hero, team, 36)} width={36} height={36} />
            <View style={styles.words}>
              <Text kind="name" numberOfLines={1} adjustsFontSizeToFit>
                {words.hero}
              </Text>
              <Text kind="note" color={color.muted} numberOfLines={1} adjustsFontSizeToFit>
                {words.kind}
              </Text>
            </View>
          </Touchable>
        );
      })}
    </>
  );
}

const styles = StyleSheet.create({
  sides: { flexDirection: 'row', gap: space.l },
  stacked: { flexDirection: 'column' },
  side: { flex: 1, gap: space.m, padding: space.l, borderRadius: radius.panel, borderWidth: 1.5 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m, paddingTop: space.s },
  shrink: { flexShrink: 1 },
  hero: {
    ...surface.raised,
    minHeight: 52,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderRadius: radius.button,
  },
  held: { borderColor: color.gold, borderWidth: 2 },
  words: { flex: 1, minWidth: 0 },
});
