import type { Room } from '@/games/morth/board/layout';

/** The table of four on a phone, at a hero phase. */
export const PHONE: Room = {
  width: 390,
  height: 844,
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
  textScale: 1,
  side: 'right',
  board: 'map',
  map: 'yellow',
  others: ['red', 'purple', 'grey'],
  prompt: false,
  heroes: true,
  turning: false,
  shared: false,
};

/** The same on a tablet that lies on its long side. */
export const TABLET: Room = { ...PHONE, width: 1366, height: 1024, insets: { top: 0, right: 0, bottom: 0, left: 0 } };
