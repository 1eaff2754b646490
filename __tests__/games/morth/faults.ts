import { wavesOf, type State } from '@/games/morth/rules';
import {
  BLOCKED_MAX,
  CARDS,
  DICE_PER_SQUARE,
  ENEMIES,
  EXPERIENCE_MAX,
  HAND_LIMIT,
  POSITIONS,
  TOKENS_PER_SHEET,
} from '@/games/morth/rules/data';
import { DICE } from '@/games/morth/rules/dice';
import { canStand } from '@/games/morth/rules/movement';
import { goldMax, mapOf } from '@/games/morth/rules/realms';
import { eachOnce } from '../../../scripts/simulate/eachOnce';

/** What is wrong with a state of Morth, in words; undefined when nothing is. */
export function morthFault(state: State): string | undefined {
  return (
    piecesFault(state) ??
    foesFault(state) ??
    crowdFault(state) ??
    heroesFault(state) ??
    pursesFault(state) ??
    cardsFault(state) ??
    wavesFault(state)
  );
}

/** MOR-032, MOR-152, MOR-174 Every die and every card is in exactly one place. */
function piecesFault({ mode, bags, spun, foes, hands, pack, discard, pending }: State): string | undefined {
  const dice = [bags.green, bags.orange, bags.red, spun.map(({ die }) => die), foes.map(({ die }) => die)];
  if (!eachOnce(dice, DICE)) return 'a die is lost or doubled (MOR-032)';
  const cards = [...hands, pack, discard, pending?.type === 'morthCard' ? [pending.card] : []];
  const inPlay = mode === 'competitive' || mode === 'cooperative' ? CARDS.length : 0;
  return eachOnce(cards, inPlay) ? undefined : 'a card is lost or doubled (MOR-034)';
}

function foesFault(state: State): string | undefined {
  for (const { enemy, life, realm, path, square } of state.foes) {
    if (!(life > 0 && life <= ENEMIES[enemy].resistance)) return 'an enemy is dead or stronger than printed (MOR-149)';
    const { cells } = mapOf(state, realm).paths[path];
    if (!(square >= 0 && square <= cells.length)) return 'an enemy is off its path (MOR-171)';
  }
  return undefined;
}

/** MOR-005 Paths that cross share the square. */
function crowdFault(state: State): string | undefined {
  const counts = new Map<number, number>();
  for (const { realm, path, square } of state.foes) {
    if (square === 0) continue;
    const { kinds, paths } = mapOf(state, realm);
    const place = realm * kinds.length + paths[path].cells[square - 1];
    const count = (counts.get(place) ?? 0) + 1;
    if (count > DICE_PER_SQUARE) return 'four enemies on a square (MOR-005)';
    counts.set(place, count);
  }
  return undefined;
}

function heroesFault(state: State): string | undefined {
  for (const [id, hero] of state.heroes.entries()) {
    if (!(hero.experience >= 0 && hero.experience <= EXPERIENCE_MAX)) return 'experience off its track (MOR-099)';
    if (state.active === null && !canStand(state, id, hero.cell)) return 'a hero where it may not stand (MOR-110)';
    const same = state.heroes.filter(({ race, type }) => race === hero.race && type === hero.type);
    if (same.length > TOKENS_PER_SHEET) return 'a third hero of a sheet (MOR-330)';
  }
  return state.blocked.length > BLOCKED_MAX ? 'a third blocked square (MOR-239)' : undefined;
}

function pursesFault(state: State): string | undefined {
  const most = goldMax(state);
  return state.realms.every(({ gold, wounds }) => gold >= 0 && gold <= most && wounds >= 0)
    ? undefined
    : 'gold or wounds off their track (MOR-097)';
}

/** MOR-201 More than three only while somebody is about to discard. */
function cardsFault({ hands, pending }: State): string | undefined {
  return pending?.type !== 'discard' && hands.some((hand) => hand.length > HAND_LIMIT)
    ? 'a hand over the limit (MOR-201)'
    : undefined;
}

function wavesFault(state: State): string | undefined {
  const { wave, phase, lord, seats, mark } = state;
  const last = wavesOf(state).length;
  if (wave > last) return 'a wave too many (MOR-037)';
  if (phase === 'over' && wave !== last) return 'over before the last wave (MOR-183)';
  return lord >= 0 && lord < seats && mark >= 1 && mark <= POSITIONS
    ? undefined
    : 'the token or the portal is nowhere (MOR-039)';
}
