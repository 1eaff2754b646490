import { assaultNodes } from '@/games/morth/board/assault/assaultScene';
import { filmOf } from '@/games/morth/board/assault/film';
import { tableLayout, type Room } from '@/games/morth/board/layout';
import { mapLayout } from '@/games/morth/board/map/mapLayout';
import { mapNodes } from '@/games/morth/board/map/mapScene';
import { portalNodes } from '@/games/morth/board/portal/portalScene';
import type { MapId } from '@/games/morth/rules';
import { i18n, LANGUAGES } from '@/i18n/i18n';
import { arcFaults, drawnFaults, WINDOWS } from '../../../support/drawnWords';
import { assaulted, BUSY, momentAt } from './support';

const NAMES = [
  'Maximiliane von Hohenstein · you',
  'Bartholomew Featherstonely',
  'Guadalupe de los Montesino',
  'Wolfgangamadeussteinbeckel',
];
const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const OTHERS: readonly MapId[] = ['red', 'purple', 'grey'];
const ROOM: Omit<Room, 'width' | 'height'> = {
  insets: NONE,
  textScale: 1,
  side: 'right',
  board: 'map',
  map: 'yellow',
  others: OTHERS,
  prompt: false,
  heroes: true,
  turning: false,
  shared: false,
};
const ROOMS = WINDOWS.flatMap(([width, height]) =>
  [1, 2].map((textScale) => [width, height, { ...ROOM, width, height, textScale }] as const),
);

afterAll(() => i18n.changeLanguage('en'));

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => i18n.changeLanguage(language));

  test.each(ROOMS)('MOR-166 what an enemy takes that leaves is read at %i×%i', (_, __, room) => {
    const { cell, turned } = tableLayout(room);
    const layout = mapLayout('yellow', cell, turned);
    const place = { realm: 0, cell, turned, x: 0, y: 0 };
    const { view, walk } = filmOf(assaulted({ foes: ['L16 dragon'] }, 3), 0)?.beats.at(-1) ?? {};
    if (view === undefined || walk == null) throw new Error('nobody marches');
    const texts = {
      die: i18n.t('morthTable.assault.die', { roll: 3 }),
      loss: i18n.t('morthTable.assault.robbery', { count: 12, coins: 10 }),
    };
    const map = mapNodes(view, place, null);
    const nodes = assaultNodes(view, place, layout, map, walk, texts, { reduced: true, roll: true });
    const loss = nodes.find(({ id }) => id.startsWith('march-loss'));
    expect(loss?.x).toBeGreaterThanOrEqual(0);
    expect((loss?.x ?? 0) + (loss?.w ?? Infinity)).toBeLessThanOrEqual(layout.width);
    expect(drawnFaults([...map, ...nodes], [])).toEqual([]);
  });
});

test.each(ROOMS)('names on the ring are read, however long, at %i×%i', (_, __, room) => {
  const { portal } = tableLayout({ ...room, board: 'portal', turning: true });
  const r = (portal?.w ?? 0) / 2;
  const { view } = momentAt({ ...BUSY, phase: 'portal', spun: '0 goblin' });
  const ring = NAMES.map((name, wearer) => ({ name, wearer }));
  const nodes = portalNodes(view, ring, { x: 0, y: 0, r }, 0);
  expect(JSON.stringify(nodes)).toContain('MAXIMILIANE');
  expect(arcFaults(nodes)).toEqual([]);
});
