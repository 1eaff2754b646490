import { memo } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { circlePath, n, polygon, starPoints } from '@/ui/art/outline';
import { fade } from '@/ui/art/paint';
import type { Status, Team } from '../../rules/types';
import { iconDisc } from './disc';
import { HEAL, HURT, TEAM_TONES } from './palette';
import { badge } from './badges';
import { BLESSING_ICONS, skull, type Effect } from './silhouettes';

/** What flies from one hero to another. */
export type Missile = 'arrow' | 'bolt' | 'blade' | 'light';

/** A missile on its way, in a box of side size about its middle, turned by an angle (radians). */
export const missile = memo((kind: Missile, angle: number, size: number): readonly Shape[] => {
  const [s, tint] = [size / 2, kind === 'light' ? HEAL : kind === 'bolt' ? '#CDB6FF' : '#FFE3E6'];
  const shapes: Readonly<Record<Missile, readonly Shape[]>> = {
    arrow: [
      { t: 'path', d: `M${n(-s)} 0H${n(s * 0.7)}`, stroke: '#1E060CC0', strokeWidth: s * 0.34, cap: 'round' },
      { t: 'path', d: `M${n(-s)} 0H${n(s * 0.7)}`, stroke: tint, strokeWidth: s * 0.16, cap: 'round' },
      {
        t: 'path',
        d: polygon([
          [s, 0],
          [s * 0.45, -s * 0.3],
          [s * 0.58, 0],
          [s * 0.45, s * 0.3],
        ]),
        fill: '#FFFFFF',
        stroke: '#1E060C',
        strokeWidth: 1,
      },
      {
        t: 'path',
        d: `M${n(-s)} 0l${n(-s * 0.22)} ${n(-s * 0.24)}M${n(-s)} 0l${n(-s * 0.22)} ${n(s * 0.24)}M${n(-s * 0.8)} 0l${n(-s * 0.22)} ${n(-s * 0.24)}M${n(-s * 0.8)} 0l${n(-s * 0.22)} ${n(s * 0.24)}`,
        stroke: HURT,
        strokeWidth: s * 0.12,
        cap: 'round',
      },
    ],
    bolt: [
      { t: 'circle', cx: 0, cy: 0, r: s * 0.7, fill: fade(tint, 0.5), blur: s * 0.3 },
      {
        t: 'path',
        d: `M${n(-s)} ${n(s * 0.1)}L${n(-s * 0.1)} ${n(-s * 0.32)}L${n(-s * 0.05)} ${n(-s * 0.02)}L${n(s)} ${n(-s * 0.12)}L${n(s * 0.1)} ${n(s * 0.34)}L${n(s * 0.02)} ${n(s * 0.06)}Z`,
        fill: '#FFFFFF',
        stroke: tint,
        strokeWidth: s * 0.1,
      },
    ],
    blade: [
      {
        t: 'path',
        d: `M${n(-s * 0.5)} ${n(s * 0.9)}Q${n(s * 1.1)} 0 ${n(-s * 0.5)} ${n(-s * 0.9)}Q${n(s * 0.5)} 0 ${n(-s * 0.5)} ${n(s * 0.9)}Z`,
        fill: { linear: { from: [-s * 0.5, 0], to: [s * 0.6, 0], colors: ['#FFFFFF30', '#FFFFFF'] } },
        stroke: fade(HURT, 0.8),
        strokeWidth: 1,
      },
    ],
    light: [
      { t: 'circle', cx: 0, cy: 0, r: s * 0.85, fill: fade(tint, 0.55), blur: s * 0.35 },
      { t: 'circle', cx: 0, cy: 0, r: s * 0.4, fill: '#EAFFF4' },
    ],
  };
  return [{ t: 'group', x: s, y: s, rotate: angle, shapes: shapes[kind] }];
});

