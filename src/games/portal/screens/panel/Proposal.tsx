import { ScrollView, StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useLanguage, useT } from '@/i18n';
import type { Box } from '@/look/box';
import type { OpenTable } from '@/store';
import { Button, color, IconButton, radius, space, surface, Text, Touchable, usePreferences } from '@/ui';
import { RadioDot } from '@/ui/RadioCard';
import type { Option, Plan } from '../../board/flow';
import { nameWords } from '../../board/words';
import { whyWords } from '../../rulebook/why';
import { unitOf, type Action, type View } from '../../rules';
import type { Play } from '../hooks/usePlay';
import { decimal } from '../numbers';
import { Odds } from './Odds';

type Props = {
  readonly table: OpenTable<Action, View>;
  readonly play: Play;
  readonly plan: Plan;
  readonly box: Box;
  /** It comes from the foot of the screen. */
  readonly rises: boolean;
  readonly say: (words: Words) => string;
};

/** A whole round as it is proposed: the ways to do it, each with its chance and what both sides lose, and the gold button. */
export function Proposal(props: Props) {
  const t = useT();
  const { play, plan, box, rises, say } = props;
  const { chosen, options } = plan;
  const title = t(`portalTable.way2.${chosen.way}`);
  return (
    <Native
      testID="proposal"
      role="group"
      aria-label={title}
      style={[
        styles.sheet,
        rises ? styles.rising : styles.standing,
        { left: box.x, top: box.y, width: box.w, height: box.h },
      ]}
    >
      <Native style={styles.head}>
        <Native style={styles.titles}>
          <Text kind="title" numberOfLines={1} adjustsFontSizeToFit style={styles.title}>
            {title}
          </Text>
          <Text kind="note" color={color.soft} numberOfLines={1} adjustsFontSizeToFit>
            {say(subtitleOf(props))}
          </Text>
        </Native>
        <IconButton
          glyph="close"
          kind="raised"
          label={t('portalTable.sheet.close')}
          onPress={play.chooseNothing}
          testID="proposal:close"
        />
      </Native>
      <ScrollView style={styles.scroll} contentContainerStyle={styles.content}>
        {chosen.refusal && (
          <Text kind="note" color={color.bloodText} testID="proposal:refusal">
            {say(whyWords(chosen.refusal))}
          </Text>
        )}
        {options.length > 1 && (
          <Native role="radiogroup" aria-label={t('portalTable.sheet.choose')} style={styles.options}>
            <Heads />
            {options.map((option) => (
              <Row
                key={option.way}
                option={option}
                chosen={option === chosen}
                view={props.table.view}
                say={say}
                onPress={() => play.chooseWay(option.way)}
              />
            ))}
          </Native>
        )}
        {chosen.forecast && <Odds forecast={chosen.forecast} say={say} />}
      </ScrollView>
      <Foot {...props} />
    </Native>
  );
}

function subtitleOf({ plan, table: { view } }: Props): Words {
  const { target } = plan.chosen;
  return target === null
    ? nameWords(
        unitOf(view, view.config.mode === 'siege' ? plan.group : (view.elements[plan.group - 1]?.unit ?? 1)).name,
      )
    : nameWords(unitOf(view, target).name);
}

/** What the columns of numbers are. */
function Heads() {
  const t = useT();
  return (
    <Native style={styles.heads} aria-hidden>
      {(['hits', 'they', 'you'] as const).map((head) => (
        <Text
          key={head}
          kind="small"
          color={color.muted}
          align="right"
          maxFontSizeMultiplier={1.2}
          style={styles.number}
        >
          {t(`portalTable.option.head.${head}`)}
        </Text>
      ))}
    </Native>
  );
}

type RowProps = {
  readonly option: Option;
  readonly chosen: boolean;
  readonly view: View;
  readonly say: Props['say'];
  readonly onPress: () => void;
};

