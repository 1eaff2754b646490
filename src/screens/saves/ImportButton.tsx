import { useT } from '@/i18n';
import { IconButton } from '@/ui';
import { pickFile } from './files';

/** Asks the system for a file. */
export function ImportButton({ onText }: { onText: (text: string) => void }) {
  const t = useT();
  const pick = async () => {
    const text = await pickFile();
    if (text !== undefined) onText(text);
  };
  return <IconButton glyph="import" label={t('saves.importLabel')} onPress={() => void pick()} testID="saves:import" />;
}
