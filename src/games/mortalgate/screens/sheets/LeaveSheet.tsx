import { useState } from 'react';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import type { OpenTable } from '@/store';
import { color, Dialog, Glyph, ListRow, Sheet, Text } from '@/ui';
import { text } from '../../board/text';
import { teamName, type Action, type View } from '../../rules';

type Props = {
  readonly table: OpenTable<Action, View>;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly say: (words: Words) => string;
};

/** GATE-D49 Giving up, offering a draw and agreeing to one. Whoever does not speak for the team is told who does. */
export function LeaveSheet({ table, open, onClose, say }: Props) {
  const t = useT();
  const { view, viewer } = table;
  const [asking, setAsking] = useState(false);
  if (viewer === 'table') return null;
  const team = view.teams[viewer];
  const other = team === 0 ? 1 : 0;
  const refusal = table.why({ type: 'concede' });
  const act = (action: Action) => {
    setAsking(false);
    onClose();
    table.act(action);
  };
  return (
    <>
      <Sheet open={open && !asking} onClose={onClose} title={t('mortalgateTable.leave.title')} testID="leave:sheet">
        {view.drawAgreed[other] && <Text>{say(text('leave.offered', { team: teamName(other) }))}</Text>}
        {refusal !== undefined ? (
          <Text>
            {say({ key: `mortalgate.why.${refusal.rule}`, ...(refusal.params && { params: refusal.params }) })}
          </Text>
        ) : (
          <>
            <ListRow
              title={t(view.drawAgreed[other] ? 'mortalgateTable.leave.agree' : 'mortalgateTable.leave.draw')}
              note={t('mortalgateTable.leave.drawNote')}
              before={<Glyph name="people" size={24} color={color.gold} />}
              onPress={() => act({ type: 'agreeDraw' })}
              testID="leave:draw"
            />
            <ListRow
              title={say(text('leave.concede', { team: teamName(team) }))}
              note={t('mortalgateTable.leave.concedeNote')}
              before={<Glyph name="flag" size={24} color={color.bloodText} />}
              onPress={() => setAsking(true)}
              testID="leave:concede"
            />
          </>
        )}
      </Sheet>
      <Dialog
        open={open && asking}
        title={t('mortalgateTable.leave.sure')}
        message={t('mortalgateTable.leave.concedeNote')}
        confirm={say(text('leave.concede', { team: teamName(team) }))}
        onConfirm={() => act({ type: 'concede' })}
        onCancel={() => setAsking(false)}
        testID="leave:sure"
      />
    </>
  );
}
