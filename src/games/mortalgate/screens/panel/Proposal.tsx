import { ScrollView, StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import type { Box } from '@/look/box';
import { Drawing } from '@/scene/Drawing';
import type { OpenTable } from '@/store';
import { Button, color, IconButton, LARGE, radius, space, surface, Text, useLayout, usePreferences } from '@/ui';
import type { Plan } from '../../board/flow';
import { joined } from '../../board/flow/step';
import { text } from '../../board/text';
import { abilityName, ALTARS, altarName, heroName, labelOf, type Action, type View } from '../../rules';
import type { Play } from '../hooks/usePlay';
import { HeroToken } from '../HeroToken';
import { blessingSign } from '../signs';
import { Chances } from './Chances';
import { Choices } from './Choices';
import { Gain, Reason } from './Reasons';
import { Threats } from './Threats';

type Props = {
  readonly table: OpenTable<Action, View>;
  readonly play: Play;
  readonly plan: Plan;
  readonly box: Box;
  /** It comes from the foot of the screen. */
  readonly rises: boolean;
  readonly say: (words: Words) => string;
};

/** A whole turn as it is proposed: where from, what it does, what it costs, and the gold button. */
export function Proposal(props: Props) {
  const t = useT();
  const { play, plan, box, rises, say, table } = props;
  const { textScale } = useLayout();
  const { view } = table;
  const below = textScale >= LARGE || box.w < 340;
  return (
    <Native
      testID="proposal"
      role="group"
      aria-label={say(titleOf(plan, play))}
      style={[
        styles.sheet,
        rises ? styles.rising : styles.standing,
        { left: box.x, top: box.y, width: box.w, height: box.h },
      ]}
    >
      <Native style={styles.head}>
        <Subject view={view} plan={plan} play={play} />
        <Native style={styles.titles}>
          <Text kind="title" numberOfLines={1} adjustsFontSizeToFit minimumFontScale={0.5} style={styles.title}>
            {say(titleOf(plan, play))}
          </Text>
          <Text kind="note" color={color.soft} numberOfLines={2} adjustsFontSizeToFit>
            {say(subtitleOf(plan, play))}
          </Text>
        </Native>
        <IconButton
          glyph="close"
          kind="raised"
          label={t('mortalgateTable.sheet.close')}
          onPress={play.chooseNothing}
          testID="proposal:close"
        />
      </Native>
      <ScrollView style={styles.scroll} contentContainerStyle={styles.content}>
        {plan.refusal && <Reason violation={plan.refusal} say={say} />}
        {plan.altar !== null && <Gain view={view} plan={plan} say={say} />}
        {plan.choices.length > 0 && plan.deed?.target !== null && (
          <Choices plan={plan} play={play} below={below} say={say} />
        )}
        <Native style={[styles.facts, below && styles.below]}>
          {plan.forecast && <Chances plan={plan} say={say} />}
          <Threats view={view} plan={plan} say={say} />
        </Native>
      </ScrollView>
      <Foot {...props} />
    </Native>
  );
}

function titleOf(plan: Plan, { selection }: Play): Words {
  const { deed, altar, forecast } = plan;
  if (deed !== null) {
    const name = deed.means === 'attack' ? text('attack') : abilityName(deed.means);
    const walks = plan.path.length > 0 && forecast !== null;
    if (deed.means === 'attack') return text(walks ? 'step.walkAttack' : 'step.attack');
    return walks ? text('step.walkAbility', { ability: name }) : name;
  }
  if (altar !== null) return text(plan.path.length > 0 ? 'step.walkCapture' : 'step.capture');
  if (selection.type === 'goal' && selection.goal.kind === 'altar')
    return text('look.altar', { blessing: altarName(selection.goal.altar) });
  return text(plan.march !== null && plan.march.turns > 1 ? 'step.march' : 'step.walk');
}

function subtitleOf({ deed, path, node, march, altar }: Plan, { selection }: Play): Words {
  const steps = path.length === 0 ? null : text('note.steps', { count: path.length, node: labelOf(node) });
  const who = deed?.target == null ? null : heroName(deed.target);
  const goal = altar === null ? null : altarName(altar);
  const later = march !== null && march.turns > 1 ? text('note.arrives', { count: march.turns }) : null;
  const known = joined([who, goal, steps, later]);
  if (known !== null) return known;
  return selection.type === 'goal' && selection.goal.kind === 'node'
    ? text('sheet.node', { node: labelOf(selection.goal.node) })
    : text('spoken.here');
}

/** Whom or what it is about. */
function Subject({ view, plan, play }: Pick<Props, 'plan' | 'play'> & { readonly view: View }) {
  const { selection } = play;
  if (selection.type === 'goal' && selection.goal.kind === 'altar') {
    const { altar } = selection.goal;
    return <Drawing shapes={blessingSign(ALTARS[altar].blessing, view.altars[altar], 42)} width={42} height={42} />;
  }
  return <HeroToken view={view} hero={plan.deed?.target ?? plan.hero} size={42} />;
}

function Foot({ table, play, plan, say }: Props) {
  const t = useT();
  const { step } = play;
  const { hand } = usePreferences();
  if (step === null) return null;
  const walks = plan.path.length > 0 && plan.actions.length > 1 && !plan.ends;
  const locked = step.actions.length === 0;
  return (
    <Native style={[styles.foot, hand === 'left' && styles.mirrored]}>
      {walks && (
        <Button
          label={t('mortalgateTable.sheet.onlyWalk')}
          tight
          onPress={play.onlyWalk}
          testID="action:onlyWalk"
          style={styles.side}
        />
      )}
      {locked && (
        <Button
          label={t('mortalgateTable.bar.endTurn')}
          tight
          onPress={play.end}
          testID="proposal:endTurn"
          style={styles.side}
        />
      )}
      <Button
        kind={locked ? 'locked' : 'gold'}
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
  scroll: { flexGrow: 0, flexShrink: 1 },
  content: { gap: space.l },
  facts: { flexDirection: 'row', gap: space.l, alignItems: 'stretch' },
  below: { flexDirection: 'column' },
  foot: { flexDirection: 'row', gap: space.l, marginTop: 'auto' },
  mirrored: { flexDirection: 'row-reverse' },
  side: { flexShrink: 1, minWidth: 96, paddingHorizontal: space.l },
  gold: { flex: 1, minHeight: 54, paddingVertical: space.s },
});
