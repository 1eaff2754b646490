import type { Driver } from '../drivers';

/** From the hall to a table of Molthar, as the usual choices have it: one person and two bots. */
export async function startUsualMatch(app: Driver): Promise<void> {
  await app.see('gate:molthar');
  await app.tap('gate:molthar');
  await app.see('new:start');
  await app.tap('new:start');
  await app.see('turn:seat');
}

/** Two people, Ana and Ben, and Ana begins. */
export async function startMatchOfTwo(app: Driver): Promise<void> {
  await app.see('gate:molthar');
  await app.tap('gate:molthar');
  await app.see('new:start');
  await app.tap('new:mode:oneDevice');
  await app.tap('seat:2:open');
  await app.tap('seat:remove');
  await app.type('seat:0:name', 'Ana');
  await app.type('seat:1:name', 'Ben');
  await app.tap('option:starter');
  await app.tap('option:starter:0');
  await app.tap('new:start');
  await app.see('handover:ready');
}
