import { useEffect, useState } from 'react';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import type { OpenTable } from '@/store';
import { color, Dialog, Emblem, Glyph, ListRow, Sheet, Text } from '@/ui';
import { text } from '../../board/text';
import { teamName, type Action, type View } from '../../rules';

type Props = {
  readonly table: OpenTable<Action, View>;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly say: (words: Words) => string;
};

/**
 * GATE-D49, GATE-D50 Giving up, offering a draw and agreeing to one, at any time: off turn the game waits while the sheet is open.
 * Whoever does not speak for the team is told who does, and who speaks for a team may take the word.
 */
export function LeaveSheet({ table, open, onClose: close, say }: Props) {
  const t = useT();
  const { view, viewer, callers, calling, seats } = table;
  const [asking, setAsking] = useState(false);
  const calls = open && calling === null && viewer !== 'table' && callers.includes(viewer);
  useEffect(() => {
    if (calls) table.call(viewer);
  }, [calls, table, viewer]);
  if (viewer === 'table') return null;
  const team = view.teams[viewer];
  const other = team === 0 ? 1 : 0;
  const refusal = table.why({ type: 'concede' });
  const onClose = () => {
    if (calling !== null) table.endCall();
    close();
  };
  const act = (action: Action) => {
    setAsking(false);
    table.act(action);
    onClose();
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
        {callers
          .filter((seat) => seat !== viewer)
          .map((seat) => (
            <ListRow
              key={seat}
              title={say(text('leave.speak', { name: seats[seat]?.name ?? '', team: teamName(view.teams[seat]) }))}
              before={<Emblem look={seats[seat]?.look ?? 0} size={34} />}
              onPress={() => table.call(seat)}
              testID={`leave:speak:${seat}`}
            />
          ))}
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
