import type { GameId } from '@/games';
import type { Driver } from '../drivers';

/** The address of a new game with luck that is always the same. */
export const dealt = (game: GameId, deal: number) => `/new/${game}?deal=${deal}`;

/** From the hall to a table of Molthar, as the usual choices have it: one person and two bots. */
export async function startUsualMatch(app: Driver): Promise<void> {
  await app.see('gate:molthar');
  await app.tap('gate:molthar');
  await app.see('new:start');
  await app.tap('new:start');
  await app.see('turn:seat');
}

export const NAMES = ['Ana', 'Ben'] as const;

/** From a new game to the first handover, or to the table of a game without doors: two people, Ana and Ben. */
export async function startMatchOfTwo(
  app: Driver,
  first: 'handover:ready' | 'action:rollWave' = 'handover:ready',
): Promise<void> {
  await app.see('new:start');
  await nameTwoPeople(app);
  await app.tap('new:start');
  await app.see(first);
}

/** Two seats with people, Ana and Ben, instead of the usual ones. */
async function nameTwoPeople(app: Driver): Promise<void> {
  await app.tap('new:mode:oneDevice');
  await leaveTwoSeats(app);
  await app.type('seat:0:name', NAMES[0]);
  await app.type('seat:1:name', NAMES[1]);
}

/** Everybody from the third seat on leaves. */
export async function leaveTwoSeats(app: Driver): Promise<void> {
  while (await app.has('seat:2:open')) {
    await app.tap('seat:2:open');
    await app.see('seat:remove');
    await app.tap('seat:remove');
    await app.gone('seat:sheet');
  }
}
