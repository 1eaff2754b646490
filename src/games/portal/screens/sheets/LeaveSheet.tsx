import { useState } from 'react';
import { useT } from '@/i18n';
import type { OpenTable } from '@/store';
import { color, Dialog, Glyph, ListRow, Sheet } from '@/ui';
import type { Action, View } from '../../rules';

type Props = { readonly table: OpenTable<Action, View>; readonly open: boolean; readonly onClose: () => void };

/** PORT-D112 Giving up, and the end of the agreed time, which any player may call. */
export function LeaveSheet({ table, open, onClose }: Props) {
  const t = useT();
  const { view, viewer } = table;
  const [asking, setAsking] = useState(false);
  if (viewer === 'table') return null;
  const act = (action: Action) => {
    setAsking(false);
    onClose();
    table.act(action);
  };
  const timed = view.config.length.by === 'minutes' || view.config.length.by === 'later';
  return (
    <>
      <Sheet open={open && !asking} onClose={onClose} title={t('portalTable.leave.title')} testID="leave:sheet">
        {timed && !view.timeExpired && (
          <ListRow
            title={t('portalTable.leave.time')}
            note={t('portalTable.leave.timeNote')}
            before={<Glyph name="clock" size={24} color={color.gold} />}
            onPress={() => act({ type: 'timeExpired' })}
            testID="leave:time"
          />
        )}
        <ListRow
          title={t('portalTable.leave.concede')}
          note={t('portalTable.leave.concedeNote')}
          before={<Glyph name="flag" size={24} color={color.bloodText} />}
          onPress={() => setAsking(true)}
          testID="leave:concede"
        />
      </Sheet>
      <Dialog
        open={open && asking}
        title={t('portalTable.leave.sure')}
        message={t('portalTable.leave.concedeNote')}
        confirm={t('portalTable.leave.concede')}
        onConfirm={() => act({ type: 'concede' })}
        onCancel={() => setAsking(false)}
        testID="leave:sure"
      />
    </>
  );
}
