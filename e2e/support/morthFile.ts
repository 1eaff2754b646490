import { firstState, play, start, stateHash } from '@/engine';
import { morth, type Action, type State } from '@/games/morth/rules';
import { FILE_FORMAT, FILE_VERSION } from '@/storage/matchFile';
import { sealFile } from '@/storage/sealed';

/** One person, seat 0, among gentle bots. */
const SEATS = ['Ana', 'Cleo', 'Otto', 'Runa'].map((name, look) => ({
  name,
  kind: look === 0 ? 'person' : 'bot',
  level: 'easy',
  look,
}));

/** What somebody does who only waits for the next wave; the first of these that is legal. */
const IDLE: readonly Action['type'][] = [
  'discard',
  'rollWave',
  'passPortal',
  'resolveAttack',
  'endTurn',
  'rollAssault',
  'moveEnemies',
  'endWave',
  'decline',
];

function idleMove(state: State): { readonly seat: number; readonly action: Action } {
  const [seat] = morth.toMove(state);
  const legal = morth.legalActions(state, seat);
  // A card of Lord Morth himself cannot be waited out: the first thing it may strike is taken.
  const action = IDLE.flatMap((type) => legal.filter((one) => one.type === type)).at(0) ?? legal.at(0);
  if (action === undefined) throw new Error(`nothing idle can be done in ${state.phase}`);
  return { seat, action };
}

type Told = {
  readonly config?: object;
  readonly seed?: number;
  /** Without names four sit there whose names are short. */
  readonly names?: readonly string[];
  readonly name?: string;
};

/** The file of a match in which all have waited until a moment; every move in it is one that the rules took. */
export function morthFile(
  isMoment: (state: State) => boolean,
  { config = {}, seed = 1, names, name = 'Waiting' }: Told = {},
): string {
  const seats = names?.map((each, look) => ({ ...SEATS[look], name: each })) ?? SEATS;
  const setup = { config: { firstLord: 0, ...config }, seats: seats.length, seed };
  let match = start(morth, setup);
  const moves: object[] = [];
  while (!isMoment(match.state)) {
    const move = idleMove(match.state);
    const after = play(morth, match, move);
    if (!('match' in after)) throw new Error(`${move.action.type} breaks ${after.violation.rule}`);
    match = after.match;
    moves.push({ ...move, hash: stateHash(match.state) });
  }
  const contents = {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    game: morth.id,
    rulesVersion: morth.rulesVersion,
    name,
    createdAt: 1,
    setup: { config: setup.config, seats, seed },
    start: stateHash(firstState(morth, setup)),
    moves,
  };
  return sealFile(contents);
}
