import { INTRODUCTORY_WAVES, MORTH_CARD_EVERY, ROUNDS, TRACKS } from './data';
import type { Track } from './data';
import { MODES } from './types';
import type { Open } from './types';

/** One space of the turn track. */
export type Wave = {
  /** Number on the track, which with half the waves runs 1, 3, 5 … */
  readonly number: number;
  readonly round: number;
  readonly waveInRound: number;
  readonly green: number;
  readonly orange: number;
  /** MOR-365 The first wave that is played of its round. */
  readonly opensRound: boolean;
  /** MOR-338 */
  readonly morthCard: boolean;
  /** MOR-358 */
  readonly redDie: boolean;
};

type Timetable = Pick<Open, 'mode' | 'seats'> & { readonly config: Pick<Open['config'], 'rounds' | 'halfWaves'> };

function trackOf({ mode, seats }: Timetable): Track {
  if (mode === 'cooperative') return TRACKS.team;
  return seats === 2 ? TRACKS[2] : seats === 3 ? TRACKS[3] : seats === 4 ? TRACKS[4] : TRACKS[1];
}

/** MOR-188, MOR-190 Green dice only, and fewer waves. */
function introductory(table: Timetable): Wave[] {
  const waves =
    table.seats === 2 ? INTRODUCTORY_WAVES[2] : table.seats === 3 ? INTRODUCTORY_WAVES[3] : INTRODUCTORY_WAVES[4];
  return standard({ ...table, config: { rounds: ROUNDS, halfWaves: false } })
    .slice(0, waves)
    .map((wave) => ({ ...wave, green: wave.green + wave.orange, orange: 0 }));
}

/** MOR-363, MOR-364 */
function standard(table: Timetable): Wave[] {
  const { rounds, halfWaves } = table.config;
  const track = trackOf(table);
  const cells = Array.from({ length: rounds }, (_, i) =>
    track[Math.min(i, ROUNDS - 1)].map(([green, orange], j) => ({ round: i + 1, waveInRound: j + 1, green, orange })),
  ).flat();
  const numbered = cells.map((cell, i) => ({
    ...cell,
    number: i + 1,
    morthCard: table.mode === 'cooperative' && (i + 1) % MORTH_CARD_EVERY === 0,
  }));
  const played = numbered.filter((cell) => !halfWaves || cell.number % 2 === 1);
  const middle = Math.floor(played.length / 2);
  return played.map((cell, i) => ({
    ...cell,
    opensRound: i === 0 || played[i - 1].round !== cell.round,
    redDie: table.mode === 'solitaire' && i === middle,
  }));
}

const known = new Map<number, readonly Wave[]>();

/** One number for each timetable: rules and bots ask for it so often that a text would cost more than all the rest. */
const keyOf = ({ mode, seats, config: { rounds, halfWaves } }: Timetable): number =>
  ((MODES.indexOf(mode) * 10 + seats) * 10 + rounds) * 2 + (halfWaves ? 1 : 0);

/** MOR-037 All waves of a match in order. */
export function wavesOf(table: Timetable): readonly Wave[] {
  const key = keyOf(table);
  const found = known.get(key);
  if (found !== undefined) return found;
  const waves = table.mode === 'introductory' ? introductory(table) : standard(table);
  known.set(key, waves);
  return waves;
}

/** The wave that is being played; the first one before it begins. */
export function waveOf(table: Timetable & Pick<Open, 'wave'>): Wave {
  return wavesOf(table)[Math.max(0, table.wave - 1)];
}

/** MOR-183 */
export function isLastWave(table: Timetable & Pick<Open, 'wave'>): boolean {
  return table.wave >= wavesOf(table).length;
}
