import type { Shape } from '@/scene/shapes';
import { gem } from '@/ui/art/tokens';
import { color } from '@/look/tokens';
import type { Cost, CostOption, Part, Pearl } from '../../rules/types';
import { pearl, type PearlSign } from './pearl';

/** A piece of a pictogram: its width in pearls of diameter 1, and how to draw it from its left edge about its middle. */
type Piece = { readonly w: number; readonly draw: (d: number) => readonly Shape[] };

export type CostLook = {
  /** Largest diameter of a pearl. */
  readonly d: number;
  readonly w: number;
  /** Height of the band the pictogram is centred in. */
  readonly h: number;
  /** Exact values as digits, for cards too small for pearls. */
  readonly digits?: boolean;
  /** From the left edge instead of in the middle. */
  readonly left?: boolean;
};

const GAP = 0.14;

const at = (x: number, y: number, shapes: readonly Shape[]): Shape => ({ t: 'group', x, y, shapes });

const bead = (sign: PearlSign, lift = 0): Piece => ({ w: 1, draw: (d) => [at(0, (-0.5 - lift) * d, pearl(sign, d))] });

function word(
  text: string,
  w: number,
  size: number,
  fill: string,
  font: 'cinzel900' | 'alegreya800' = 'cinzel900',
): Piece {
  return {
    w,
    draw: (d) => [
      {
        t: 'text',
        text,
        x: 0,
        y: -d,
        w: w * d,
        h: 2 * d,
        font,
        size: size * d,
        fill,
        align: 'center',
        valign: 'middle',
      },
    ],
  };
}

const space = (w: number): Piece => ({ w, draw: () => [] });

function row(pieces: readonly Piece[], gap = GAP): Piece {
  const w = pieces.reduce((sum, piece) => sum + piece.w, 0) + gap * Math.max(0, pieces.length - 1);
  return {
    w,
    draw: (d) => {
      let x = 0;
      return pieces.map((piece) => {
        const drawn = at(x * d, 0, piece.draw(d));
        x += piece.w + gap;
        return drawn;
      });
    },
  };
}

const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

/** Pearls that must be alike, joined by '=' in one gold capsule. */
function alike(n: number): Piece {
  const inner = row(
    times(2 * n - 1, (i) => (i % 2 === 0 ? bead('') : word('=', 0.42, 0.62, color.gold, 'alegreya800'))),
    0.02,
  );
  const pad = 0.17;
  return {
    w: inner.w + 2 * pad,
    draw: (d) => [
      {
        t: 'rect',
        x: 0,
        y: -0.67 * d,
        w: (inner.w + 2 * pad) * d,
        h: 1.34 * d,
        r: 0.67 * d,
        fill: '#0A1020B0',
        stroke: '#E8C170A0',
        strokeWidth: Math.max(0.9, d * 0.05),
      },
      at(pad * d, 0, inner.draw(d)),
    ],
  };
}

/** A run: any pearl, and on each stair one that is worth one more. */
function run(n: number): Piece {
  const [rise, pitch] = [0.66 / n, 1.08];
  const foot = (i: number) => 0.62 - (i - (n - 1) / 2) * rise;
  const steps = times(n, (i) => `${i === 0 ? 'M0 ' : 'V'}${foot(i)}H${(i + 1) * pitch}`).join('');
  const beads = row(
    times(n, (i) => bead(i === 0 ? '' : '+1', (i - (n - 1) / 2) * rise)),
    pitch - 1,
  );
  return {
    w: n * pitch,
    draw: (d) => [
      { t: 'path', d: steps, scale: d, stroke: color.gold, strokeWidth: Math.max(1.2, d * 0.09), cap: 'round' },
      at((pitch - 1) * 0.5 * d, 0, beads.draw(d)),
    ],
  };
}

const PARITY = { even: '2468', odd: '1357' } as const;

/** The four values that an even or odd pearl may have, two by two on a gold-edged tile. */
function parityTile(sign: keyof typeof PARITY): Piece {
  const side = 1.3;
  const digit =
    (text: string, i: number) =>
    (d: number): Shape => ({
      t: 'text',
      text,
      x: (0.1 + (i % 2) * 0.55) * d,
      y: (i < 2 ? -0.6 : -0.02) * d,
      w: 0.55 * d,
      h: 0.6 * d,
      font: 'alegreya800',
      size: 0.62 * d,
      fill: color.gold,
      align: 'center',
      valign: 'middle',
    });
  const digits = Array.from(PARITY[sign]).map(digit);
  return {
    w: side,
    draw: (d) => [
      {
        t: 'rect',
        x: 0,
        y: (-side / 2) * d,
        w: side * d,
        h: side * d,
        r: 0.26 * d,
        fill: '#0A1020B0',
        stroke: '#E8C170A0',
        strokeWidth: Math.max(0.9, d * 0.05),
      },
      ...digits.map((draw) => draw(d)),
    ],
  };
}

