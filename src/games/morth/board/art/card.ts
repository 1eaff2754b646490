import type { IconifyIcon } from '@iconify/types';
import advanceEnemy from '@iconify/icons-game-icons/sprint';
import blockSquare from '@iconify/icons-game-icons/brick-wall';
import cancelAttack from '@iconify/icons-game-icons/sword-break';
import cancelMove from '@iconify/icons-game-icons/manacles';
import changePath from '@iconify/icons-game-icons/direction-signs';
import changeType from '@iconify/icons-game-icons/switch-weapon';
import healEnemy from '@iconify/icons-game-icons/healing';
import lessAttack from '@iconify/icons-game-icons/shattered-sword';
import lessMove from '@iconify/icons-game-icons/snail';
import levelUp from '@iconify/icons-game-icons/upgrade';
import moveHero from '@iconify/icons-game-icons/push';
import overlordHelm from '@iconify/icons-game-icons/overlord-helm';
import steal from '@iconify/icons-game-icons/snatch';
import swapEnemies from '@iconify/icons-game-icons/body-swapping';
import type { Shape } from '@/scene/shapes';
import { placeIcon } from '@/ui/art/icon';
import { circlePath, polygon, regular } from '@/ui/art/outline';
import { down } from '@/ui/art/paint';
import type { CardData, Effect } from '../../rules/data';
import { die } from './die';
import { attackSign } from './emblems';
import { memo } from '@/scene/memo';
import { INK } from './palette';

const EFFECT_ICONS: Readonly<Record<Effect, IconifyIcon>> = {
  changePath,
  cancelMove,
  cancelAttack,
  advanceEnemy,
  swapEnemies,
  steal,
  levelUp,
  lessMove,
  moveHero,
  healEnemy,
  changeType,
  blockSquare,
  lessAttack,
};

/** Whether an effect helps the enemies, hinders heroes, or robs a player: the ground of the picture. */
const GROUNDS: Readonly<Record<Effect, readonly [string, string]>> = {
  changePath: ['#8A4A26', '#2C1420'],
  advanceEnemy: ['#8A4A26', '#2C1420'],
  swapEnemies: ['#8A4A26', '#2C1420'],
  levelUp: ['#8A4A26', '#2C1420'],
  healEnemy: ['#8A4A26', '#2C1420'],
  cancelMove: ['#3A4E8A', '#151A3A'],
  lessMove: ['#3A4E8A', '#151A3A'],
  moveHero: ['#3A4E8A', '#151A3A'],
  blockSquare: ['#3A4E8A', '#151A3A'],
  cancelAttack: ['#6A3A86', '#22123A'],
  lessAttack: ['#6A3A86', '#22123A'],
  changeType: ['#6A3A86', '#22123A'],
  steal: ['#86702E', '#2A200C'],
};

const SIGNED: Readonly<Partial<Record<Effect, (amount: number) => string>>> = {
  advanceEnemy: (amount) => `+${amount}`,
  steal: (amount) => `−${amount}`,
  lessMove: (amount) => `−${amount}`,
  moveHero: (amount) => `${amount}`,
  healEnemy: (amount) => `+${amount}`,
  lessAttack: (amount) => `−${amount}`,
};

const frame = (w: number, h: number): readonly Shape[] => {
  const r = Math.min(w, h) * 0.1;
  const edge = Math.max(1, w * 0.035);
  return [
    {
      t: 'rect',
      x: 0,
      y: 0,
      w,
      h,
      r,
      fill: '#150A12',
      shadow: { dx: 0, dy: h * 0.02, blur: h * 0.06, color: '#000000A0' },
    },
    {
      t: 'rect',
      x: edge,
      y: edge,
      w: w - 2 * edge,
      h: h - 2 * edge,
      r: r * 0.8,
      stroke: {
        linear: {
          from: [0, 0],
          to: [w, h],
          colors: ['#FFD9A8', '#C9793E', '#7A3518', '#E09A5A'],
          at: [0, 0.35, 0.75, 1],
        },
      },
      strokeWidth: edge,
    },
  ];
};

/** Corners of the frame: four small lozenges. */
const studs = (w: number, h: number): Shape => {
  const [x, y, r] = [w * 0.085, w * 0.085, w * 0.04];
  return {
    t: 'path',
    d: [
      [x, y],
      [w - x, y],
      [x, h - y],
      [w - x, h - y],
    ]
      .map(([cx, cy]) => polygon(regular(4, cx, cy, r)))
      .join(''),
    fill: '#FFD9A8',
  };
};

