import type { Shape } from '@/scene/shapes';
import { die } from '@/games/morth/board/art/die';
import {
  portalCollar,
  portalDisc,
  portalLit,
  portalPointer,
  portalRing,
  portalSwirl,
  turnArrow,
  type Field,
  type Owner,
} from '@/games/morth/board/art/portal';
import { positionAngle, sectorPlaces, sectorSpot } from '@/games/morth/board/portal/portalLayout';
import { ENEMIES, ENEMY_IDS, PORTAL_ARCS } from '@/games/morth/rules/data';
import { at, expectPicture, renderShapes } from '../../../support/picture';

const NAMES = ['Ines · you', 'Tobias', 'Vesna', 'Oskar'];

/** The ring for a number of players. */
const ringFor = (players: 1 | 2 | 3 | 4): { readonly fields: readonly Field[]; readonly owners: readonly Owner[] } => {
  const arc = PORTAL_ARCS[players];
  const places = Array.from({ length: players }, (_, place) => ({ wearer: place, place }));
  return {
    fields: places.flatMap((owner) => arc.map((lane) => ({ ...owner, lane }))),
    owners: places.map((owner, i) => ({
      ...owner,
      name: NAMES[i],
      from: i * arc.length + 1,
      until: (i + 1) * arc.length,
    })),
  };
};

const turned = (r: number, angle: number, shapes: readonly Shape[]): Shape => ({
  t: 'group',
  x: r,
  y: r,
  rotate: angle,
  shapes: [at(-r, -r, shapes)],
});

/** So many dice in each sector, by number; enemies in turn. */
const diceShapes = (r: number, turn: number, counts: readonly number[]): Shape[] =>
  counts.flatMap((count, sector) =>
    sectorPlaces(count).map((place, i) => {
      const enemy = ENEMY_IDS[(sector * 4 + i) % ENEMY_IDS.length];
      const { x, y } = sectorSpot(r, sector, turn, place);
      const size = place.size * r;
      return at(
        x - size / 2,
        y - size / 2,
        die({ enemy, colour: ENEMIES[enemy].colour, resistance: ENEMIES[enemy].resistance, size }),
      );
    }),
  );

const portal = (
  r: number,
  players: 1 | 2 | 3 | 4,
  mark: number,
  counts: readonly number[],
  swirl: boolean,
): Shape[] => {
  const { fields, owners } = ringFor(players);
  const turn = positionAngle(mark);
  const lit = counts.flatMap((count, sector) => (count > 0 ? [((mark - 1 + sector) % 12) + 1] : []));
  const { clip, ...whirl } = portalSwirl(r);
  return [
    ...portalRing(r, fields, owners),
    ...portalLit(r, fields, lit),
    turned(r, turn, portalDisc(r)),
    ...(swirl ? [{ t: 'group' as const, clip, shapes: [whirl] }] : []),
    ...portalCollar(r),
    ...diceShapes(r, turn, counts),
  ];
};

test('the portal of four, about to turn two places', async () => {
  const r = 185;
  const before = positionAngle(5);
  const shapes = [
    ...portal(r, 4, 7, [1, 1, 1, 0, 2, 1, 1, 0, 1, 1, 1, 1], true),
    ...turnArrow(r, 5, 2),
    turned(r, before, portalPointer(r, true)),
  ];
  expectPicture('morth/portal', await renderShapes([at(10, 10, shapes)], 390, 390, 1.5));
});

test.each([
  [1, 12, 0],
  [2, 3, 1],
  [3, 10, 6],
] as const)('the portal of %i, mark at %i', async (players, mark, most) => {
  const r = 120;
  const counts = Array.from({ length: 12 }, (_, sector) => (sector % 3 === 0 ? most : sector % 3));
  const arrow = turnArrow(r, mark, -most);
  expectPicture(
    `morth/portal-${players}`,
    await renderShapes([at(8, 8, [...portal(r, players, mark, counts, false), ...arrow])], 256, 256, 1.5),
  );
});
