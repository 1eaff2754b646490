import { mortalgateTelling } from '@/games/mortalgate/telling';
import { BLUE, GRACE_GOAL, RED } from '@/games/mortalgate/rules';
import { chart, chartSide } from '@/screens/result/chart';
import { expectPicture, renderShapes } from '../../../support/picture';

/** Grace by round: Blue leads, Red catches up in the seventh round and wins in the tenth. */
const AT = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const RACE = [
  [0, 0, 2, 4, 4, 7, 9, 12, 14, 17, 20],
  [0, 0, 2, 6, 8, 9, 11, 11, 14, 17, 17],
];

const sides = [RED, BLUE].map((number) => {
  const team = mortalgateTelling.team?.(number);
  if (team === undefined) throw new Error('MortalGate is played in teams');
  const { color, banner, marker } = team;
  return chartSide({ name: '', color, emblem: banner, marker });
});

test.each([
  ['phone', 340, 180],
  ['landscape', 400, 150],
  ['tablet', 600, 220],
] as const)(
  'the grace race of a match on a %s: both teams by colour, dash and mark, and what decided it',
  async (name, width, height) => {
    const shapes = chart({
      width,
      height,
      winner: 0,
      goal: GRACE_GOAL,
      type: 14,
      sides,
      course: { unit: 'round', at: AT, moves: AT.map((round) => round * 20), lines: RACE },
      turns: [{ kind: 'reaches', side: 0, index: 10 }],
    });
    expectPicture(`mortalgate/result-${name}`, await renderShapes(shapes, width, height, 1.5));
  },
);
