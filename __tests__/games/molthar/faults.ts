import { CHARACTERS, PEARL_CARDS, type State } from '@/games/molthar/rules';
import { handLimitOf, pointsOf } from '@/games/molthar/rules/cards';
import { eachOnce } from '../../../scripts/simulate/eachOnce';

const TARGET_POINTS = 12;
const PORTAL_PLACES = 2;

/** What is wrong with a state of Molthar, in words; undefined when nothing is. */
export function moltharFault(state: State): string | undefined {
  return cardsFault(state) ?? placesFault(state) ?? turnFault(state) ?? endFault(state);
}

/** MOL-008 Every card is in exactly one place. */
function cardsFault({ pearls, characters, players }: State): string | undefined {
  const pearlPlaces = [pearls.draw, pearls.discard, pearls.open, ...players.map((player) => player.hand)];
  const held = players.flatMap((player) => [
    player.activated,
    player.diamonds,
    player.portal.map((place) => place.card),
  ]);
  const characterPlaces = [
    characters.draw,
    characters.discard,
    characters.open.filter((card) => card !== null),
    ...held,
  ];
  if (!eachOnce(pearlPlaces, PEARL_CARDS.length)) return 'a Pearl card is lost or doubled (MOL-008)';
  return eachOnce(characterPlaces, CHARACTERS.length) ? undefined : 'a Character card is lost or doubled (MOL-008)';
}

function placesFault({ pearls, characters, players }: State): string | undefined {
  if (pearls.open.length !== 4) return 'not four open pearls (MOL-020)';
  const piles = characters.draw.length + characters.discard.length;
  if (characters.open.includes(null) && piles > 0)
    return 'an open Character is missing although one could be drawn (MOL-018)';
  return players.some((player) => player.portal.length > PORTAL_PLACES)
    ? 'three Characters on a Portal (MOL-073)'
    : undefined;
}

/** MOL-206 Between turns nobody holds more than the limit; only the player on turn may, for the time of the turn. */
function turnFault({ turn, players, pending }: State): string | undefined {
  const tooMany = players.some(
    (player, seat) => seat !== turn.seat && player.hand.length > handLimitOf(player.activated),
  );
  if (tooMany) return 'a hand over the limit between turns (MOL-206)';
  if (turn.actionsLeft < 0) return 'less than no actions (MOL-038)';
  return turn.phase === 'after' && (turn.actionsLeft > 0 || pending !== null) ? 'AFTER too early (MOL-205)' : undefined;
}

/** MOL-212 to MOL-218 The end is announced with 12 points and comes after a round in which everybody has had a last turn. */
function endFault({ turn, players, trigger, starter }: State): string | undefined {
  const reached = players.some((player) => pointsOf(player.activated) >= TARGET_POINTS);
  if (reached !== (trigger !== null)) return '12 points and the announced end do not agree (MOL-212)';
  if (trigger !== null && turn.round > trigger.round + 1) return 'a round too many (MOL-213)';
  if (turn.number !== (turn.round - 1) * players.length + ((turn.seat - starter + players.length) % players.length) + 1)
    return 'turns and rounds do not agree (MOL-031)';
  const last = (starter + players.length - 1) % players.length;
  return turn.phase === 'over' && (turn.seat !== last || turn.round !== (trigger?.round ?? 0) + 1)
    ? 'over before everybody had a last turn (MOL-218)'
    : undefined;
}
