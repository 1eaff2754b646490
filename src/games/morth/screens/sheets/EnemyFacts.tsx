import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { Button, Chip, color, space, surface, Text } from '@/ui';
import { die } from '../../board/art/die';
import { foePlace } from '../../board/words';
import { ENEMIES } from '../../rules/data';
import { wayAhead, type Die, type EnemyId, type Foe, type View } from '../../rules';
import { enemyName } from '../../rules/words';

type Props = {
  readonly view: View;
  readonly foe: Foe;
  readonly say: (words: Words) => string;
  /** What the planned strike would do to it. */
  readonly outcome: Words | null;
  /** Aims the strike at this one. */
  readonly onAim: ((die: Die) => void) | null;
};

/** One enemy: what it is, what hurts it, and where it will be after each roll. */
export function EnemyFacts({ view, foe, say, outcome, onAim }: Props) {
  const t = useT();
  const colour = ENEMIES[foe.enemy].colour;
  return (
    <Native style={styles.enemy} testID={`enemy:${foe.die}`}>
      <Native style={styles.head}>
        <Drawing
          shapes={die({
            enemy: foe.enemy,
            colour,
            size: 46,
            resistance: foe.life,
            hurt: foe.life < ENEMIES[foe.enemy].resistance,
            scales: foe.scales,
          })}
          width={46}
          height={46}
          bleed={6}
        />
        <Native style={styles.words}>
          <Text kind="lead">{say(enemyName(foe.enemy))}</Text>
          <Text kind="note" color={color.muted}>
            {say(foePlace(view, foe))}
          </Text>
        </Native>
        {onAim && (
          <Button label={t('morthTable.enemy.strike')} onPress={() => onAim(foe.die)} testID={`aim:${foe.die}`} />
        )}
      </Native>
      {outcome && (
        <Text kind="label" color={color.emberText}>
          {say(outcome)}
        </Text>
      )}
      <EnemyKind enemy={foe.enemy} life={foe.life} />
      {foe.square >= 0 && (
        <Native style={styles.rolls}>
          {[1, 2, 3].map((roll) => {
            const { way, leaves } = wayAhead(view, foe, roll);
            const last = way.at(-1);
            const where = leaves
              ? t('morthTable.enemy.leaves')
              : last === undefined
                ? t('morthTable.enemy.stays')
                : say(foePlace(view, last));
            return (
              <Text key={roll} kind="label" color={leaves ? color.bloodText : color.soft}>
                {t('morthTable.enemy.roll', { roll, where })}
              </Text>
            );
          })}
        </Native>
      )}
    </Native>
  );
}

/** What all enemies of a kind have in common. */
export function EnemyKind({ enemy, life }: { readonly enemy: EnemyId; readonly life?: number }) {
  const t = useT();
  const { resistance, speed, wounds, coins, colour } = ENEMIES[enemy];
  const left = life === undefined || life === resistance ? String(resistance) : `${life}/${resistance}`;
  return (
    <>
      <Native style={styles.chips}>
        <Chip label={t('morthTable.enemy.resistance', { value: left })} />
        <Chip label={t('morthTable.enemy.speed', { value: speed })} />
        <Chip label={t('morthTable.enemy.wounds', { count: wounds })} color={color.bloodText} />
        {coins > 0 && <Chip label={t('morthTable.enemy.coins', { count: coins })} />}
        <Chip label={t('morthTable.enemy.reward', { count: REWARD[colour] })} color={color.gold} />
      </Native>
      <Text>{t(`morth.enemy.${enemy}.skill`)}</Text>
      <Text color={color.soft}>{t(`morth.enemy.${enemy}.hurt`)}</Text>
    </>
  );
}

/** MOR-151 */
const REWARD = { green: 1, yellow: 2, orange: 3, red: 4 } as const;

const styles = StyleSheet.create({
  enemy: { ...surface.well, borderRadius: 16, padding: space.xl, gap: space.m },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.xl },
  words: { flex: 1 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  rolls: { gap: space.xs },
});
