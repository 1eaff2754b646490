/** From taps to moves: what a tap chooses, what the gold button will do, what must be answered. Pure. */
export { eligibleNodes, marksOf, payableCards, payingOf } from './flow/marks';
export { actionOf, isMyTurn, me, offeredPearls, portalIsFull, proposalsFor, surplus } from './flow/moment';
export { pointsAt, prepare } from './flow/advice';
export { promptOf } from './flow/prompt';
export { proposalOf, stepOf } from './flow/step';
export { lookAt, tapped } from './flow/tap';
export { NOTHING, type Look, type Situation, type Outcome, type Selection, type Step } from './flow/types';
