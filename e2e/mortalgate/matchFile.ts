import { firstState, play, runThinker, start, stateHash } from '@/engine';
import { mortalgate, type Config, type State } from '@/games/mortalgate/rules';
import { FILE_FORMAT, FILE_VERSION } from '@/storage/matchFile';
import { sealFile } from '@/storage/sealed';

const NAMES = ['Ana', 'Cleo', 'Otto', 'Runa', 'Milo', 'Vera', 'Nils', 'Tara'] as const;

/** Something of a match that is worth a visit. */
export type Moment = (state: State) => boolean;

type Wanted = {
  readonly isMoment: Moment;
  readonly names?: readonly string[];
  /** Where people sit; all others are gentle bots. */
  readonly people?: readonly number[];
  readonly config?: Partial<Config>;
  /** What the match is called. */
  readonly name?: string;
};

/** How many deals are tried before it is said that a moment does not come. */
const DEALS = 60;

/** The file of the first match that comes to a moment, played by bots for everybody. Without a word: Ana for red among bots. */
export function mortalgateFile(wanted: Wanted): string {
  for (let seed = 1; seed <= DEALS; seed++) {
    const file = fileOf(wanted, seed);
    if (file !== null) return file;
  }
  throw new Error('no match comes to the moment');
}

/** Every move is one that the rules took; null where the match ends before the moment. */
function fileOf(wanted: Wanted, seed: number): string | null {
  const { isMoment, names = NAMES.slice(0, 2), people = [0], config, name = 'Island' } = wanted;
  const seats = names.map((each, look) => ({
    name: each,
    kind: people.includes(look) ? 'person' : 'bot',
    level: 'easy',
    look,
  }));
  const setup = { config: { heroes: 'random', opening: 'red', ...config }, seats: names.length, seed };
  let match = start(mortalgate, setup);
  const moves: object[] = [];
  while (!isMoment(match.state)) {
    const [seat] = mortalgate.toMove(match.state);
    if (seat === undefined) return null;
    const action = runThinker(mortalgate.bots.easy.think(mortalgate.view(match.state, seat), seat, moves.length + 1));
    const after = play(mortalgate, match, { seat, action });
    if (!('match' in after)) throw new Error(`${action.type} breaks ${after.violation.rule}`);
    match = after.match;
    moves.push({ seat, action, hash: stateHash(match.state) });
  }
  return sealFile({
    format: FILE_FORMAT,
    version: FILE_VERSION,
    game: mortalgate.id,
    rulesVersion: mortalgate.rulesVersion,
    name,
    createdAt: 1,
    setup: { config: setup.config, seats, seed },
    start: stateHash(firstState(mortalgate, setup)),
    moves,
  });
}

/** Ana is to move, and it is so. */
export const own =
  (isMoment: Moment): Moment =>
  (state) =>
    mortalgate.toMove(state)[0] === 0 && isMoment(state);

/** GATE-162 Ana's hero whose turn it is may capture. */
export const mayCapture: Moment = own((state) =>
  mortalgate.legalActions(state, 0).some(({ type }) => type === 'capture'),
);
