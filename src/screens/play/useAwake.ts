import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';

const TAG = 'table';

/** Keeps the screen on while it is wanted. Some browsers refuse, and then the screen simply sleeps as usual. */
export function useAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const refused = () => undefined;
    const asked = activateKeepAwakeAsync(TAG).catch(refused);
    return () => void asked.then(() => deactivateKeepAwake(TAG)).catch(refused);
  }, [wanted]);
}
