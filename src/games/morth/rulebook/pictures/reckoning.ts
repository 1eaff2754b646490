import { color } from '@/look/tokens';
import type { SceneNode } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';
import { emblem } from '@/ui/art/emblem';
import { blankDie } from '../../board/art/die';
import { coin, experience, wound } from '../../board/art/tokens';
import { waveTrack } from '../../board/art/waveTrack';
import { hero } from '../../board/art/hero';
import type { View } from '../../rules';
import { TRACKS } from '../../rules/data';
import { laidOut } from './tableau';

const placed = (id: string, x: number, y: number, size: number, shapes: readonly Shape[]): SceneNode => ({
  id,
  x,
  y,
  w: size,
  h: size,
  z: 0,
  shapes,
});

const figure = (id: string, x: number, y: number, text: string): SceneNode =>
  placed(id, x, y, 48, [
    { t: 'text', text, x: 0, y: 0, w: 64, h: 32, font: 'alegreya800', size: 26, fill: color.text, valign: 'middle' },
  ]);

/** A row a seat: emblem, wounds, gold. */
const purses = ({ realms }: View): readonly SceneNode[] =>
  realms.flatMap(({ wounds, gold }, seat) => {
    const y = 14 + seat * 50;
    return [
      placed(`seat-${seat}`, 20, y, 36, emblem(seat, 36)),
      placed(`wound-${seat}`, 96, y + 2, 32, wound(32)),
      figure(`wounds-${seat}`, 136, y + 2, String(wounds)),
      placed(`coin-${seat}`, 208, y + 2, 32, coin(32)),
      figure(`gold-${seat}`, 248, y + 2, String(gold)),
    ];
  });

const track = (view: View): readonly SceneNode[] => [
  placed('track', 16, 14, 0, waveTrack(TRACKS[4], view.wave, 308, 92)),
];

/** What is counted: waves, gold, experience and wounds. */
export const RECKONING = {
  rounds: laidOut(340, 120, { seats: 4, wave: 6 }, track),
  length: laidOut(340, 120, { seats: 4, wave: 1 }, (view) => [
    placed('track', 16, 14, 0, waveTrack(TRACKS[4].slice(0, 3), view.wave, 308, 92)),
  ]),
  counters: laidOut(
    340,
    64,
    { gold: [7, 3], wounds: [4, 0], heroes: [{ type: 'warrior', at: '4,6', xp: 5 }] },
    ({ realms: [{ gold, wounds }], heroes: [{ type, race, slot, experience: stars }] }) => [
      placed('coin', 16, 14, 36, coin(36)),
      figure('gold', 60, 16, String(gold)),
      placed('wound', 108, 14, 36, wound(36)),
      figure('wounds', 152, 16, String(wounds)),
      placed('hero', 200, 10, 44, hero({ type, race, slot, size: 44 })),
      placed('star', 252, 14, 36, experience(36)),
      figure('stars', 296, 16, String(stars)),
    ],
  ),
  ending: laidOut(300, 166, { seats: 3, wounds: [9, 6, 6], gold: [4, 2, 5] }, purses),
  bags: laidOut(340, 84, {}, () =>
    (['green', 'yellow', 'orange', 'red'] as const).flatMap((colour, i) => [
      placed(`die-${colour}`, 20 + i * 80, 18, 48, blankDie(colour, 48)),
    ]),
  ),
} as const;
