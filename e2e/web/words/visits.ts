import type { createDriver } from '../../drivers/playwright';
import type { matrix } from './matrix';

type App = ReturnType<typeof createDriver>;

/** On the screen of saves: brings a file in, and waits until so many matches are there. */
export async function bring(app: App, text: string, count: number): Promise<void> {
  const page = app.page();
  await page
    .getByTestId('saves:file')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page
    .locator('[data-testid$=":more"]:visible')
    .nth(count - 1)
    .waitFor();
}

/** On the screen of saves: opens the match that was brought in so many matches after the first. */
export async function openSave(app: App, at: number): Promise<void> {
  const page = app.page();
  const rows = page.locator('[data-testid^="save:"]:not([data-testid$=":more"]):visible');
  const count = await rows.count();
  await rows.nth(count - 1 - at).click();
}

/** Back from a table to the saves. */
export async function leave(app: App): Promise<void> {
  await app.tap('top:back');
  await app.see('saves:import');
}

/** Looks at things that lie over the table, which are closed again. */
export const lookingOver =
  (app: App, look: ReturnType<typeof matrix>['look']) =>
  async (screen: string, sees: string, open: () => Promise<void>): Promise<void> => {
    await look(screen, { sees: [sees], open });
    await app.tap(`${sees}:close`);
    await app.gone(sees);
  };