/** A blow that lands, in a box of side size. */
export const burst = memo((size: number): readonly Shape[] => {
  const c = size / 2;
  return [
    { t: 'circle', cx: c, cy: c, r: c * 0.72, fill: fade('#FF5C6C', 0.6), blur: c * 0.2 },
    {
      t: 'path',
      d: polygon(starPoints(10, c, c, c * 0.96, c * 0.5)),
      fill: { radial: { center: [c, c], radius: c, colors: ['#FFFFFF', '#FFD0A0', '#FF5C6C'] } },
      stroke: '#3A0810',
      strokeWidth: c * 0.05,
    },
  ];
});

/** Nothing was hit, or Shield Wall took it. */
export const missed = memo((blocked: boolean, size: number): readonly Shape[] => {
  const c = size / 2;
  return iconDisc(blocked ? BLESSING_ICONS.divineShield : BLESSING_ICONS.evasive, c, c, c * 0.9, '#C9D6F5');
});

/** Somebody is slain. */
export const slain = memo((size: number): readonly Shape[] => iconDisc(skull, size / 2, size / 2, size * 0.46, HURT));

/** Health comes back. */
export const mended = memo((size: number): readonly Shape[] => {
  const [c, a] = [size / 2, size * 0.13];
  const plus = (x: number, y: number, s: number) =>
    `M${n(x - s)} ${n(y - s * 3)}h${n(2 * s)}v${n(2 * s)}h${n(2 * s)}v${n(2 * s)}h${n(-2 * s)}v${n(2 * s)}h${n(-2 * s)}v${n(-2 * s)}h${n(-2 * s)}v${n(-2 * s)}h${n(2 * s)}Z`;
  return [
    { t: 'circle', cx: c, cy: c, r: c * 0.8, fill: fade(HEAL, 0.4), blur: c * 0.25 },
    {
      t: 'path',
      d: plus(c, c, a) + plus(c - c * 0.62, c - c * 0.3, a * 0.5) + plus(c + c * 0.6, c + c * 0.2, a * 0.55),
      fill: '#C9FFE4',
      stroke: '#0B3A28',
      strokeWidth: 1.2,
    },
  ];
});

/** A status or effect comes over somebody. */
export const gained = memo((kind: Status | Effect, count: number, size: number): readonly Shape[] =>
  badge({ kind, count }, size * 0.46, size * 0.54, size * 0.36),
);

/** A ring that grows over an altar as a team takes it. */
export const captureRing = memo((team: Team, size: number): readonly Shape[] => {
  const c = size / 2;
  return [
    {
      t: 'circle',
      cx: c,
      cy: c,
      r: c * 0.9,
      fill: {
        radial: {
          center: [c, c],
          radius: c * 0.9,
          colors: [
            fade(TEAM_TONES[team].ground, 0),
            fade(TEAM_TONES[team].ground, 0.15),
            fade(TEAM_TONES[team].ground, 0.7),
          ],
          at: [0, 0.6, 1],
        },
      },
    },
    {
      t: 'path',
      d: circlePath(c, c, c * 0.9),
      stroke: TEAM_TONES[team].bright,
      strokeWidth: 4,
      ...(team === 0 && { dash: [14, 7] }),
    },
  ];
});

/** The light of the gate through which a hero comes back. */
export const gateLight = memo((team: Team, size: number): readonly Shape[] => {
  const c = size / 2;
  const { ground, bright } = TEAM_TONES[team];
  return [
    {
      t: 'rect',
      x: c * 0.45,
      y: -size * 0.7,
      w: c * 1.1,
      h: size * 1.35,
      r: c * 0.5,
      fill: { linear: { from: [0, -size * 0.7], to: [0, size * 0.65], colors: [fade(ground, 0), fade(ground, 0.75)] } },
      blur: c * 0.12,
    },
    { t: 'circle', cx: c, cy: c, r: c * 0.8, stroke: bright, strokeWidth: 2.4 },
  ];
});