/** One way: what it is, the chance of a die, what they lose and what you lose. A refused one stays, with its reason. */
function Row({ option, chosen, view, say, onPress }: RowProps) {
  const t = useT();
  const language = useLanguage();
  const { forecast, refusal, way, target } = option;
  const name = t(`portalTable.way2.${way}`);
  const who = target === null ? null : say(nameWords(unitOf(view, target).name));
  const loss = (value: number) => (value < 0.05 ? '0' : `−${decimal(value, language)}`);
  const chance = forecast?.chance == null ? '–' : `${forecast.chance} %`;
  const words = [
    name,
    who,
    forecast?.chance == null ? null : t('portalTable.option.chance', { chance: forecast.chance }),
    forecast === null ? null : t('portalTable.option.they', { loss: decimal(forecast.they, language) }),
    option.danger < 0.05 ? null : t('portalTable.option.you', { loss: decimal(option.danger, language) }),
    refusal === null ? null : say(whyWords(refusal)),
  ];
  return (
    <Touchable
      testID={`way:${way}`}
      role="radio"
      aria-checked={chosen}
      aria-label={words.filter((word) => word !== null).join(', ')}
      onPress={onPress}
      style={[styles.row, chosen && styles.chosen, refusal !== null && styles.refused]}
    >
      <RadioDot chosen={chosen} />
      <Native style={styles.words}>
        <Text kind="lead" numberOfLines={1} adjustsFontSizeToFit>
          {name}
        </Text>
        {who !== null && (
          <Text kind="small" color={color.soft} numberOfLines={1} adjustsFontSizeToFit>
            {who}
          </Text>
        )}
      </Native>
      <Text kind="lead" align="right" maxFontSizeMultiplier={1.3} style={styles.number}>
        {chance}
      </Text>
      <Text kind="lead" color="#A8E6A0" align="right" maxFontSizeMultiplier={1.3} style={styles.number}>
        {forecast === null ? '0' : loss(forecast.they)}
      </Text>
      <Text kind="lead" color={color.emberText} align="right" maxFontSizeMultiplier={1.3} style={styles.number}>
        {loss((forecast?.you ?? 0) + option.danger)}
      </Text>
    </Touchable>
  );
}

function Foot({ table, play, plan, say }: Props) {
  const t = useT();
  const { step } = play;
  const { hand } = usePreferences();
  if (step === null) return null;
  const [first, deed] = plan.chosen.actions;
  const moves = first?.type === 'move' && deed !== undefined && deed.type !== 'endRound';
  return (
    <Native style={[styles.foot, hand === 'left' && styles.mirrored]}>
      {moves && (
        <Button
          label={t('portalTable.sheet.only')}
          tight
          onPress={play.onlyMove}
          testID="action:only"
          style={styles.side}
        />
      )}
      <Button
        kind={step.refusal === undefined && step.actions.length > 0 ? 'gold' : 'locked'}
        label={say(step.label)}
        note={step.note === null ? undefined : say(step.note)}
        busy={table.busy || play.playing}
        tight
        onPress={play.doStep}
        testID="action:gold"
        style={styles.gold}
      />
    </Native>
  );
}

const styles = StyleSheet.create({
  sheet: { ...surface.sheet, position: 'absolute', paddingHorizontal: space.xl, paddingTop: space.l, gap: space.l },
  rising: {
    borderTopWidth: 1,
    borderTopLeftRadius: radius.sheet,
    borderTopRightRadius: radius.sheet,
    paddingBottom: space.xxl,
  },
  standing: { borderWidth: 1, borderRadius: radius.panel, paddingBottom: space.l },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.xl },
  titles: { flex: 1, minWidth: 0 },
  title: { fontSize: 19, lineHeight: 24 },
  // A ring round what a lesson points at needs some room inside what scrolls.
  scroll: { flexGrow: 0, flexShrink: 1, marginHorizontal: -space.m },
  content: { gap: space.l, paddingHorizontal: space.m },
  options: { gap: space.s },
  heads: { flexDirection: 'row', justifyContent: 'flex-end', paddingRight: space.l },
  row: {
    ...surface.well,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 50,
    paddingHorizontal: space.l,
    borderWidth: 2,
    borderRadius: radius.card,
  },
  chosen: { borderColor: color.gold, backgroundColor: 'rgba(74, 60, 84, 0.7)' },
  refused: { opacity: 0.7 },
  words: { flex: 1, minWidth: 0 },
  number: { width: 52 },
  foot: { flexDirection: 'row', gap: space.l, marginTop: 'auto' },
  mirrored: { flexDirection: 'row-reverse' },
  side: { flexShrink: 1, minWidth: 96, paddingHorizontal: space.l },
  gold: { flex: 1, minHeight: 54, paddingVertical: space.s },
});
