import { ScrollView, StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { StackedButton } from '@/screens/table/StackedButton';
import type { OpenTable } from '@/store';
import { Button, color, pressedWhen, radius, space, Text, Touchable } from '@/ui';
import { deployGhosts, deployPlan, unitInHand } from '../../board/flow';
import { nameWords } from '../../board/words';
import { centroid } from '../../rules/geometry';
import { muster } from '../../rules/muster';
import { PRESETS, proposals } from '../../rules/questions/proposals';
import type { Action, View } from '../../rules';
import type { Play } from '../hooks/usePlay';
import { Token } from '../Token';

type Props = {
  readonly table: OpenTable<Action, View>;
  readonly play: Play;
  readonly lookOf: (seat: number) => number;
  readonly say: (words: Words) => string;
};

/** PORT-067 One unit after the other: a chip takes it into hand, a tap into the zone puts it there, gold leaves it there. */
export function DeployPanel({ table, play, lookOf, say }: Props) {
  const t = useT();
  const { view } = table;
  const { selection, step } = play;
  const inHand = unitInHand(view, selection);
  const plan = deployPlan(view, selection);
  const take = (unit: number) => {
    const proposed = proposals(view, view.active).find((each) => each.unit === unit);
    const ghosts = proposed === undefined ? [] : deployGhosts(view, proposed);
    const at = proposed?.form?.anchor ?? (ghosts.length > 0 ? centroid(ghosts) : { x: 0, y: 0 });
    const facing = view.config.zones[view.active]?.facing ?? 0;
    play.deploy({ type: 'deploy', unit, at, facing, files: proposed?.form?.files ?? null });
  };
  const adjust = (change: { readonly facing?: number; readonly files?: number | null }) => {
    if (plan === null || inHand === null) return;
    const ghosts = deployGhosts(view, plan);
    const at = selection.type === 'deploy' ? selection.at : (plan.form?.anchor ?? centroid(ghosts));
    const facing = selection.type === 'deploy' ? selection.facing : (ghosts[0]?.facing ?? 0);
    const files = selection.type === 'deploy' ? selection.files : (plan.form?.files ?? null);
    play.deploy({ type: 'deploy', unit: inHand, at, facing, files, ...change });
  };
  const band = inHand !== null && view.config.armies[view.active]?.units[inHand]?.kind === 'band';
  const files = selection.type === 'deploy' ? selection.files : (plan?.form?.files ?? null);
  const facing = selection.type === 'deploy' ? selection.facing : (view.config.zones[view.active]?.facing ?? 0);
  return (
    <>
      <ScrollView style={styles.shrinks} contentContainerStyle={styles.content}>
        <Text kind="note" color={color.soft}>
          {t('portalTable.deploy.hint')}
        </Text>
        <ScrollView
          horizontal
          style={styles.scroll}
          contentContainerStyle={styles.chips}
          showsHorizontalScrollIndicator={false}
        >
          {(view.waiting[view.active] ?? []).map((unit) => {
            const list = view.config.armies[view.active]?.units[unit];
            const [first] = muster(view, view.active, unit).elements;
            if (list === undefined || first === undefined) return null;
            const name = say(nameWords(list.name));
            return (
              <Touchable
                key={unit}
                testID={`waiting:${unit}`}
                aria-label={name}
                {...pressedWhen(unit === inHand)}
                onPress={() => take(unit)}
                style={[styles.chip, unit === inHand && styles.chosen]}
              >
                <Token element={first} look={lookOf(view.active)} size={30} />
                <Text kind="label" numberOfLines={1} maxFontSizeMultiplier={1.3}>
                  {name}
                </Text>
              </Touchable>
            );
          })}
        </ScrollView>
        <ScrollView
          horizontal
          style={styles.scroll}
          contentContainerStyle={styles.line}
          showsHorizontalScrollIndicator={false}
        >
          <Presets play={play} />
          <StackedButton
            glyph="turnLeft"
            label="−15°"
            onPress={() => adjust({ facing: (facing + 345) % 360 })}
            testID="deploy:left"
          />
          <StackedButton
            glyph="turnRight"
            label="+15°"
            onPress={() => adjust({ facing: (facing + 15) % 360 })}
            testID="deploy:right"
          />
          {band && view.config.mode === 'siege' && (
            <StackedButton
              glyph="pattern"
              label={t(files === null ? 'portalTable.deploy.tight' : 'portalTable.deploy.loose')}
              onPress={() => adjust({ files: files === null ? 5 : null })}
              testID="deploy:formation"
            />
          )}
          {files !== null && (
            <>
              <StackedButton
                glyph="minus"
                label={t('portalTable.deploy.files')}
                onPress={() => adjust({ files: Math.max(1, files - 1) })}
                testID="deploy:fewer"
              />
              <StackedButton
                glyph="plus"
                label={String(files)}
                onPress={() => adjust({ files: files + 1 })}
                testID="deploy:more"
              />
            </>
          )}
        </ScrollView>
      </ScrollView>
      {step !== null && (
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
      )}
    </>
  );
}

/** How the whole army shall stand: the units that still wait are proposed there one after the other. */
function Presets({ play: { selection, stand } }: Pick<Props, 'play'>) {
  const t = useT();
  return (
    <Native style={styles.line} role="radiogroup" aria-label={t('portalTable.deploy.presets')}>
      {PRESETS.map((preset) => {
        const chosen = selection.type === 'preset' && selection.preset === preset;
        return (
          <Touchable
            key={preset}
            testID={`preset:${preset}`}
            role="radio"
            aria-checked={chosen}
            aria-label={t(`portalTable.deploy.preset.${preset}`)}
            onPress={() => stand(preset)}
            style={[styles.preset, chosen && styles.chosen]}
          >
            <Text kind="label" numberOfLines={1} maxFontSizeMultiplier={1.3}>
              {t(`portalTable.deploy.preset.${preset}`)}
            </Text>
          </Touchable>
        );
      })}
    </Native>
  );
}

const styles = StyleSheet.create({
  scroll: { flexGrow: 0, flexShrink: 0 },
  shrinks: { flexGrow: 0, flexShrink: 1 },
  content: { gap: space.m },
  chips: { gap: space.m },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: 44,
    paddingLeft: space.m,
    paddingRight: space.xl,
    borderRadius: 22,
    borderWidth: 1,
    borderColor: color.line,
    backgroundColor: 'rgba(14, 21, 38, 0.86)',
  },
  preset: {
    minHeight: 44,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.m,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: color.line,
    backgroundColor: 'rgba(14, 21, 38, 0.86)',
  },
  chosen: { borderColor: color.gold, backgroundColor: 'rgba(94, 74, 32, 0.7)' },
  line: { flexDirection: 'row', gap: space.m },
  gold: { minHeight: 50, paddingVertical: space.s, marginTop: 'auto' },
});
