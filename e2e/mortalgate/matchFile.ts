import { firstState, play, runThinker, start, stateHash } from '@/engine';
import { mortalgate, type State } from '@/games/mortalgate/rules';
import { FILE_FORMAT, FILE_VERSION } from '@/storage/matchFile';
import { sealFile } from '@/storage/sealed';

/** One person, the first of red, among gentle bots. */
const seatsOf = (count: number) =>
  ['Ana', 'Cleo', 'Otto', 'Runa', 'Milo', 'Vera', 'Nils', 'Tara'].slice(0, count).map((name, look) => ({
    name,
    kind: look === 0 ? 'person' : 'bot',
    level: 'easy',
    look,
  }));

/** The person is to move, and it is so. */
export type Moment = (state: State) => boolean;

/** How many deals are tried before it is said that a moment does not come. */
const DEALS = 40;

/** The file of the first match that comes to a moment of the person, played by bots for everybody. */
export function mortalgateFile(isMoment: Moment, count = 2): string {
  for (let seed = 1; seed <= DEALS; seed++) {
    const file = fileOf(isMoment, count, seed);
    if (file !== null) return file;
  }
  throw new Error('no match comes to the moment');
}

/** Every move is one that the rules took; null where the match ends before the moment. */
function fileOf(isMoment: Moment, count: number, seed: number): string | null {
  const seats = seatsOf(count);
  const setup = { config: { heroes: 'random', opening: 'red' }, seats: count, seed };
  let match = start(mortalgate, setup);
  const moves: object[] = [];
  for (;;) {
    const [seat] = mortalgate.toMove(match.state);
    if (seat === undefined) return null;
    if (seat === 0 && isMoment(match.state)) break;
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
    name: 'Island',
    createdAt: 1,
    setup: { config: setup.config, seats, seed },
    start: stateHash(firstState(mortalgate, setup)),
    moves,
  });
}

/** GATE-162 The hero whose turn it is may capture. */
export const mayCapture: Moment = (state) => mortalgate.legalActions(state, 0).some(({ type }) => type === 'capture');
