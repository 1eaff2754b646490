import { useState } from 'react';
import { useT } from '@/i18n';
import { StackedButton } from '@/screens/table/StackedButton';
import type { OpenTable } from '@/store';
import { Button, color, Sheet, Text } from '@/ui';
import type { Action, View } from '../rules';

/** MOR-246 Anybody at this device with cards may call out; then the game waits for them. */
export function CallButton({ table }: { readonly table: OpenTable<Action, View> }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { callers, seats } = table;
  if (callers.length === 0) return null;
  const call = (seat: number) => {
    setOpen(false);
    table.call(seat);
  };
  return (
    <>
      <StackedButton
        glyph="cards"
        label={t('morthTable.call.button')}
        bare
        onPress={() => setOpen(true)}
        testID="action:call"
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('morthTable.call.title')} testID="call:sheet">
        <Text color={color.soft}>{t('morthTable.call.text')}</Text>
        {callers.map((seat) => (
          <Button key={seat} label={seats[seat]?.name ?? ''} onPress={() => call(seat)} testID={`call:${seat}`} />
        ))}
      </Sheet>
    </>
  );
}
