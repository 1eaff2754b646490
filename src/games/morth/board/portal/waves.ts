import type { Track } from '../../rules/data/index';
import { wavesOf, type View } from '../../rules/index';
import { remember } from '@/scene/memo';

const tracks = remember(
  (
    _key: string,
    waves: readonly { readonly round: number; readonly green: number; readonly orange: number }[],
  ): Track => {
    const rounds = [...new Set(waves.map(({ round }) => round))];
    return rounds.map((round) =>
      waves.filter((wave) => wave.round === round).map(({ green, orange }) => [green, orange] as const),
    );
  },
  8,
);

/** The waves of a match by rounds, as they are played. */
export function trackOf(view: View): Track {
  return tracks(view.mode, wavesOf(view));
}
