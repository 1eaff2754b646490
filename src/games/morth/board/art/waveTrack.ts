import type { Shape } from '@/scene/shapes';
import { n } from '@/ui/art/outline';
import type { Track } from '../../rules/data';
import { memo } from '@/scene/memo';

const COMING = { green: '#6E80B4', orange: '#B4673E' } as const;
const GONE = { green: '#39476F', orange: '#5C4038' } as const;
const NOW = { green: '#FFE9C0', orange: '#FF8A55' } as const;

type Bar = { readonly x: number; readonly green: number; readonly orange: number; readonly wave: number };

const total = (cell: readonly [number, number]): number => cell[0] + cell[1];

/** One bar a wave, as high as its dice are many; rounds stand apart by the width of a bar. */
function barsOf(track: Track, w: number, h: number): { readonly bars: readonly Bar[]; readonly width: number } {
  const waves = track.flat();
  const highest = Math.max(...waves.map(total));
  const pitch = w / (waves.length + (track.length - 1) * 0.8);
  const bars = track.flatMap((round, index) => {
    const before = track.slice(0, index).flat().length;
    return round.map(([green, orange], i): Bar => ({
      x: (before + i + index * 0.8) * pitch,
      green: (green / highest) * h,
      orange: (orange / highest) * h,
      wave: before + i + 1,
    }));
  });
  return { bars, width: pitch * 0.64 };
}

const toneOf = (wave: number, now: number) => (wave < now ? GONE : wave === now ? NOW : COMING);

/** The waves of a game as bars in a box of w × h: dice of the green bag below, of the orange bag on top, this wave lit. */
export const waveTrack = memo((track: Track, now: number, w: number, h: number): readonly Shape[] => {
  const { bars, width } = barsOf(track, w, h);
  return bars.flatMap(({ x, green, orange, wave }): readonly Shape[] => {
    const tone = toneOf(wave, now);
    const r = Math.min(1.5, width / 3);
    const [top, foot] = [h - green - orange, h - green];
    return [
      ...(wave === now
        ? [
            {
              t: 'rect' as const,
              x: x - 1.4,
              y: top - 1.4,
              w: width + 2.8,
              h: green + orange + 2.8,
              r: r + 1.2,
              fill: '#FF8A5555',
              stroke: '#FFB68A',
              strokeWidth: 0.8,
            },
          ]
        : []),
      { t: 'rect', x, y: foot, w: width, h: green, r, fill: tone.green },
      ...(orange > 0
        ? [
            {
              t: 'path' as const,
              d: `M${n(x)} ${n(foot - 0.4)}V${n(top)}h${n(width)}V${n(foot - 0.4)}Z`,
              fill: tone.orange,
            },
          ]
        : []),
    ];
  });
});
