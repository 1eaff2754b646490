import { ScrollView, StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import type { Box } from '@/look/box';
import { Drawing } from '@/scene/Drawing';
import { StackedButton } from '@/screens/table/StackedButton';
import { Waiting } from '@/screens/table/Waiting';
import { notify, useAppDispatch, type OpenTable } from '@/store';
import { Button, color, space, surface, Text, TIGHT_TEXT, useLayout, usePreferences } from '@/ui';
import { mayCommand } from '../../board/flow';
import { ALTARS, HEROES, heroName, toMove, type Action, type View } from '../../rules';
import { Attributes } from '../Attributes';
import { HeroToken } from '../HeroToken';
import type { Play } from '../hooks/usePlay';
import { blessingSign } from '../signs';
import { AbilityRow } from './AbilityRow';

type Props = {
  readonly table: OpenTable<Action, View>;
  readonly play: Play;
  readonly box: Box;
  /** The proposal has a place of its own and the gold button in it. */
  readonly proposing: boolean;
  readonly say: (words: Words) => string;
};

/** From this size on there is room for the attributes. */
const ROOMY = { w: 400, h: 236 } as const;

/** The hero whose turn it is, what it can fight with, and the buttons in reach of the thumb. */
export function HeroPanel(props: Props) {
  const t = useT();
  const { table, box } = props;
  const { view } = table;
  const mine = mayCommand(view);
  const scale = Math.min(useLayout().textScale, TIGHT_TEXT);
  const roomy = box.h >= ROOMY.h * scale && box.w >= ROOMY.w * scale;
  return (
    <Native style={[styles.panel, { left: box.x, top: box.y, width: box.w, height: box.h }]} testID="panel">
      <ScrollView contentContainerStyle={styles.content}>
        <HeroLine {...props} mine={mine} />
        {roomy && <Attributes view={view} hero={view.turn.hero} row />}
        {mine ? (
          <>
            <Fights {...props} />
            <Gold {...props} />
          </>
        ) : (
          <Native style={styles.waiting}>
            {table.canUndo && <Undo table={table} />}
            <Waiting table={table} mover={toMove(view)[0]} over={t('mortalgateTable.bar.over')} />
          </Native>
        )}
      </ScrollView>
    </Native>
  );
}

/** Who it is, how many steps are left, and the blessings of the team. */
function HeroLine({ table, play, say, mine }: Props & { readonly mine: boolean }) {
  const t = useT();
  const { view } = table;
  const { hero, points } = view.turn;
  const { team } = view.heroes[hero];
  const { key } = HEROES[hero];
  return (
    <Native style={styles.line}>
      <HeroToken view={view} hero={hero} size={46} />
      <Native style={styles.names}>
        <Native style={styles.name}>
          <Text kind="title" numberOfLines={1} adjustsFontSizeToFit style={styles.title}>
            {say(heroName(hero))}
          </Text>
          <Text kind="note" color={color.muted}>
            {t(`mortalgate.hero.${key}.kind`)}
            {mine && view.phase === 'movement' && ` · ${t('mortalgateTable.top.left', { count: points })}`}
          </Text>
        </Native>
        <Native style={styles.blessings}>
          {ALTARS.map(({ blessing }, altar) =>
            team !== null && view.altars[altar] === team ? (
              <Drawing
                key={blessing}
                shapes={blessingSign(blessing, team, 20)}
                width={20}
                height={20}
                accessibilityLabel={t(`mortalgate.blessing.${blessing}.name`)}
              />
            ) : null,
          )}
        </Native>
      </Native>
      {mine && <Undo table={table} />}
      <StackedButton
        glyph="info"
        label={t('mortalgateTable.board.about')}
        bare
        onPress={() => play.setLook({ type: 'hero', hero })}
        testID="hero:about"
      />
    </Native>
  );
}

function Fights({ table, play, say }: Props) {
  const t = useT();
  const { hand } = usePreferences();
  return (
    <Native style={[styles.fights, hand === 'left' && styles.mirrored]}>
      <AbilityRow view={table.view} play={play} say={say} />
      {play.step?.name !== 'endTurn' && (
        <StackedButton
          glyph="endTurn"
          label={t('mortalgateTable.bar.endTurn')}
          onPress={play.end}
          testID="action:endTurn"
          style={styles.end}
        />
      )}
    </Native>
  );
}

/** The one next step; while nothing is chosen, what can be tapped. */
function Gold({ table, play, proposing, say }: Props) {
  const { step } = play;
  if (step === null || proposing) return null;
  if (step.actions.length === 0)
    return (
      <Text kind="note" color={color.soft} align="center" style={styles.hint} testID="hint">
        {say(step.label)}
      </Text>
    );
  return (
    <Button
      kind="gold"
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

/** Takes the last step back, until a die was rolled; else it says why not. */
function Undo({ table }: { readonly table: Props['table'] }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { textScale } = useLayout();
  const sayWhyNot = () => void dispatch(notify({ words: { key: 'mortalgateTable.bar.noUndo' } }));
  return (
    <StackedButton
      glyph="undo"
      label={t('mortalgateTable.bar.undo')}
      locked={!table.canUndo}
      bare={textScale > 1.3}
      onPress={table.canUndo || table.busy ? table.undo : sayWhyNot}
      testID="action:undo"
    />
  );
}

const styles = StyleSheet.create({
  panel: { ...surface.panel, position: 'absolute', overflow: 'hidden' },
  // Where text is large and the screen small, the panel scrolls.
  content: {
    flexGrow: 1,
    paddingHorizontal: space.l,
    paddingVertical: space.l,
    gap: space.m,
    justifyContent: 'space-between',
  },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  names: { flex: 1, minWidth: 0, gap: space.xs },
  name: { flexDirection: 'row', alignItems: 'baseline', gap: space.l, flexWrap: 'wrap' },
  title: { fontSize: 19, lineHeight: 24 },
  blessings: { flexDirection: 'row', gap: space.s, minHeight: 20, flexWrap: 'wrap' },
  fights: { flexDirection: 'row', gap: space.m, alignItems: 'stretch' },
  mirrored: { flexDirection: 'row-reverse' },
  end: { flex: 1, minHeight: 66 },
  gold: { minHeight: 50, paddingVertical: space.s },
  hint: { minHeight: 22 },
  waiting: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.l },
});