const badge = (text: string, w: number, h: number): readonly Shape[] => {
  const r = w * 0.17;
  return [
    { t: 'circle', cx: w * 0.5, cy: h * 0.86, r, fill: INK, stroke: '#FFD9A8', strokeWidth: r * 0.12 },
    {
      t: 'text',
      text,
      x: 0,
      y: h * 0.86 - r,
      w,
      h: 2 * r,
      align: 'center',
      valign: 'middle',
      font: 'alegreya800',
      size: r * 1.2,
      fill: '#FFF1E2',
    },
  ];
};

const printed = ({ effect, amount, attack }: CardData, w: number, h: number): readonly Shape[] => {
  if (attack !== null) {
    const r = w * 0.17;
    return [
      { t: 'circle', cx: w * 0.5, cy: h * 0.86, r, fill: INK, stroke: '#FFD9A8', strokeWidth: r * 0.12 },
      { t: 'group', x: w * 0.5 - r * 0.66, y: h * 0.86 - r * 0.66, shapes: attackSign(attack, r * 1.32, '#FFF1E2') },
    ];
  }
  const text = SIGNED[effect]?.(amount);
  return text === undefined ? [] : badge(text, w, h);
};

/** The face of a card of Lord Morth in a box of w × h: its effect as a picture, and its number or type below. */
export const cardFace = memo((card: CardData, w: number, h: number): readonly Shape[] => {
  const [centre, edge] = GROUNDS[card.effect];
  const inset = w * 0.07;
  const side = Math.min(w * 0.56, h * 0.5);
  const [x, y] = [(w - side) / 2, h * 0.43 - side / 2];
  const icon = placeIcon(EFFECT_ICONS[card.effect], x, y, side);
  return [
    ...frame(w, h),
    {
      t: 'rect',
      x: inset,
      y: inset,
      w: w - 2 * inset,
      h: h - 2 * inset,
      r: w * 0.05,
      fill: {
        radial: { center: [w / 2, h * 0.42], radius: h * 0.62, colors: [centre, edge, '#0D0712'], at: [0, 0.7, 1] },
      },
    },
    {
      t: 'circle',
      cx: w / 2,
      cy: h * 0.43,
      r: side * 0.72,
      stroke: '#FFD9A8',
      strokeWidth: Math.max(0.6, w * 0.01),
      dash: [w * 0.015, w * 0.03],
      opacity: 0.5,
    },
    { ...icon, y: y + side * 0.035, fill: '#0A0408A0' },
    { ...icon, fill: down(y, side, ['#FFF6EA', '#FFD9B0', '#F0A468']) },
    studs(w, h),
    ...printed(card, w, h),
    ...(card.redDie
      ? [
          {
            t: 'group' as const,
            x: w * 0.72,
            y: h * 0.05,
            shapes: die({ enemy: 'dragon', colour: 'red', size: w * 0.24 }),
          },
        ]
      : []),
  ];
});

/** The back of Lord Morth's cards. */
export const cardBack = memo((w: number, h: number): readonly Shape[] => {
  const [cx, cy, r] = [w / 2, h / 2, Math.min(w, h) * 0.32];
  const rays = Array.from({ length: 24 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 24;
    return `M${cx + r * 1.1 * Math.cos(angle)} ${cy + r * 1.1 * Math.sin(angle)}L${cx + r * (i % 2 ? 1.28 : 1.45) * Math.cos(angle)} ${cy + r * (i % 2 ? 1.28 : 1.45) * Math.sin(angle)}`;
  }).join('');
  return [
    ...frame(w, h),
    {
      t: 'rect',
      x: w * 0.07,
      y: w * 0.07,
      w: w * 0.86,
      h: h - w * 0.14,
      r: w * 0.05,
      fill: { radial: { center: [cx, cy], radius: h * 0.6, colors: ['#7A2A26', '#34101E', '#12060E'] } },
    },
    { t: 'path', d: rays, stroke: '#FFB07A', strokeWidth: Math.max(0.7, w * 0.014), opacity: 0.6, cap: 'round' },
    { t: 'path', d: circlePath(cx, cy, r), fill: '#1A0710', stroke: '#FFB07A', strokeWidth: Math.max(1, w * 0.02) },
    {
      ...placeIcon(overlordHelm, cx - r * 0.72, cy - r * 0.72, r * 1.44),
      fill: down(cy - r, 2 * r, ['#FFE9D2', '#FF9A5E']),
    },
    studs(w, h),
  ];
});
