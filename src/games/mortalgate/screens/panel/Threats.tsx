import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useLanguage, useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { color, radius, space, surface, Text } from '@/ui';
import { isAilment, type Menace, type Plan } from '../../board/flow';
import { text } from '../../board/text';
import { abilityName, heroName, statusName, type View } from '../../rules';
import { HeroToken } from '../HeroToken';
import { decimal, percent } from '../numbers';
import { shieldSign, skullSign } from '../signs';

type Props = { readonly view: View; readonly plan: Plan; readonly say: (words: Words) => string };

/** As many have room beside each other. */
const MOST = 3;

/** What the hero has to expect there until its next turn: who can hit it, what that costs, and whether it may be slain. */
export function Threats({ view, plan: { threat, hero }, say }: Props) {
  const t = useT();
  const language = useLanguage();
  const { menaces, loss, death } = threat;
  const { health } = view.heroes[hero];
  if (menaces.length === 0)
    return (
      <Native style={[styles.box, styles.safe]} testID="proposal:safe">
        <Drawing shapes={shieldSign(20)} width={20} height={20} />
        <Text kind="label" color="#A8E6A0" style={styles.words}>
          {t('mortalgateTable.sheet.noneCanHit')}
        </Text>
      </Native>
    );
  const chance = percent(death);
  return (
    <Native style={[styles.box, styles.danger]} testID="proposal:threats">
      <Text kind="label" numberOfLines={1} adjustsFontSizeToFit>
        {t('mortalgateTable.sheet.canHit', { count: menaces.length })}
      </Text>
      <Native style={styles.row}>
        {menaces.slice(0, MOST).map((menace) => (
          <Enemy key={`${menace.hero} ${menace.means}`} view={view} menace={menace} say={say} />
        ))}
        {menaces.length > MOST && (
          <Text kind="label" color={color.soft}>
            {t('mortalgateTable.sheet.more', { count: menaces.length - MOST })}
          </Text>
        )}
      </Native>
      <Native style={styles.row}>
        <Text kind="label" color={color.soft} style={styles.words}>
          {t('mortalgateTable.sheet.left', { before: health, after: decimal(health - loss, language) })}
        </Text>
        <Drawing shapes={chance > 0 ? skullSign(17, '#FF8F9A') : shieldSign(17)} width={17} height={17} />
        <Text
          kind="lead"
          color={chance > 0 ? color.bloodText : '#A8E6A0'}
          aria-label={t('mortalgateTable.sheet.death', { chance })}
          testID="proposal:death"
        >
          {chance} %
        </Text>
      </Native>
    </Native>
  );
}

function Enemy({ view, menace, say }: { readonly view: View; readonly menace: Menace; readonly say: Props['say'] }) {
  const t = useT();
  const { hero, means, chance, damage, blows } = menace;
  const how = means === 'attack' ? text('attack') : isAilment(means) ? statusName(means) : abilityName(means);
  const sure = chance === null ? t('mortalgateTable.sheet.sureHit') : `${chance} %`;
  const taken = blows * damage;
  return (
    <Native
      accessible
      aria-label={say(text('sheet.menace', { hero: heroName(hero), how, chance: sure, damage: taken }))}
      style={styles.enemy}
    >
      <HeroToken view={view} hero={hero} size={26} />
      <Native>
        <Text kind="small" numberOfLines={1} maxFontSizeMultiplier={1.3}>
          {sure}
        </Text>
        <Text kind="small" color={color.bloodText} maxFontSizeMultiplier={1.3}>
          −{taken}
        </Text>
      </Native>
    </Native>
  );
}

const styles = StyleSheet.create({
  box: { ...surface.well, flex: 5, borderRadius: radius.panel, padding: space.l, gap: space.s },
  danger: { borderColor: '#B24A58', backgroundColor: 'rgba(60, 18, 34, 0.55)' },
  safe: { flexDirection: 'row', alignItems: 'center', gap: space.l, borderColor: '#4E7F5B', minHeight: 44 },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
  enemy: { flexGrow: 1, flexBasis: 66, flexDirection: 'row', alignItems: 'center', gap: space.s },
});
