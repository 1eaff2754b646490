import { exportMatch, notify, useAppDispatch } from '@/store';
import { shareFile } from './files';

/** Writes a match to a file and hands it to the system; what goes wrong is said. */
export function useExport(id: string): () => Promise<void> {
  const dispatch = useAppDispatch();
  return async () => {
    const file = await dispatch(exportMatch(id));
    if ('problem' in file) return void dispatch(notify({ words: file.problem }));
    const shared = await shareFile(file.fileName, file.text).catch(() => 'failed' as const);
    dispatch(
      notify({
        words:
          shared === 'shared'
            ? { key: 'saves.exported', params: { file: file.fileName } }
            : { key: 'saves.exportFailed' },
      }),
    );
  };
}
