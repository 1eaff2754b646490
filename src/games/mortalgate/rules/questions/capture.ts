import type { Violation } from '@/engine';
import { NO_ALTAR, ZONE_OF } from '../board';
import { OFF, type Node } from '../hex';
import type { AltarId, Open, Team } from '../types';
import { altarName } from '../words';
import { refuse, type Reason } from './refusal';

/** The altar in whose zone a node lies, or NO_ALTAR. */
export const altarAt = (node: Node): AltarId => (node === OFF ? NO_ALTAR : ZONE_OF[node]);

/** GATE-164 Whether heroes of both teams stand in the zone. */
export function contested(open: Pick<Open, 'heroes'>, altar: AltarId): boolean {
  return standsIn(open, altar, 0) && standsIn(open, altar, 1);
}

/** Whether a hero of the team stands in the zone. */
function standsIn(open: Pick<Open, 'heroes'>, altar: AltarId, team: Team): boolean {
  const { heroes } = open;
  for (let i = 0; i < heroes.length; i++)
    if (heroes[i].team === team && heroes[i].node !== OFF && ZONE_OF[heroes[i].node] === altar) return true;
  return false;
}

/** GATE-162 to GATE-166 Why the hero of the turn cannot capture where it stands. */
export function whyNotCapture(open: Open): Violation | undefined {
  return whyNotCaptureFrom(open, open.heroes[open.turn.hero].node);
}

/** What keeps a team from capturing on a node. */
function barsCapture(open: Open, team: Team | null, node: Node): Reason | undefined {
  const altar = altarAt(node);
  if (altar === NO_ALTAR || team === null) return 'notInZone';
  if (open.altars[altar] === team) return 'alreadyControlled';
  return standsIn(open, altar, team === 0 ? 1 : 0) ? 'contested' : undefined;
}

/** Why the hero of the turn could not capture if it stood on a node. */
export function whyNotCaptureFrom(open: Open, node: Node): Violation | undefined {
  const reason = barsCapture(open, open.heroes[open.turn.hero].team, node);
  if (reason === undefined) return undefined;
  return reason === 'notInZone' ? refuse(reason) : refuse(reason, { altar: altarName(altarAt(node)) });
}

/** Whether the hero of the turn can capture where it stands. */
export function canCapture(open: Open): boolean {
  const { team, node } = open.heroes[open.turn.hero];
  return barsCapture(open, team, node) === undefined;
}
