import type { Driver } from '../drivers';

/** From the hall to a table of Molthar, as the usual choices have it: one person and two bots. */
export async function startUsualMatch(app: Driver): Promise<void> {
  await app.see('gate:molthar');
  await app.tap('gate:molthar');
  await app.see('new:start');
  await app.tap('new:start');
  await app.see('turn:seat');
}

export const NAMES = ['Ana', 'Ben'] as const;

/** Two people, Ana and Ben; gives the seat that begins. */
export async function startMatchOfTwo(app: Driver): Promise<0 | 1> {
  await app.see('gate:molthar');
  await app.tap('gate:molthar');
  await app.see('new:start');
  await nameTwoPeople(app);
  await app.tap('new:start');
  await app.see('handover:ready');
  return (await app.read('turn:seat')).includes(NAMES[0]) ? 0 : 1;
}

/** Two seats with people, Ana and Ben, instead of the usual ones. */
export async function nameTwoPeople(app: Driver): Promise<void> {
  await app.tap('new:mode:oneDevice');
  await app.tap('seat:2:open');
  await app.see('seat:remove');
  await app.tap('seat:remove');
  await app.gone('seat:sheet');
  await app.type('seat:0:name', NAMES[0]);
  await app.type('seat:1:name', NAMES[1]);
}
