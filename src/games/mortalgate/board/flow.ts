/** From taps to moves: what a tap proposes, what the gold button will do, what lies over the island meanwhile. Pure. */
export { LENSES, overlayOf, targetsOf, type Lens } from './flow/overlay';
export { planOf, type Choice, type Plan } from './flow/plan';
export { readyMeans } from './flow/places';
export { stepOf, walkWords } from './flow/step';
export { lookAt, mayCommand, tapMeans, tapped } from './flow/tap';
export { threatTo, type Menace, type Threat } from './flow/threat';
export { comingTurns } from './flow/turns';
export {
  NOTHING,
  type Goal,
  type Look,
  type Means,
  type Outcome,
  type Selection,
  type Situation,
  type Step,
} from './flow/types';
