import { seedRng, type Seat } from '@/engine';
import { CARDS, ENEMIES, LANES, POSITIONS, type Lane } from '../rules/data';
import { freshFoe, fullBags, KIND_OF_DIE } from '../rules/dice';
import { cellAt } from '../rules/maps';
import {
  morth,
  type Card,
  type Cell,
  type Config,
  type Die,
  type EnemyId,
  type Foe,
  type Hero,
  type Phase,
  type State,
  type Window,
} from '../rules';
import { newTurn } from '../rules/wave';

/** A square by its column and its row, from the upper left. */
export const at = (column: number, row: number): Cell => cellAt(column, row);

const isEnemy = (text: string): text is EnemyId => Object.hasOwn(ENEMIES, text);
const enemyOf = (text: string): EnemyId => {
  if (!isEnemy(text)) throw new Error(`no enemy ${text}`);
  return text;
};

/** For each enemy a die that shows it, none of them twice. */
function diceFor(enemies: readonly EnemyId[]): readonly Die[] {
  const taken = new Set<Die>();
  return enemies.map((enemy) => {
    const die = KIND_OF_DIE.findIndex(
      ({ faces }, number) => !taken.has(number) && faces.some(([shown]) => shown === enemy),
    );
    taken.add(die);
    return die;
  });
}

/** Whose map: the learner's, that of the next seat, or a half of a team's. */
const GROUNDS = {
  you: { realm: 0, first: 0 },
  rival: { realm: 1, first: 0 },
  A: { realm: 0, first: 0 },
  B: { realm: 0, first: LANES.length },
} as const;
type Ground = keyof typeof GROUNDS;

/** An enemy on a path: 'you left 7 rat'; on square 0 it waits before it. */
export type Marching = `${Ground} ${Lane} ${number} ${EnemyId}`;
/** A die in the wheel, by the position it lies over: '6 orc'. */
type Spinning = `${number} ${EnemyId}`;

const enemyIn = (text: string): EnemyId => enemyOf(text.slice(text.lastIndexOf(' ') + 1));

/** The die of an enemy, by its place in the list that a lesson is laid out with. */
export const dieOf = (foes: readonly Marching[], enemy: Marching): Die =>
  diceFor(foes.map(enemyIn))[foes.indexOf(enemy)];

function foeFrom(text: Marching, die: Die, since: number): Foe {
  const [ground, lane, square] = text.split(' ');
  const { realm, first } = GROUNDS[ground as Ground];
  const path = first + LANES.indexOf(lane as Lane);
  return freshFoe(die, enemyIn(text), { realm, path, square: Number(square), since });
}

/** What a lesson needs on the table; everything else is as at the beginning of a match. */
type Needs = {
  readonly config: Partial<Config>;
  readonly seats: number;
  readonly wave: number;
  readonly lord?: Seat;
  readonly phase: Phase;
  /** Whose turn it is: Lord Morth's unless told. */
  readonly turn?: Seat;
  readonly foes?: readonly Marching[];
  readonly wheel?: readonly Spinning[];
  readonly mark?: number;
  readonly gold: readonly number[];
  readonly wounds?: readonly number[];
  /** In the order of the heroes: those of the learner first. */
  readonly heroes?: readonly Partial<Hero>[];
  readonly hands?: readonly (readonly Card[])[];
  readonly discard?: readonly Card[];
  /** The card on top of the pile. */
  readonly next?: Card;
  /** What the dice will show. */
  readonly luck?: number;
};

/** What has just happened when a phase begins, or when the learner's turn in it does. */
const WINDOWS: Readonly<Record<Phase, Window | null>> = {
  morth: null,
  portal: 'portalTurned',
  heroes: 'beforeBuying',
  assault: 'beforeAssault',
  over: null,
};

/** How a lesson is set up; it is laid out afterwards. */
export const setupFor = ({ config, seats }: Pick<Needs, 'config' | 'seats'>) => ({ config, seats, seed: 1 });

/** A table for a lesson, with every die and every card of the box somewhere on it (MOR-032, MOR-034). */
export function position(needs: Needs): State {
  const { seats, wave, lord = 0, phase, foes = [], wheel = [], mark = POSITIONS, heroes = [] } = needs;
  const state = morth.setup(morth.parseConfig(needs.config), seats, setupFor(needs).seed);
  const dice = diceFor([...foes, ...wheel].map(enemyIn));
  const bags = fullBags();
  const acted = heroes.some(({ done }) => done === true);
  const turn = needs.turn ?? lord;
  const hands = state.hands.map((_, seat) => [...(needs.hands?.[seat] ?? [])]);
  const discard = [...(needs.discard ?? [])];
  const top = needs.next === undefined ? [] : [needs.next];
  const rest = state.pack.length === 0 ? [] : CARDS.map((_, card) => card);
  return {
    ...state,
    rng: seedRng(needs.luck ?? 1),
    wave,
    lord,
    phase,
    turn: { ...newTurn(turn), acted },
    mark,
    spun: wheel.map((text, i) => ({
      die: dice[foes.length + i],
      enemy: enemyIn(text),
      sector: (Number.parseInt(text, 10) - mark + POSITIONS) % POSITIONS,
    })),
    bags: {
      green: bags.green.filter((die) => !dice.includes(die)),
      orange: bags.orange.filter((die) => !dice.includes(die)),
      red: bags.red.filter((die) => !dice.includes(die)),
    },
    foes: foes.map((text, i) => foeFrom(text, dice[i], wave)),
    heroes: state.heroes.map((hero, id) => ({ ...hero, unplaced: false, ...heroes[id] })),
    realms: state.realms.map((realm, i) => ({ ...realm, gold: needs.gold[i], wounds: needs.wounds?.[i] ?? 0 })),
    window: acted ? 'activationEnded' : WINDOWS[phase],
    hands,
    discard,
    pack: [...rest.filter((card) => ![...hands.flat(), ...discard, ...top].includes(card)), ...top],
  };
}
