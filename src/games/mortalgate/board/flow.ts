/** From taps to moves: what a tap proposes, what the gold button will do, what lies over the island meanwhile. Pure. */
export { dangersOf, LENSES, overlayOf, type Lens } from './flow/overlay';
export { planOf, type Choice, type Plan } from './flow/plan';
export { readyMeans } from './flow/places';
export { stepOf } from './flow/step';
export { lookAt, mayCommand, tapMeans, tapped } from './flow/tap';
export { threatTo } from './flow/threat';
export { isAilment, type Menace } from './flow/threatOptions';
export { comingTurns } from './flow/turns';
export { NOTHING, type Goal, type Look, type Means, type Outcome, type Selection, type Situation } from './flow/types';
