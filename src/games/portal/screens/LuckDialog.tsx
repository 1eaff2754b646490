import type { Words } from '@/engine';
import { useT } from '@/i18n';
import type { OpenTable } from '@/store';
import { Dialog } from '@/ui';
import { mayAnswer } from '../board/flow';
import { nameWords } from '../board/words';
import { figureOf, elementOf, type Action, type Event, type View } from '../rules';

type Props = {
  readonly table: OpenTable<Action, View, Event>;
  /** What happened is still being shown. */
  readonly waits: boolean;
  readonly say: (words: Words) => string;
};

/** The last die that was thrown. */
const lastDie = (table: Props['table']): number | null => {
  const events = table.recent.flatMap((move) => move.events);
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if (event !== undefined && 'natural' in event) return event.natural;
  }
  return null;
};

/** PORT-321 A die went against somebody who has Luck: throw it again, or let it stand. */
export function LuckDialog({ table, waits, say }: Props) {
  const t = useT();
  const { view } = table;
  const [step] = view.steps;
  const asks = !waits && mayAnswer(view) && step?.step === 'luck';
  const name =
    step?.step === 'luck' ? say(nameWords(figureOf(view, elementOf(view, step.element), step.who).name)) : '';
  return (
    <Dialog
      open={asks}
      title={t('portalTable.luck.title')}
      message={t('portalTable.luck.message', { name, natural: lastDie(table) ?? '' })}
      confirm={t('portalTable.luck.use')}
      cancel={t('portalTable.luck.keep')}
      onConfirm={() => table.act({ type: 'luck', use: true })}
      onCancel={() => table.act({ type: 'luck', use: false })}
      testID="luck"
    />
  );
}
