import type { Words } from '@/engine';
import { useT } from '@/i18n';
import type { OpenTable } from '@/store';
import { Dialog } from '@/ui';
import { tapped } from '../board/flow';
import type { TableLayout } from '../board/layout';
import type { Action, View } from '../rules';
import type { Play } from './hooks/usePlay';
import { PaymentSheet } from './payment/PaymentSheet';
import { ChoiceSheet } from './sheets/ChoiceSheet';
import { LookSheet } from './sheets/LookSheet';

type Props = {
  readonly table: OpenTable<Action, View>;
  readonly play: Play;
  readonly layout: TableLayout;
  readonly say: (words: Words) => string;
};

/** Everything that comes over the table: payment, explanations, choices and the question before actions are given up. */
export function TableSheets({ table, play, layout, say }: Props) {
  const t = useT();
  const { view, seats, busy } = table;
  const { selection, look, setLook, moment } = play;
  const count = view.turn.actionsLeft;
  const tapInList = (id: string) => {
    setLook(null);
    play.tap(id);
  };
  return (
    <>
      {selection.type === 'activate' && layout.sidePanel === null && (
        <PaymentSheet
          key={selection.card}
          view={view}
          card={selection.card}
          open={play.paying}
          busy={busy}
          say={say}
          onPay={play.pay}
          onClose={play.closePayment}
        />
      )}
      <LookSheet
        look={look}
        view={view}
        seats={seats}
        say={say}
        outcomeOf={(id) => tapped(moment, id)}
        onTap={tapInList}
        onLook={setLook}
        onClose={() => setLook(null)}
      />
      <ChoiceSheet
        view={view}
        open={play.offering}
        chosen={selection.type === 'offered' ? selection.pearl : null}
        step={play.step}
        busy={busy}
        say={say}
        onChoose={(pearl) => play.select({ type: 'offered', pearl })}
        onDone={play.doStep}
        onClose={play.putAside}
      />
      <Dialog
        open={play.givingUp}
        title={t('moltharTable.giveUp.title', { count })}
        message={t('moltharTable.giveUp.text')}
        confirm={t('moltharTable.giveUp.confirm')}
        onConfirm={play.giveUp}
        onCancel={play.keepActions}
        testID="giveUp"
      />
    </>
  );
}
