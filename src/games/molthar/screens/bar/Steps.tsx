import { StyleSheet } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { StackedButton } from '@/screens/table/StackedButton';
import { Button, useLayout } from '@/ui';
import type { LayoutMode } from '@/look/room';
import type { Step } from '../../board/flow';
import type { Ending } from '../hooks/useAutoEnd';
import type { Proposal } from '../../rules';
import { Countdown } from './Countdown';
import { goldLabel } from './goldLabel';
import { PaySteps } from './PaySteps';
import { barStyles } from './styles';

export type StepProps = {
  readonly step: Step | null;
  /** How the character that is chosen would be paid for. */
  readonly proposal: Proposal | null;
  /** The turn is about to end by itself. */
  readonly ending: Ending | null;
  readonly mode: LayoutMode;
  readonly width: number;
  readonly say: (words: Words) => string;
  readonly canUndo: boolean;
  readonly canReplace: boolean;
  readonly replaceChosen: boolean;
  readonly canEnd: boolean;
  readonly busy: boolean;
  readonly onStep: () => void;
  readonly onChange: () => void;
  readonly onCancel: () => void;
  readonly onUndo: () => void;
  readonly onReplace: () => void;
  readonly onEnd: () => void;
};

/** On a narrower bar the buttons beside the gold one show only their signs. */
const WORDS_FROM = 340;
/** Of all buttons together where the bar has room to spare. */
const ROOMY = 420;

/** The one next step in gold, and what else can be done. */
export function Steps(props: StepProps) {
  const { step, proposal, mode, width, say, busy } = props;
  const { textScale } = useLayout();
  const roomy = mode === 'tablet' || mode === 'wide';
  const bare = textScale > 1.3 || (!roomy && width < WORDS_FROM);
  if (step?.name === 'activate' && proposal !== null)
    return (
      <PaySteps
        step={step}
        proposal={proposal}
        width={roomy ? ROOMY : width}
        textScale={textScale}
        bare={textScale > 1.3}
        busy={busy}
        say={say}
        onStep={props.onStep}
        onChange={props.onChange}
        onCancel={props.onCancel}
      />
    );
  return <PlainSteps {...props} roomy={roomy} bare={bare} />;
}

function PlainSteps(props: StepProps & { roomy: boolean; bare: boolean }) {
  const { step, ending, say, roomy, bare, busy } = props;
  const t = useT();
  return (
    <>
      <StackedButton
        glyph="undo"
        label={t('common.undo')}
        locked={!props.canUndo}
        bare={bare}
        onPress={props.onUndo}
        testID="action:undo"
        style={barStyles.side}
      />
      {ending === null ? (
        <StackedButton
          glyph="swap"
          label={t('moltharTable.bar.newPearls')}
          short={t('moltharTable.bar.pearls')}
          locked={!props.canReplace}
          chosen={props.replaceChosen}
          bare={bare}
          onPress={props.onReplace}
          testID="action:replacePearls"
          style={barStyles.side}
        />
      ) : (
        <StackedButton
          glyph="pause"
          label={t('moltharTable.bar.wait')}
          bare={bare}
          onPress={ending.stop}
          testID="action:wait"
          style={barStyles.side}
        />
      )}
      {step !== null && (
        <Button
          kind={step.actions.length === 0 ? 'locked' : 'gold'}
          label={say(step.label)}
          accessibilityLabel={
            ending === null ? goldLabel(step, say) : `${say(step.label)}. ${t('moltharTable.bar.endsBySelf')}`
          }
          busy={busy}
          tight
          onPress={props.onStep}
          testID={props.replaceChosen ? 'action:confirm' : `action:${step.name}`}
          style={[barStyles.gold, roomy && styles.goldRoomy]}
        >
          {ending && <Countdown left={ending.left} of={ending.of} />}
        </Button>
      )}
      {step?.name !== 'endTurn' && (
        <StackedButton
          glyph="endTurn"
          label={t('moltharTable.bar.endTurn')}
          short={t('moltharTable.bar.end')}
          locked={!props.canEnd}
          bare={bare}
          onPress={props.onEnd}
          testID="action:endTurn"
          style={barStyles.side}
        />
      )}
    </>
  );
}

const styles = StyleSheet.create({ goldRoomy: { flex: 0, minWidth: 190 } });
