import { memo } from '@/scene/memo';
import type { Key, SceneNode } from '@/scene/nodes';
import { pill, pillWidth } from '../art/disc';
import { facesOf, tenSided } from '../art/dice';
import { reticle } from '../art/hexMarks';
import { sightLine } from '../art/lines';
import { HEAL, HURT, PAPER } from '../art/palette';
import { boxRound, markOn, within, Z } from '../frame';
import { HEX, pointOf } from '../layout/hexes';
import { besides, clearest, standing } from '../placing';
import { DICE_MS, type Beat } from './film';

const DIE = HEX * 1.5;
const PILL = HEX * 0.8;

/** A die falls from above, strikes the ground, bounces and lies; the second a moment later. */
const fall = (late: number): readonly Key[] => [
  { at: 0, dx: HEX * 1.6, dy: -HEX * 3.4, scale: 1.6, opacity: 0, tilt: -5 },
  { at: 50 + late, dx: HEX * 1.5, dy: -HEX * 3.2, scale: 1.6, opacity: 1, tilt: -4.6 },
  { at: DICE_MS * 0.5 + late, dx: HEX * 0.3, opacity: 1, tilt: -1.1, pace: 'falling' },
  { at: DICE_MS * 0.68 + late, dx: HEX * 0.12, dy: -HEX * 0.5, scale: 1.1, opacity: 1, tilt: -0.4, pace: 'landing' },
  { at: DICE_MS * 0.86 + late, opacity: 1, pace: 'falling' },
];

const verdict = memo((text: string, hit: boolean) => pill(text, PILL, hit ? HEAL : HURT, PAPER));

/** GATE-084, GATE-085 Two dice beside who is attacked, and what they had to reach. */
export function diceNodes({ view, event }: Beat, reduced: boolean): SceneNode[] {
  if (event.type !== 'attackRolled') return [];
  const { from, at, dice, roll, required, hit, team } = event;
  const text = `${roll} ${hit ? '≥' : '<'} ${required}`;
  const [w, h] = [Math.max(DIE * 2.1, pillWidth(text, PILL)), DIE + PILL + 4];
  const place = clearest([...besides(at, w, h), ...besides(from, w, h)], standing(view, [from, at]));
  const left = place.x + (w - DIE * 2.1) / 2;
  const line = [pointOf(from), pointOf(at)];
  const box = boxRound(line, HEX * 0.4);
  const [a, b] = within(box, line);
  return [
    markOn('aim', at, Z.aim, reticle(false)),
    { id: 'shot', ...box, z: Z.aim, shapes: sightLine(a, b, true) },
    ...facesOf(dice).map((face, i): SceneNode => ({
      id: `die-${i}`,
      x: left + i * DIE * 1.1,
      y: place.y,
      w: DIE,
      h: DIE,
      z: Z.dice,
      shapes: tenSided(face, team, DIE),
      ...(reduced ? {} : { keys: fall(i * 70) }),
    })),
    {
      id: 'verdict',
      x: place.x + (w - pillWidth(text, PILL)) / 2,
      y: place.y + DIE + 4,
      w: pillWidth(text, PILL),
      h: PILL,
      z: Z.dice,
      shapes: verdict(text, hit),
      ...(reduced ? {} : { delay: DICE_MS }),
    },
  ];
}
