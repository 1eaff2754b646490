import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { notify, useAppDispatch, type OpenTable } from '@/store';
import { isMyTurn, type Step } from '../board/flow';
import type { TableLayout } from '../board/layout';
import { promptHeight } from '../board/layout/phone';
import type { Action, View } from '../rules';
import { text } from '../board/words';
import { ActionBar } from './ActionBar';
import type { Ending } from './hooks/useAutoEnd';
import type { Notice } from './hooks/useNotice';
import type { Play } from './hooks/usePlay';
import { NoticeLine } from './NoticeLine';
import { PromptLine } from '@/screens/table/PromptLine';
import { useLayout } from '@/ui';
import { Waiting } from '@/screens/table/Waiting';

type Props = {
  readonly table: OpenTable<Action, View>;
  readonly play: Play;
  readonly layout: TableLayout;
  /** The turn is about to end by itself. */ readonly ending: Ending | null;
  /** What must be told at once. */ readonly notice: Notice | null;
  readonly onNotice: () => void;
  readonly say: (words: Words) => string;
};

/** The line that asks, and the bar that acts. */
export function Controls({ table, play, layout, ending, notice, onNotice, say }: Props) {
  const t = useT();
  const { view } = table;
  const { prompt, step, selection } = play;
  const { bar, mode } = layout;
  const mine = isMyTurn(view);
  const dispatch = useAppDispatch();
  // 6.3.8: what was turned up or drawn has been seen, and stays.
  const sayWhyNotUndone = () => void dispatch(notify({ words: { key: 'moltharTable.bar.noUndo' }, untilMove: true }));
  // A locked step says what it waits for, and brings back what was put aside.
  const sayWhatIsMissing = () => {
    play.doStep();
    if (step !== null) void dispatch(notify({ words: missing(step), untilMove: true }));
  };
  // Beside an open payment panel its own gold button is the one next step.
  const paysBeside = layout.sidePanel !== null && selection.type === 'activate';
  // A question that must be answered comes before a notice, a notice before what merely may be done.
  const told = prompt?.urgent ? null : notice;
  const above = promptHeight(useLayout().textScale);
  const lower = prompt === null && notice === null ? bar : { ...bar, y: bar.y + above, h: bar.h - above };
  return (
    <>
      {told && <NoticeLine id={told.id} text={say(told.words)} box={{ ...bar, h: above - 6 }} onClose={onNotice} />}
      {prompt && told === null && (
        <PromptLine
          prompt={prompt}
          box={{ ...bar, h: above - 6 }}
          say={say}
          chosen={chosenOffer(selection.type)}
          onOffer={play.takeOffer}
        />
      )}
      <ActionBar
        box={lower}
        mode={mode}
        say={say}
        turn={view.turn}
        step={paysBeside ? null : step}
        waiting={mine ? null : <Waiting table={table} mover={view.turn.seat} over={t('moltharTable.turn.over')} />}
        proposal={play.proposal}
        ending={ending}
        canUndo={table.canUndo}
        canReplace={table.why({ type: 'replacePearls' }) === undefined}
        replaceChosen={selection.type === 'replacePearls'}
        canEnd={table.why({ type: 'endTurn' }) === undefined || table.why({ type: 'finishActions' }) === undefined}
        busy={table.busy}
        onStep={step !== null && step.actions.length === 0 ? sayWhatIsMissing : play.doStep}
        onChange={play.choosePayment}
        onCancel={play.chooseNothing}
        onUndo={table.canUndo || table.busy ? table.undo : sayWhyNotUndone}
        onReplace={play.replace}
        onEnd={play.end}
      />
    </>
  );
}

/** "Choose first: …": what the gold button still needs. */
const missing = ({ name, note, label }: Step): Words =>
  note !== null && name === 'discardToLimit' ? note : text('bar.first', { what: note ?? label });

const OFFERS: Readonly<Record<string, string>> = {
  exchange: 'exchangePortal',
  trade: 'twoForDiamond',
  redraw: 'redrawHand',
};
const chosenOffer = (selection: string): string | null => OFFERS[selection] ?? null;
