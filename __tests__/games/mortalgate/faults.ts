import { GRACE_GOAL, HEROES, OFF, PASSABLE, shareOf, type State } from '@/games/mortalgate/rules';

/** What is wrong with a state of MortalGate, in words; undefined when nothing is. */
export function mortalgateFault(state: State): string | undefined {
  return heroesFault(state) ?? placesFault(state) ?? countersFault(state) ?? turnFault(state) ?? endFault(state);
}

/** GATE-004 to GATE-007 */
function heroesFault({ heroes, teams, orders, round }: State): string | undefined {
  if (heroes.some(({ seat, team }) => (seat === null ? team !== null : teams[seat] !== team)))
    return 'a hero and its player are in two teams (GATE-007)';
  if (round === 0) return undefined;
  if (teams.some((_, seat) => heroes.filter((hero) => hero.seat === seat).length !== shareOf(teams, seat)))
    return 'somebody has too many or too few heroes (GATE-006)';
  return orders.some((order, team) => new Set(order).size !== 4 || order.some((hero) => heroes[hero].team !== team))
    ? 'an order is not that of the team (GATE-034)'
    : undefined;
}

/** GATE-014, GATE-015 */
function placesFault({ heroes }: State): string | undefined {
  const nodes = heroes.map(({ node }) => node).filter((node) => node !== OFF);
  if (new Set(nodes).size !== nodes.length) return 'two heroes on one node (GATE-015)';
  return nodes.every((node) => PASSABLE[node]) ? undefined : 'a hero stands in rock or sea (GATE-014)';
}

/** GATE-091, GATE-096 to GATE-099, GATE-103, GATE-149 */
function countersFault({ heroes, round }: State): string | undefined {
  for (const [id, hero] of heroes.entries()) {
    const { node, health, cooldowns, burning, poison, stun, precision, charges, wall } = hero;
    if (health < 0 || health > HEROES[id].health) return 'health out of bounds (GATE-091)';
    if (Math.max(...cooldowns) > 3 || Math.min(...cooldowns) < 0) return 'a cooldown out of bounds (GATE-103)';
    if (burning > 2 || poison > 3 || stun > 1 || precision > 3 || charges > 2) return 'a counter too high (GATE-150)';
    if (Math.min(burning, poison, stun, precision, charges) < 0) return 'a counter below nothing (GATE-054)';
    if (round > 0 && (node === OFF) !== (health === 0)) return 'dead on the board, or alive off it (GATE-095)';
    const left = cooldowns[0] + cooldowns[1] + burning + poison + stun + precision + charges;
    if (node === OFF && (left > 0 || wall)) return 'the slain keep what they had (GATE-098)';
  }
  return undefined;
}

/** GATE-040, GATE-055, GATE-D51 */
function turnFault({ phase, turn, heroes, round }: State): string | undefined {
  if (phase === 'upkeep') return 'a move ended in the upkeep (GATE-D51)';
  if (round > 0 && turn.number !== (round - 1) * 8 + ((turn.number - 1) % 8) + 1) return 'rounds and turns (GATE-037)';
  if (phase !== 'movement' && phase !== 'combat' && phase !== 'capture') return undefined;
  if (heroes[turn.hero].node === OFF) return 'the turn of a hero that is not there (GATE-046)';
  if (turn.stunned && phase !== 'capture') return 'a stunned hero may act (GATE-158)';
  if (turn.second !== (phase === 'combat')) return 'a second attack at the wrong time (GATE-145)';
  return turn.points < 0 || turn.points > 7 ? 'movement points out of bounds (GATE-058)' : undefined;
}

/** GATE-175, GATE-201 to GATE-206 */
function endFault({ grace, altars, heroes, outcome, round }: State): string | undefined {
  if (grace.some((points) => points < 0 || points > GRACE_GOAL)) return 'a meter out of bounds (GATE-175)';
  const won = ([0, 1] as const).some(
    (team) =>
      grace[team] === GRACE_GOAL ||
      altars.every((owner) => owner === team) ||
      (round > 0 && heroes.every((hero) => hero.team === team || hero.node === OFF)),
  );
  return won === (outcome !== null) ? undefined : 'won and over do not agree (GATE-204)';
}
