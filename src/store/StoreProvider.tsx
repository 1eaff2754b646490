import { useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';

import { deviceServices } from './deviceServices';
import { makeStore } from './makeStore';
import type { Services } from './services';
import { keepCopy } from './thunks/copies';
import { layDeviceDown } from './thunks/table';
import { start } from './thunks/start';

/** Opens the saved matches and gives the store to everything inside; useStorageStatus tells how that went. */
export function StoreProvider({
  services = deviceServices,
  children,
}: {
  readonly services?: Services;
  readonly children: ReactNode;
}) {
  const [{ store, env }] = useState(() => makeStore(services));
  useEffect(() => {
    void store.dispatch(start());
    const stop = services.onHidden(() => {
      store.dispatch(layDeviceDown());
      void store.dispatch(keepCopy('hidden'));
    });
    return () => {
      stop();
      void env.database.close();
    };
  }, [store, env, services]);
  return <Provider store={store}>{children}</Provider>;
}
