import { ALTARS, HEROES } from './data';
import { labelOf, OFF } from './hex';
import { BLUE, RED, TEAMS, type HeroId, type State, type Team } from './types';

const counters = (pairs: Readonly<Record<string, number>>): string =>
  Object.entries(pairs)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `  ${name} ${count}`)
    .join('');

function heroText(state: State, hero: HeroId): string {
  const { seat, node, health, cooldowns, burning, poison, stun, precision, charges, wall } = state.heroes[hero];
  const active = state.round > 0 && state.phase !== 'over' && state.turn.hero === hero ? '>' : ' ';
  const place = node === OFF ? '-' : labelOf(node);
  const cooling = cooldowns.some((count) => count > 0) ? `  cooldowns ${cooldowns.join(' ')}` : '';
  const signs = counters({ burning, poison, stun, precision, charges, wall: wall ? 1 : 0 });
  return `${active} ${HEROES[hero].key} ${seat ?? '.'} ${place} ${health}/${HEROES[hero].health}${cooling}${signs}`;
}

function teamText(state: State, team: Team): string {
  const held = ALTARS.filter((_, altar) => state.altars[altar] === team).map(({ blessing }) => blessing);
  const heroes = state.orders[team].length > 0 ? state.orders[team] : HEROES.map((_, hero) => hero);
  const own = heroes.filter((hero) => state.heroes[hero].team === team);
  const draw = state.drawAgreed[team] ? '  agrees to a draw' : '';
  return [
    `${TEAMS[team]} ${state.grace[team]} grace  altars ${held.join(' ') || '-'}${draw}`,
    ...own.map((hero) => heroText(state, hero)),
  ].join('\n');
}

/** Compact readable text of a state: '>' marks the hero on turn; a hero has its seat, node and health. */
export function toText(state: State): string {
  const { turn, outcome, opening, rollOff } = state;
  const flags = [
    turn.poisoned && 'poisoned',
    turn.stunned && 'stunned',
    turn.precise && 'precise',
    turn.second && 'second strike',
  ].filter(Boolean);
  const opens = opening === null ? '' : `  ${TEAMS[opening]} opens`;
  const rolls = rollOff.map((roll) => roll.join(':')).join(' ');
  const end =
    outcome === null ? '' : `  ${outcome.winner === null ? 'nobody' : TEAMS[outcome.winner]} by ${outcome.by}`;
  return [
    `round ${state.round}  turn ${turn.number}  ${state.phase}  points ${turn.points}${flags.map((flag) => `  ${flag}`).join('')}${end}`,
    `roll-off ${rolls || '-'}${opens}  picks ${state.picks.map((hero) => HEROES[hero].key).join(' ') || '-'}`,
    teamText(state, RED),
    teamText(state, BLUE),
  ].join('\n');
}
