import { ScrollView, StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import type { Box } from '@/look/box';
import { StackedButton } from '@/screens/table/StackedButton';
import { Waiting } from '@/screens/table/Waiting';
import { notify, useAppDispatch, type OpenTable } from '@/store';
import { Button, color, space, surface, Text } from '@/ui';
import { drillsOf, mayCommand, mayDeploy } from '../../board/flow';
import { mayMove } from '../../board/pull/grips';
import { nameWords } from '../../board/words';
import { elementOf, groupMembers, toMove, unitOf, type Action, type View } from '../../rules';
import { allowanceOf } from '../../rules/questions/allowance';
import type { Play } from '../hooks/usePlay';
import { Token } from '../Token';
import { Chips } from './Chips';
import { DeployPanel } from './DeployPanel';
import { Spells } from './Spells';

type Props = {
  readonly table: OpenTable<Action, View>;
  readonly play: Play;
  readonly box: Box;
  readonly lookOf: (seat: number) => number;
  readonly say: (words: Words) => string;
};

/** Who acts, what it can do besides what is tapped on the table, and who is left. */
export function Panel(props: Props) {
  const t = useT();
  const { table, box } = props;
  const { view } = table;
  return (
    <Native style={[styles.panel, { left: box.x, top: box.y, width: box.w, height: box.h }]} testID="panel">
      {mayDeploy(view) ? (
        <DeployPanel {...props} />
      ) : mayCommand(view) ? (
        <Command {...props} />
      ) : (
        <Native style={styles.waiting}>
          {table.canUndo && <Undo table={table} />}
          <Waiting table={table} mover={toMove(view)[0]} over={t('portalTable.panel.over')} />
        </Native>
      )}
    </Native>
  );
}

function Command(props: Props) {
  const { play } = props;
  if (play.group === null) return null;
  return (
    <>
      <ScrollView style={styles.shrinks} contentContainerStyle={styles.content}>
        <GroupLine {...props} group={play.group} />
        <ScrollView
          horizontal
          style={styles.scroll}
          contentContainerStyle={styles.drills}
          showsHorizontalScrollIndicator={false}
        >
          <Drills {...props} group={play.group} />
          <Spells {...props} group={play.group} />
        </ScrollView>
        <Chips {...props} />
      </ScrollView>
      <Gold {...props} />
    </>
  );
}

type WithGroup = Props & { readonly group: number };

/** Whose round it is, and how far it can go. */
function GroupLine({ table, play, group, lookOf, say }: WithGroup) {
  const t = useT();
  const { view } = table;
  const [first] = groupMembers(view, group);
  const unit = unitOf(view, first.unit);
  const leader = unit.members.map((id) => elementOf(view, id)).find(({ model }) => model?.leader === true) ?? first;
  const cm = (micrometres: number) => Math.round(micrometres / 10_000);
  const stands = first.prone;
  const pace =
    view.round?.moved != null
      ? t('portalTable.panel.moved')
      : t('portalTable.panel.allowance', {
          walk: cm(allowanceOf(view, group, 'normal', stands)),
          run: cm(allowanceOf(view, group, 'run', stands)),
        });
  return (
    <Native style={styles.line}>
      <Token element={view.config.mode === 'skirmish' ? first : leader} look={lookOf(unit.seat)} size={46} />
      <Native style={styles.names}>
        <Text kind="title" style={styles.title} testID="panel:title">
          {say(nameWords(view.config.mode === 'skirmish' ? (first.model?.name ?? unit.name) : unit.name))}
        </Text>
        <Text kind="note" color={color.muted}>
          {pace}
        </Text>
      </Native>
      <Undo table={table} />
      <StackedButton
        glyph="endTurn"
        label={t(view.round === null ? 'portalTable.panel.hold' : 'portalTable.panel.endRound')}
        onPress={play.hold}
        testID="action:hold"
      />
      <StackedButton
        glyph="info"
        label={t('portalTable.panel.about')}
        bare
        onPress={() => play.setLook({ type: 'unit', unit: unit.id })}
        testID="group:about"
      />
    </Native>
  );
}

const SIGNS = {
  left: 'turnLeft',
  right: 'turnRight',
  about: 'swap',
  lie: 'chevronDown',
  stand: 'chevronUp',
  loosen: 'people',
  form: 'pattern',
} as const;
const WHEELS = [-45, 45] as const;
const TURNS = [-45, 45] as const;

/** PORT-126, PORT-236, PORT-240, PORT-245 Postures, formations, facing and wheels. */
function Drills({ table, play, group }: WithGroup) {
  const t = useT();
  const { view } = table;
  const drills = drillsOf(view, group);
  return (
    <>
      {mayMove(view, group) && !drills.includes('about') && (
        <>
          {TURNS.map((by) => (
            <StackedButton
              key={by}
              glyph={by < 0 ? 'turnLeft' : 'turnRight'}
              label={`${t('portalTable.sheet.facing')} ${Math.abs(by)}°`}
              onPress={() => play.turn(by)}
              testID={`turn:${by}`}
              style={styles.drill}
            />
          ))}
          {groupMembers(view, group).length > 1 && (
            <StackedButton
              glyph="people"
              label={t('portalTable.panel.adjust')}
              onPress={play.adjust}
              testID="group:adjust"
              style={styles.drill}
            />
          )}
        </>
      )}
      {drills.includes('about') &&
        WHEELS.map((by) => (
          <StackedButton
            key={by}
            glyph={by < 0 ? 'turnLeft' : 'turnRight'}
            label={`${t('portalTable.panel.wheel')} ${Math.abs(by)}°`}
            onPress={() => play.wheel(by)}
            testID={`wheel:${by}`}
            style={styles.drill}
          />
        ))}
      {drills.map((drill) => (
        <StackedButton
          key={drill}
          glyph={SIGNS[drill]}
          label={t(`portalTable.panel.${drill === 'about' ? 'aboutFace' : drill}`)}
          onPress={() => play.drill(drill)}
          testID={`drill:${drill}`}
          style={styles.drill}
        />
      ))}
    </>
  );
}

/** The one next step; while nothing is chosen, what can be tapped. */
function Gold({ table, play, say }: Props) {
  const { step } = play;
  if (step === null) return null;
  if (step.name === 'choose')
    return (
      <Text kind="note" color={color.soft} align="center" style={styles.hint} testID="hint">
        {say(step.label)}
      </Text>
    );
  return (
    <Button
      kind={step.refusal === undefined ? 'gold' : 'locked'}
      label={say(step.label)}
      note={step.note === null ? undefined : say(step.note)}
      busy={table.busy || play.playing}
      tight
      onPress={play.doStep}
      testID="action:gold"
      style={styles.gold}
    />
  );
}

/** Takes the last step back, until a die was thrown; else it says why not. */
function Undo({ table }: { readonly table: Props['table'] }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const sayWhyNot = () => void dispatch(notify({ words: { key: 'portalTable.panel.noUndo' } }));
  return (
    <StackedButton
      glyph="undo"
      label={t('portalTable.panel.undo')}
      locked={!table.canUndo}
      onPress={table.canUndo || table.busy ? table.undo : sayWhyNot}
      testID="action:undo"
    />
  );
}

const styles = StyleSheet.create({
  panel: {
    ...surface.panel,
    position: 'absolute',
    paddingHorizontal: space.l,
    paddingVertical: space.l,
    gap: space.m,
  },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  names: { flex: 1, minWidth: 110 },
  title: { fontSize: 19, lineHeight: 24 },
  // A ring round what a lesson points at needs some room inside what scrolls.
  scroll: { flexGrow: 0, flexShrink: 0, margin: -space.m },
  drills: { gap: space.m, padding: space.m },
  shrinks: { flexGrow: 0, flexShrink: 1, margin: -space.m },
  content: { gap: space.m, padding: space.m },
  drill: { minWidth: 74 },
  gold: { minHeight: 50, paddingVertical: space.s, marginTop: 'auto' },
  hint: { minHeight: 22, marginTop: 'auto' },
  waiting: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.l },
});