const parity = (sign: keyof typeof PARITY, n: number): Piece => row([...times(n, () => bead('')), parityTile(sign)]);

/** Pearls that are added up. */
const added = (pieces: readonly Piece[]): Piece =>
  row(
    pieces.flatMap((piece, i) => (i === 0 ? [piece] : [word('+', 0.4, 0.62, color.gold, 'alegreya800'), piece])),
    0.03,
  );

function equals(total: number): Piece {
  return word(`=${total}`, total > 9 ? 1.85 : 1.15, 0.92, color.gold);
}

type Handlers = { readonly [T in Part['t']]: (part: Extract<Part, { t: T }>, look: CostLook) => Piece };

const PIECES: Handlers = {
  exact: ({ v }, look) =>
    look.digits
      ? word(v.join(' '), 0.2 + v.length * 0.72, 0.98, color.text, 'alegreya800')
      : row(v.map((value) => bead(value))),
  kind: ({ n }) => alike(n),
  sum: ({ n, total }) => row([added(times(n, () => bead(''))), equals(total)]),
  sumAny: ({ total }) => row([added([bead(''), word('…', 0.6, 0.9, color.gold, 'alegreya800')]), equals(total)]),
  even: ({ n }) => parity('even', n),
  odd: ({ n }) => parity('odd', n),
  straight: ({ n }) => run(n),
  gems: ({ n }) => row(times(n, () => ({ w: 1, draw: (d: number) => [at(0, -0.46 * d, gem(d))] }))),
};

function piece<P extends Part>(part: P, look: CostLook): Piece {
  const make = PIECES[part.t] as (part: P, look: CostLook) => Piece;
  return make(part, look);
}

function option(parts: CostOption, look: CostLook): Piece {
  const pieces = parts.flatMap((part, i) =>
    i === 0 ? [piece(part, look)] : [word('+', 0.62, 0.8, color.text, 'alegreya800'), piece(part, look)],
  );
  return row(pieces);
}

/** Diameter at which a piece fits. */
const fit = (one: Piece, look: CostLook) => Math.min(look.d, look.w / one.w);

function centred(one: Piece, d: number, look: CostLook, y: number): Shape {
  return at(look.left ? 0 : (look.w - one.w * d) / 2, y, one.draw(d));
}

/** Two alternatives: side by side where they stay readable, else one above the other. */
function alternatives(options: readonly Piece[], look: CostLook): readonly Shape[] {
  const slash = word('/', 0.5, 1, color.text, 'alegreya800');
  const line = row(
    options.flatMap((one, i) => (i === 0 ? [one] : [slash, one])),
    0.06,
  );
  const d = fit(line, look);
  if (look.digits || d >= look.d * 0.72) return [centred(line, d, look, look.h / 2)];
  const rows = options.map((one, i) => (i === 0 ? one : row([slash, one, space(slash.w)])));
  const small = Math.min(look.h / (rows.length * 1.1), ...rows.map((one) => fit(one, look)));
  return rows.map((one, i) => centred(one, small, look, (look.h * (i + 0.5)) / rows.length));
}

/** The cost of a character as a picture, centred in a band of w × h. */
export function costPicture(cost: Cost, look: CostLook): readonly Shape[] {
  const options = cost.map((parts) => option(parts, look));
  const [only] = options;
  if (only && options.length === 1) return [centred(only, fit(only, look), look, look.h / 2)];
  return alternatives(options, look);
}

/** What stands in place of a pearl that a cost still asks for: its value, or what may stand there. */
export type MissingSign = Pearl | '' | '=' | '+1' | 'even' | 'odd';

const SIGNS: Readonly<Record<Part['t'], MissingSign>> = {
  exact: '',
  kind: '=',
  sum: '',
  sumAny: '',
  even: 'even',
  odd: 'odd',
  straight: '+1',
  gems: '',
};

/** A missing pearl by the sign of its cost: the one value that would do is named, one of many never. */
export function missingSign(cost: Cost, value: Pearl): MissingSign {
  const parts = cost.flat();
  if (parts.some((part) => part.t === 'exact' && part.v.includes(value))) return value;
  const free = parts.find(({ t }) => t !== 'exact' && t !== 'gems');
  return free === undefined ? value : SIGNS[free.t];
}

/** The sign of a missing pearl in a box of d × d. */
export function missingShapes(sign: MissingSign, d: number, tint: string): readonly Shape[] {
  if (sign === '') return [];
  if (sign === 'even' || sign === 'odd') {
    const tile = parityTile(sign);
    return [at((d - tile.w * d * 0.52) / 2, d / 2, tile.draw(d * 0.52))];
  }
  return [
    {
      t: 'text',
      text: String(sign),
      x: 0,
      y: 0,
      w: d,
      h: d,
      font: 'cinzel900',
      size: d * (sign === '+1' ? 0.4 : 0.5),
      fill: tint,
      align: 'center',
      valign: 'middle',
    },
  ];
}
