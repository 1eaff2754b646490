import { exportMatch, notify, useAppDispatch, type Exported } from '@/store';
import { shareFile } from './files';

/** Writes a match to a file and hands it to the system; what goes wrong is said. */
export function useExport(id: string): () => Promise<void> {
  const dispatch = useAppDispatch();
  const handOver = useHandOver();
  return async () => handOver(await dispatch(exportMatch(id)));
}

/** Hands a file to the system and says what became of it. */
export function useHandOver(): (file: Exported) => Promise<void> {
  const dispatch = useAppDispatch();
  return async (file) => {
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
