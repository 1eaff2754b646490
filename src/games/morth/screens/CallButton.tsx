import { useT } from '@/i18n';
import { StackedButton } from '@/screens/table/StackedButton';
import type { OpenTable } from '@/store';
import { color, Emblem, ListRow, Sheet, Text } from '@/ui';
import type { Action, View } from '../rules';

/** MOR-246 Anybody at this device with cards may call out; from the first tap on the game waits for them. */
export function CallButton({ table }: { readonly table: OpenTable<Action, View> }) {
  const t = useT();
  const { callers, seats, waiting, calling } = table;
  if (callers.length === 0) return null;
  // Where one person alone can have called there is nobody to ask.
  const call = () => table.call(callers.length === 1 ? callers[0] : null);
  return (
    <>
      <StackedButton glyph="cards" label={t('morthTable.call.button')} bare onPress={call} testID="action:call" />
      <Sheet
        open={waiting && calling === null}
        onClose={table.endCall}
        title={t('morthTable.call.title')}
        testID="call:sheet"
      >
        <Text color={color.soft}>{t('morthClosed.call.text')}</Text>
        {callers.map((seat) => (
          <ListRow
            key={seat}
            before={<Emblem look={seats[seat]?.look ?? 0} size={34} />}
            title={seats[seat]?.name ?? ''}
            onPress={() => table.call(seat)}
            testID={`call:${seat}`}
          />
        ))}
      </Sheet>
    </>
  );
}
