import { breaks, type Params, type Violation } from '@/engine';

/** The rule that each reason of a refusal reports. */
export const REASONS = {
  gameOver: 'GATE-206',
  notYourTurn: 'GATE-038',
  notYourChoice: 'GATE-026',
  notYourPick: 'GATE-031',
  notYourOrder: 'GATE-033',
  notYourTeam: 'GATE-D50',
  stunned: 'GATE-158',
  wrongPhase: 'GATE-041',
  actionUsed: 'GATE-067',
  offBoard: 'GATE-060',
  notAdjacent: 'GATE-060',
  impassable: 'GATE-061',
  occupied: 'GATE-062',
  noMovementLeft: 'GATE-058',
  emptyPath: 'GATE-D56',
  notYourAbility: 'GATE-011',
  onCooldown: 'GATE-104',
  noTargetNeeded: 'GATE-114',
  notOnBoard: 'GATE-096',
  notAnEnemy: 'GATE-069',
  notATeammate: 'GATE-110',
  outOfRange: 'GATE-070',
  outOfAbilityRange: 'GATE-071',
  noLineOfSight: 'GATE-072',
  targetFullHealth: 'GATE-111',
  targetTooHealthy: 'GATE-148',
  noTargets: 'GATE-112',
  notInZone: 'GATE-163',
  alreadyControlled: 'GATE-166',
  contested: 'GATE-165',
  heroTaken: 'GATE-030',
  badOrder: 'GATE-032',
} as const;
export type Reason = keyof typeof REASONS;

/** Refuses for a reason. */
export const refuse = (reason: Reason, params?: Params): Violation => breaks(REASONS[reason], params);
