import { useT } from '@/i18n';
import { IconButton, useOnce } from '@/ui';
import { pickFile } from './files';
import { useReading } from './useReading';

/** What a button that takes in a file is called; without it, it is that of the saved matches. */
export type ImportProps = {
  readonly onText: (text: string) => void;
  readonly label?: string;
  readonly testID?: string;
};

/** Asks the system for a file. */
export function ImportButton({ onText, label, testID = 'saves' }: ImportProps) {
  const t = useT();
  const read = useReading(onText);
  const { run } = useOnce(async () => {
    const file = await pickFile().catch((error: unknown) => ({ text: () => Promise.reject(error) }));
    if (file) await read(file);
  });
  return (
    <IconButton glyph="import" label={label ?? t('saves.importLabel')} onPress={run} testID={`${testID}:import`} />
  );
}
