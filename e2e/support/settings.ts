import type { Driver } from '../drivers';

/** From the hall to the settings and back, with another choice made. */
export async function choose(app: Driver, setting: string, value: string): Promise<void> {
  await app.tap('hall:settings');
  await app.see(`settings:${setting}`);
  await app.tap(`settings:${setting}`);
  await app.see(`settings:${setting}:${value}`);
  await app.tap(`settings:${setting}:${value}`);
  await app.gone(`settings:${setting}:${value}`);
  await app.tap('top:back');
  await app.see('hall');
}
