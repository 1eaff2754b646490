import { useT } from '@/i18n';
import { IconButton, useOnce } from '@/ui';
import { pickFile } from './files';
import { useReading } from './useReading';

/** Asks the system for a file. */
export function ImportButton({ onText }: { onText: (text: string) => void }) {
  const t = useT();
  const read = useReading(onText);
  const { run } = useOnce(async () => {
    const file = await pickFile().catch((error: unknown) => ({ text: () => Promise.reject(error) }));
    if (file) await read(file);
  });
  return <IconButton glyph="import" label={t('saves.importLabel')} onPress={run} testID="saves:import" />;
}
