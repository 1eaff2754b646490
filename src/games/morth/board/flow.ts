/** From taps to moves: what a tap chooses, what the gold button will do. Pure. */
export { aimedAt, aimPrompt, firstIds, litIds, pickedIds, realmAfter, realmToAim } from './flow/aim';
export { unfinished } from './flow/ending';
export { chosenHero, planOf, type HeroPlan } from './flow/plan';
export { remains } from './flow/remains';
export { stepOf } from './flow/step';
export { nextStrike, strikesFrom, type StrikeForecast } from './flow/strike';
export { deviceCells, lookAt, mayTurn, offeredCells, tapped } from './flow/tap';
export {
  NOTHING,
  type Aim,
  type Look,
  type Situation,
  type Offer,
  type Outcome,
  type Prompt,
  type Selection,
  type Step,
} from './flow/types';
