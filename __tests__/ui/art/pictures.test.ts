import helmet from '@iconify/icons-game-icons/spartan-helmet';
import { MOLTHAR_GATE } from '@/games/molthar/gate';
import { MORTH_GATE } from '@/games/morth/gate';
import { color, SEAT_LOOKS } from '@/look/tokens';
import type { Shape } from '@/scene/shapes';
import { doors, shutGate } from '@/ui/art/doors';
import { emblem, seatMarker } from '@/ui/art/emblem';
import { gate, gateBack, type GateArt } from '@/ui/art/gate';
import { GLYPHS, glyph, type GlyphName } from '@/ui/art/glyph';
import { logo } from '@/ui/art/logo';
import { passing } from '@/ui/art/passing';
import { stoneFloor, stoneWall } from '@/ui/art/stone';
import { thumbnail } from '@/ui/art/thumbnail';
import { bead, gem, meeple, robot, shield, startFlag } from '@/ui/art/tokens';
import { defeat, victory } from '@/ui/art/victory';
import { expectPicture, renderShapes } from '../../support/picture';

const at = (x: number, y: number, shapes: readonly Shape[]): Shape => ({ t: 'group', x, y, shapes });
const look = (art: GateArt) => ({ ...art, w: 120, h: 130 });
const TWO_LIGHTS: GateArt = {
  accents: [color.sky, color.blood],
  ink: '#9BD3FF',
  figure: { icon: helmet, size: 0.68 },
  seed: 2,
};

const PICTURES: Record<string, { readonly w: number; readonly h: number; readonly draw: () => readonly Shape[] }> = {
  'art/wall': {
    w: 300,
    h: 220,
    draw: () => [
      ...stoneWall({ width: 300, height: 140, lights: [{ x: 90, y: 70, r: 120, color: '#4B57A6' }] }),
      ...stoneFloor({ width: 300, top: 130, height: 90 }),
    ],
  },
  'art/gates': {
    w: 420,
    h: 170,
    draw: () => [
      at(10, 20, gate(look(MOLTHAR_GATE.art))),
      at(150, 20, gate(look(TWO_LIGHTS))),
      at(290, 20, shutGate(look(MORTH_GATE.art))),
    ],
  },
  'art/doors': {
    w: 420,
    h: 210,
    draw: () =>
      [0, 0.4, 1].map((open, i) =>
        at(10 + i * 140, 15, [
          ...gateBack({ w: 120, h: 170, accents: ['#B79CFF'] }),
          ...doors({ w: 120, h: 170, tint: '#B79CFF', open }),
        ]),
      ),
  },
  'art/emblems': {
    w: 426,
    h: 158,
    draw: () =>
      SEAT_LOOKS.flatMap((_, i) => [
        at(10 + i * 52, 8, emblem(i, 44)),
        at(10 + i * 52, 58, emblem(i, 44, true)),
        at(32 + i * 52, 116, seatMarker(i, 6)),
        // As small as in a line of the log, and as a chart draws them at the ends of eight lines.
        at(14 + i * 52, 130, emblem(i, 22)),
        at(40 + i * 52, 133, emblem(i, 16)),
      ]),
  },
  'art/tokens': {
    w: 300,
    h: 60,
    draw: () => [
      at(8, 8, shield('0', 42, false)),
      at(52, 8, shield('14', 42)),
      at(98, 14, gem(28)),
      at(132, 14, gem(28, true)),
      at(166, 14, bead(24)),
      at(194, 14, bead(24, true)),
      at(220, 14, startFlag(24)),
      at(246, 14, robot(24)),
      at(272, 14, meeple(24)),
    ],
  },
  'art/glyphs': {
    w: 330,
    h: 180,
    draw: () =>
      (Object.keys(GLYPHS) as GlyphName[]).map((name, i) =>
        at(6 + (i % 11) * 30, 6 + Math.floor(i / 11) * 30, glyph(name, 24)),
      ),
  },
  'art/logo': {
    w: 300,
    h: 140,
    draw: () => [
      at(8, 8, logo(28)),
      at(8, 72, passing(0, 1)),
      at(244, 74, thumbnail(MOLTHAR_GATE.art, 48, MOLTHAR_GATE.thumbnail?.(48))),
    ],
  },
  'art/victory': {
    w: 320,
    h: 180,
    draw: () => [
      at(15, 20, victory({ ...look(MOLTHAR_GATE.art), h: 120 }, [0])),
      at(180, 20, victory({ ...look(MOLTHAR_GATE.art), h: 120 }, [1, 2])),
    ],
  },
  'art/defeat': { w: 160, h: 180, draw: () => [at(20, 20, defeat({ ...look(MORTH_GATE.art), h: 120 }, [0]))] },
};

test.each(Object.entries(PICTURES))(
  '%s looks as stored',
  async (name, { w, h, draw }) => {
    expectPicture(name, await renderShapes(draw(), w, h, 1));
  },
  60_000,
);
