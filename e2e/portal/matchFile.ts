import { apply, firstState, play, runThinker, start, stateHash, whyNot, type Seat } from '@/engine';
import { portal, type Action, type Event, type State } from '@/games/portal/rules';
import { FILE_FORMAT, FILE_VERSION } from '@/storage/matchFile';
import { sealFile } from '@/storage/sealed';

const NAMES = ['Ana', 'Cleo', 'Otto', 'Runa'] as const;

/** Something of a battle that is worth a visit. */
export type Moment = (state: State) => boolean;

type Wanted = {
  readonly isMoment: Moment;
  readonly config?: object;
  readonly names?: readonly string[];
  /** Where people sit; all others are gentle bots. */
  readonly people?: readonly Seat[];
  /** What the match is called. */
  readonly name?: string;
};

/** How many battles are tried before it is said that a moment does not come. */
const BATTLES = 40;

/** A battle at its moment: as a file, and as the rules have it. */
type Battle = { readonly file: string; readonly state: State };

/** The first battle that comes to a moment, fought by gentle bots for everybody. Without a word: Ana against a bot. */
export function battleAt(wanted: Wanted): Battle {
  for (let seed = 1; seed <= BATTLES; seed++) {
    const battle = fought(wanted, seed);
    if (battle !== null) return battle;
  }
  throw new Error('no battle comes to the moment');
}

export const portalFile = (wanted: Wanted): string => battleAt(wanted).file;

/** Every move is one that the rules took; null where the battle ends before the moment. */
function fought(wanted: Wanted, seed: number): Battle | null {
  const { isMoment, config = {}, names = NAMES.slice(0, 2), people = [0], name = 'Battle' } = wanted;
  const seats = names.map((each, look) => ({
    name: each,
    kind: people.includes(look) ? 'person' : 'bot',
    level: 'easy',
    look,
  }));
  const setup = { config: portal.parseConfig(config), seats: names.length, seed };
  let match = start(portal, setup);
  const moves: object[] = [];
  while (!isMoment(match.state)) {
    const [seat] = portal.toMove(match.state);
    if (seat === undefined) return null;
    const action = runThinker(portal.bots.easy.think(portal.view(match.state, seat), seat, moves.length + 1));
    const after = play(portal, match, { seat, action });
    if (!('match' in after)) throw new Error(`${action.type} breaks ${after.violation.rule}`);
    match = after.match;
    moves.push({ seat, action, hash: stateHash(match.state) });
  }
  const file = sealFile({
    format: FILE_FORMAT,
    version: FILE_VERSION,
    game: portal.id,
    rulesVersion: portal.rulesVersion,
    name,
    createdAt: 1,
    setup: { config: setup.config, seats, seed },
    start: stateHash(firstState(portal, setup)),
    moves,
  });
  return { file, state: match.state };
}

/** Ana is to command, and it is so. */
export const own =
  (isMoment: Moment): Moment =>
  (state) =>
    state.phase === 'battle' && state.round === null && portal.toMove(state)[0] === 0 && isMoment(state);

/** What an action of Ana would lead to with the dice that lie there; nothing where it is not legal. */
export function comesOf(state: State, action: Action): readonly Event[] {
  const move = { seat: 0, action };
  return whyNot(portal, state, move) === undefined ? apply(portal, state, move).events : [];
}
