import type { Scene, SceneNode, Target } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';
import { cutTiles, tileNodes } from '@/scene/tiles';

/** A board as large as they come: 616 hexes, 100 pieces that may move each on its own, 300 marks. */
export const COUNTS = { hexes: 616, pieces: 100, marks: 300 } as const;

const COLUMNS = 22;
/** From the middle of a hex to its flat side. */
const H = 22;
const SIDE = (2 * H) / Math.sqrt(3);
const EDGE = 40;
const WIDTH = Math.ceil((COLUMNS - 1) * SIDE * 1.5 + 2 * SIDE + 2 * EDGE);
const HEIGHT = Math.ceil((COUNTS.hexes / COLUMNS) * 2 * H + H + 2 * EDGE);

const middle = (hex: number) => {
  const column = hex % COLUMNS;
  const row = Math.floor(hex / COLUMNS);
  return { x: EDGE + SIDE + column * SIDE * 1.5, y: EDGE + H + row * 2 * H + (column % 2) * H };
};

const outline = (r: number): string => {
  const corner = (i: number) => `${r * Math.cos((i * Math.PI) / 3)} ${r * Math.sin((i * Math.PI) / 3)}`;
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}Z`;
};

const SOILS = ['#3F5D3A', '#6B5A3A', '#4A5A6E', '#7A6B4A', '#35526B'] as const;

function ground(): readonly Shape[] {
  const hexes = Array.from({ length: COUNTS.hexes }, (_, hex): Shape => {
    const { x, y } = middle(hex);
    const fill = SOILS[(hex * 7 + Math.floor(hex / 9)) % SOILS.length];
    return {
      t: 'group',
      x,
      y,
      shapes: [
        { t: 'path', d: outline(SIDE), fill, stroke: '#0A1222', strokeWidth: 1.4 },
        { t: 'path', d: outline(SIDE * 0.8), stroke: '#FFFFFF', strokeWidth: 1, opacity: 0.12 },
        { t: 'circle', cx: (hex % 5) - 2, cy: (hex % 3) - 1, r: 4, fill: '#0A122266', blur: 1.5 },
      ],
    };
  });
  return [
    { t: 'rect', x: 0, y: 0, w: WIDTH, h: HEIGHT, fill: '#122038' },
    ...hexes,
    {
      t: 'noise',
      x: 0,
      y: 0,
      w: WIDTH,
      h: HEIGHT,
      frequency: [0.05, 0.05],
      octaves: 3,
      seed: 3,
      color: '#000000',
      gain: 0.5,
      bias: -0.2,
    },
  ];
}

const TOKEN = 34;
const token = (kind: number): readonly Shape[] => [
  {
    t: 'circle',
    cx: TOKEN / 2,
    cy: TOKEN / 2,
    r: TOKEN / 2 - 1,
    fill: {
      radial: { center: [12, 10], radius: 24, colors: [`hsl(${kind * 36}, 60%, 62%)`, `hsl(${kind * 36}, 55%, 30%)`] },
    },
    stroke: '#F2DDA4',
    strokeWidth: 1.6,
    shadow: { dx: 0, dy: 3, blur: 8, color: '#000000B0' },
  },
  {
    t: 'text',
    text: String(kind + 1),
    x: 0,
    y: 0,
    w: TOKEN,
    h: TOKEN,
    valign: 'middle',
    align: 'center',
    font: 'cinzel700',
    size: 15,
    fill: '#FFFFFF',
  },
];
const MARK: readonly Shape[] = [
  {
    t: 'path',
    d: outline(SIDE * 0.86),
    x: SIDE,
    y: H,
    fill: '#E8C17033',
    stroke: '#E8C170',
    strokeWidth: 1.6,
    dash: [5, 4],
  },
];

const tokens = Array.from({ length: 10 }, (_, kind) => token(kind));
const tiles = cutTiles(ground(), WIDTH, HEIGHT);

const nodeOn = (id: string, hex: number, w: number, h: number, z: number, shapes: readonly Shape[]): SceneNode => {
  const { x, y } = middle(hex);
  return { id, x: x - w / 2, y: y - h / 2, w, h, z, shapes };
};

/** The hex of the nth of so many things that are spread over the island. */
const spread = (n: number, count: number, shift: number): number =>
  Math.floor((n * COUNTS.hexes) / count + shift) % COUNTS.hexes;

export const island: Scene = {
  width: WIDTH,
  height: HEIGHT,
  nodes: [
    ...tileNodes('ground', tiles, { x: 0, y: 0, z: 0 }),
    ...Array.from({ length: COUNTS.marks }, (_, i) =>
      nodeOn(`mark-${i}`, spread(i, COUNTS.marks, 0), 2 * SIDE, 2 * H, 1, MARK),
    ),
    ...Array.from({ length: COUNTS.pieces }, (_, i) =>
      nodeOn(`piece-${i}`, spread(i, COUNTS.pieces, 3), TOKEN, TOKEN, 2, tokens[i % tokens.length]),
    ),
  ],
};

/** Every hex can be touched; pieces are announced as well. */
export const islandTargets: readonly Target[] = [
  ...Array.from({ length: COUNTS.hexes }, (_, hex): Target => {
    const { x, y } = middle(hex);
    const label = { key: `hex ${hex}` };
    return {
      id: `hex:${hex}`,
      x: x - H,
      y: y - H,
      w: 2 * H,
      h: 2 * H,
      role: 'button',
      label,
      round: true,
      quiet: true,
    };
  }),
  ...Array.from({ length: COUNTS.pieces }, (_, i): Target => {
    const { id, x, y, w, h } = nodeOn(`piece-${i}`, spread(i, COUNTS.pieces, 3), TOKEN, TOKEN, 2, tokens[0]);
    return { id: `piece:${i}`, node: id, x, y, w, h, role: 'button', label: { key: `piece ${i}` }, round: true };
  }),
];
