import { ScrollView, StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import type { Box } from '@/look/box';
import { Drawing } from '@/scene/Drawing';
import { color, radius, space, surface, Text, Touchable } from '@/ui';
import { badgesOf } from '../../board/art/badges';
import { TEAM_TONES } from '../../board/art/palette';
import { heroWords } from '../../board/words';
import { ABILITIES, BLUE, HEROES, heroName, labelOf, OFF, RED, type HeroId, type Slot, type View } from '../../rules';
import { HeroToken } from '../HeroToken';
import { badgeSign, cooldownSign } from '../signs';

type Props = {
  readonly view: View;
  readonly box: Box;
  readonly say: (words: Words) => string;
  readonly onHero: (hero: HeroId) => void;
  readonly onExplain: (hero: HeroId) => void;
};

const BADGE = 18;
const RING = 8;

/** Where there is room: both teams in the order of their turns, with health, place, abilities and what is on them. */
export function HeroesPanel({ view, box, ...rest }: Props) {
  return (
    <Native style={[styles.panel, { left: box.x, top: box.y, width: box.w, height: box.h }]} testID="heroes">
      <ScrollView contentContainerStyle={styles.teams}>
        {[BLUE, RED].map((team) => (
          <Native key={team} style={styles.team}>
            {view.orders[team].map((hero) => (
              <Row key={hero} hero={hero} tint={TEAM_TONES[team].bright} view={view} {...rest} />
            ))}
          </Native>
        ))}
      </ScrollView>
    </Native>
  );
}

type RowProps = Omit<Props, 'box'> & { readonly hero: HeroId; readonly tint: string };

function Row({ view, hero, tint, say, onHero, onExplain }: RowProps) {
  const t = useT();
  const { health, node } = view.heroes[hero];
  const { key, health: most } = HEROES[hero];
  const onTurn = view.turn.hero === hero;
  const place = node === OFF ? t('mortalgateTable.look.off') : labelOf(node);
  const parts = [say(heroName(hero)), `${health}/${most} · ${place}`];
  const from = view.heroes[view.turn.hero].node;
  return (
    <Touchable
      testID={`heroes:${key}`}
      aria-label={[...parts, say(heroWords(view, hero, from))].join('. ')}
      onPress={() => onHero(hero)}
      onLongPress={() => onExplain(hero)}
      style={[styles.row, { borderColor: onTurn ? color.gold : tint }, onTurn && styles.onTurn]}
    >
      <HeroToken view={view} hero={hero} size={42} />
      <Native style={styles.words}>
        <Native style={styles.line}>
          <Text kind="label" style={styles.name} numberOfLines={1}>
            {parts[0]}
          </Text>
          <Cooldowns view={view} hero={hero} />
        </Native>
        <Native style={styles.bar}>
          <Native style={[styles.health, { width: `${Math.round((100 * health) / most)}%`, backgroundColor: tint }]} />
        </Native>
        <Native style={styles.line}>
          <Text kind="small" color={color.soft} style={styles.name}>
            {parts[1]}
          </Text>
          {badgesOf(view.heroes[hero]).map(({ kind, count }) => (
            <Drawing key={kind} shapes={badgeSign(kind, count, BADGE)} width={BADGE} height={BADGE} />
          ))}
        </Native>
      </Native>
    </Touchable>
  );
}

/** GATE-104 Rings of both abilities, full while there is still a turn to wait. */
function Cooldowns({ view, hero }: Pick<RowProps, 'view' | 'hero'>) {
  return HEROES[hero].abilities.map((ability, slot) => {
    const { cooldown } = ABILITIES[ability];
    const left = view.heroes[hero].cooldowns[slot as Slot];
    return (
      <Drawing key={ability} shapes={cooldownSign(left, cooldown, RING)} width={RING * 1.15 * cooldown} height={RING} />
    );
  });
}

const styles = StyleSheet.create({
  panel: { ...surface.panel, position: 'absolute', overflow: 'hidden' },
  teams: { flexGrow: 1, flexDirection: 'row', gap: space.m, padding: space.m },
  team: { flex: 1, minWidth: 0, gap: space.s },
  row: {
    flexGrow: 1,
    minHeight: 56,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    paddingHorizontal: space.l,
    paddingVertical: space.xs,
    borderWidth: 1,
    borderRadius: radius.card,
  },
  onTurn: { borderWidth: 2, backgroundColor: 'rgba(94, 74, 32, 0.5)' },
  words: { flex: 1, minWidth: 0, gap: space.xs },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  name: { flex: 1, minWidth: 0 },
  bar: { height: 5, borderRadius: 3, backgroundColor: '#0B1228', overflow: 'hidden' },
  health: { height: '100%' },
});
