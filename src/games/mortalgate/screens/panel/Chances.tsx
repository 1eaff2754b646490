import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useLanguage, useT } from '@/i18n';
import { color, radius, space, surface, Text } from '@/ui';
import type { Plan } from '../../board/flow';
import type { Effect } from '../../board/flow/forecast';
import { text } from '../../board/text';
import { heroName, statusName } from '../../rules';
import { decimal } from '../numbers';

type Props = { readonly plan: Plan; readonly say: (words: Words) => string };

/** GATE-083 to GATE-088 The chance, the roll that is needed, and what everybody is left with. */
export function Chances({ plan: { forecast, deed }, say }: Props) {
  const t = useT();
  const language = useLanguage();
  if (forecast === null || deed === null) return null;
  const { roll, effects, expected } = forecast;
  const twice = deed.means === 'quickBlade';
  return (
    <Native style={styles.box} testID="proposal:chances">
      <Native style={styles.head}>
        <Text kind="hero" style={styles.chance} testID="proposal:chance">
          {roll === null ? '100 %' : `${roll.chance} %`}
        </Text>
        <Text kind="label" color={color.soft} style={styles.words}>
          {roll === null
            ? t('mortalgateTable.sheet.sure')
            : t('mortalgateTable.sheet.roll', { required: roll.required })}
          {twice && `, ${t('mortalgateTable.sheet.twice')}`}
        </Text>
      </Native>
      {effects.map((effect) => (
        <Line key={`${effect.hero}${effect.reason}`} effect={effect} say={say} />
      ))}
      {expected > 0 && (
        <Text kind="note" color={color.muted}>
          {t('mortalgateTable.sheet.expected', { loss: decimal(expected, language) })}
        </Text>
      )}
    </Native>
  );
}

/** Riders and chains are named: nobody should wonder why somebody else is hit. */
const NAMED = ['splinter', 'shockwave', 'chain', 'adjacent'] as const;

function Line({
  effect: { hero, reason, before, after, blocked, status, chance },
  say,
}: {
  readonly effect: Effect;
  readonly say: Props['say'];
}) {
  const t = useT();
  const why = NAMED.find((name) => name === reason);
  const parts = [
    blocked
      ? say(text('note.blocked', { hero: heroName(hero) }))
      : before === after
        ? say(heroName(hero))
        : say(text('note.health', { hero: heroName(hero), before, after })),
    ...(why === undefined ? [] : [t(`mortalgateTable.sheet.effect.${why}`)]),
    ...(status === null ? [] : [`${say(statusName(status.kind))} ${status.turns}`]),
    ...(reason === 'target' || chance === null || why !== undefined ? [] : [`${chance} %`]),
  ];
  return (
    <Text kind="label" color={reason === 'heal' ? '#A8E6A0' : color.text} numberOfLines={2}>
      {parts.join(' · ')}
    </Text>
  );
}

const styles = StyleSheet.create({
  box: { ...surface.well, flex: 4, borderRadius: radius.panel, padding: space.l, gap: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.l, flexWrap: 'wrap' },
  chance: { fontFamily: 'alegreya800', fontSize: 27, lineHeight: 31 },
  words: { flexShrink: 1 },
});
