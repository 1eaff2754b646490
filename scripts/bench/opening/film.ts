import type { CDPSession } from 'playwright-core';
import { PNG } from 'pngjs';

type Frame = { /** By the clock of the wall, in milliseconds. */ readonly at: number; readonly picture: string };

/** A small picture of the page each time it changes. */
export type Film = { stop(): Promise<readonly Frame[]> };

/** Wide enough to tell a drawn card from an empty place. */
const WIDTH = 240;
/** Colours that differ by less look the same. */
const SAME = 24;
/** As much as may still change on a table that is drawn: a mark that glows, a caption. */
const MOSTLY = 0.985;

export async function film(session: CDPSession): Promise<Film> {
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, picture: data });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', maxWidth: WIDTH, maxHeight: WIDTH * 3 });
  return {
    stop: async () => {
      await session.send('Page.stopScreencast');
      return frames;
    },
  };
}

const pixelsOf = ({ picture }: Frame): PNG => PNG.sync.read(Buffer.from(picture, 'base64'));

const alike = (a: PNG, b: PNG): number => {
  if (a.width !== b.width || a.height !== b.height) return 0;
  let same = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    const away = [0, 1, 2].map((channel) => Math.abs(a.data[i + channel] - b.data[i + channel]));
    if (Math.max(...away) < SAME) same += 1;
  }
  return same / (a.data.length / 4);
};

/** When the page looked as it did in the end, and went on looking so. */
export function drawnAt(frames: readonly Frame[]): number {
  const last = frames.at(-1);
  if (last === undefined) throw new Error('the page never changed');
  const end = pixelsOf(last);
  let drawn = last.at;
  for (const frame of [...frames].reverse()) {
    if (alike(pixelsOf(frame), end) < MOSTLY) break;
    drawn = frame.at;
  }
  return drawn;
}
