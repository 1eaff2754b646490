/** From taps to moves: what a tap chooses, what the gold button will do. Pure. */
export { aimedAt, aimPrompt, firstIds, litIds, pickedIds, realmAfter, realmToAim } from './flow/aim';
export { chosenHero, mayDeploy, planOf, reachFor, type Plan } from './flow/plan';
export { stepOf } from './flow/step';
export { nextStrike, strikesFrom, weaponsLeft, type Struck } from './flow/strike';
export { deviceCells, lookAt, mayTurn, tapped } from './flow/tap';
export { NOTHING, type Aim, type Look, type Moment, type Outcome, type Selection } from './flow/types';
