import { serveWeb } from '../scripts/serveWeb';
import { ensureChromium } from './drivers/chromium';
import { serving } from './serving';

/** Before all journeys: a browser on the machine and the built app on a free port. */
export default async function serve(): Promise<void> {
  ensureChromium();
  serving.server = await serveWeb(process.env.E2E_DIST ?? 'dist', 0);
  process.env.E2E_URL = serving.server.url;
}
