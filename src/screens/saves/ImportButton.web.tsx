import { useRef, type ChangeEvent } from 'react';
import { useT } from '@/i18n';
import { IconButton } from '@/ui';
import type { ImportProps } from './ImportButton';
import { useReading } from './useReading';

/** A browser gives files only to an input that is part of the page; the button presses it. */
export function ImportButton({ onText, label, testID = 'saves' }: ImportProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const read = useReading(onText);
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    await read(file);
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json,text/plain"
        data-testid={`${testID}:file`}
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={(event) => void take(event)}
      />
      <IconButton
        glyph="import"
        label={label ?? t('saves.importLabel')}
        onPress={() => input.current?.click()}
        testID={`${testID}:import`}
      />
    </>
  );
}
