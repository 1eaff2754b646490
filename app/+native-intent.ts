import { tidyPath } from '@/screens/shell/tidyPath';

/** A link that the system gives to the app, before the router reads it. */
export function redirectSystemPath({ path }: { path: string; initial: boolean }): string {
  return path.includes('://') ? path : tidyPath(path);
}
