import type { Rng, Seat, Viewer } from '@/engine';
import type { AttackType, Bag, EnemyId, HeroType, MAP_DATA, Race, UpgradeId } from './data';

export type { AttackType, Bag, EnemyId, HeroType, Race, UpgradeId } from './data';

/** A square of a map: row times 9 plus column. */
export type Cell = number;
/** Number of a die, 0 to 96; it never changes its kind. */
export type Die = number;
/** Index into heroes; heroes are never dismissed (MOR-096). */
export type HeroId = number;
/** Index into realms: a map with the purse and the wounds of those who defend it. One a seat, or one for a team. */
export type RealmId = number;
/** Index into the paths of a map: left, centre, right; on cooperative maps those of half A, then of half B. */
export type PathId = number;
/** Index into CARDS, 0 to 31. */
export type Card = number;
export type MapId = keyof typeof MAP_DATA;

/** MOR-001 */
export const MODES = ['introductory', 'competitive', 'cooperative', 'solitaire'] as const;
export type Mode = (typeof MODES)[number];
/** MOR-246, MOR-245 */
export const CARD_MODES = ['calling', 'asking'] as const;
/** MOR-326 */
export const STARTING_TYPES = ['warrior', 'priest'] as const;
export type StartingType = (typeof STARTING_TYPES)[number];

export type Config = {
  /** 'auto' is solitaire with one seat and competitive with more. */
  readonly mode: Mode | 'auto';
  /** MOR-363 */
  readonly rounds: number;
  /** MOR-364 */
  readonly halfWaves: boolean;
  /** MOR-304 */
  readonly racialSkills: boolean;
  /** MOR-311 */
  readonly fillBags: boolean;
  /** MOR-023 All use the layout of `map`. */
  readonly sameLayout: boolean;
  /** MOR-355, MOR-321, MOR-023 The single map for solitaire and same layout. */
  readonly map: SingleMapId;
  readonly teamMap: TeamMapId;
  readonly cardMode: (typeof CARD_MODES)[number];
  /** MOR-329 */
  readonly mixedRaces: boolean;
  /** MOR-025 By seat; 'any' takes the next race that is free. */
  readonly races: readonly (Race | 'any')[];
  /** MOR-325 With three in a team: who has two heroes. */
  readonly twoHeroes: Seat;
  /** MOR-326 The four heroes of a team, dealt to the seats in order. */
  readonly teamHeroes: readonly StartingType[];
  /** MOR-033 */
  readonly firstLord: Seat | 'random';
};

export const SINGLE_MAPS = ['yellow', 'red', 'purple', 'grey'] as const satisfies readonly MapId[];
type SingleMapId = (typeof SINGLE_MAPS)[number];
export const TEAM_MAPS = ['coop-1', 'coop-2'] as const satisfies readonly MapId[];
type TeamMapId = (typeof TEAM_MAPS)[number];

/** MOR-038; 'over' after the last wave. */
export const PHASES = ['morth', 'portal', 'heroes', 'assault', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** MOR-245 W1 to W10, by what has just happened. */
export const WINDOWS = [
  'waveRolled',
  'portalTurned',
  'beforeBuying',
  'heroChosen',
  'attackDeclared',
  'activationEnded',
  'turnEnded',
  'beforeAssault',
  'assaultRolled',
  'enemiesMoved',
] as const;
export type Window = (typeof WINDOWS)[number];

/** A die that has been rolled and lies in the spinner (MOR-046). */
export type Spun = { die: Die; enemy: EnemyId; /** 0 is the marked one, counted clockwise. */ sector: number };

/** An enemy on a path, or on the start space before it (square 0). */
export type Foe = {
  die: Die;
  enemy: EnemyId;
  /** Resistance left. */
  life: number;
  /** MOR-142 Whether a Dragon's scales are whole; false for all others. */
  scales: boolean;
  realm: RealmId;
  path: PathId;
  square: number;
  /** MOR-160 The wave in which it came to this map. */
  since: number;
};

/** MOR-206 What cards do to a hero until the end of its owner's hero turn. */
export type Spell = {
  noMove: boolean;
  noAttack: boolean;
  lessMove: number;
  lessAttack: number;
  onlyType: AttackType | null;
};

export type Hero = {
  seat: Seat;
  race: Race;
  type: HeroType;
  /** MOR-013 Blue is 0, yellow 1. */
  slot: 0 | 1;
  cell: Cell;
  experience: number;
  /** Level 1, then level 2. */
  upgrades: UpgradeId[];
  /** MOR-029 Whether a starting hero still may choose its fortress square. */
  unplaced: boolean;
  /** MOR-101 Has been activated in this hero turn. */
  done: boolean;
  spell: Spell;
};

/** MOR-024 */
export type Realm = { map: MapId; gold: number; wounds: number };

export type Trap = { realm: RealmId; cell: Cell; hero: HeroId };
export type Barrier = {
  realm: RealmId;
  cell: Cell;
  hero: HeroId;
  /** MOR-283 An enemy stepped on it in this Assault phase. */ stepped: boolean;
};
export type Blocked = { realm: RealmId; cell: Cell };

/** MOR-121, MOR-268 What a hero strikes with: the pattern of its sheet, or a bow besides. */
export type Weapon = 'pattern' | 'bow';

/** MOR-243 An attack between its declaration and its resolution. */
export type Declared = {
  weapon: Weapon;
  /** Where the hero stood. */ cell: Cell;
  /** Quarter turns of the pattern, clockwise. */ turn: number;
  targets: Die[];
};

/** MOR-102 The one hero that acts now. */
export type Activation = {
  hero: HeroId;
  /** MOR-120 The last square where it could have ended. */
  stand: Cell;
  /** Movement points used. */
  spent: number;
  /** Pattern attacks made or cancelled. */
  attacks: number;
  shots: number;
  trapped: boolean;
  barred: boolean;
  /** MOR-299 What a divided attack has left for its second half. */
  rest: number;
  declared: Declared | null;
};

export type Turn = {
  seat: Seat;
  /** MOR-070 A hero has moved, attacked or used a special action: nothing more can be bought. */
  acted: boolean;
  /** MOR-305 The hero that got the racial skill in this turn. */
  skilled: HeroId | null;
  /** MOR-308 The extra strength has been used by an attack. */
  skillSpent: boolean;
};

/** A decision that comes before everything else. */
export type Pending =
  /** MOR-201 These seats, one after the other, discard one card. */
  | { type: 'discard'; seats: Seat[] }
  /** MOR-338 LM chooses the target of the card that the team drew. */
  | { type: 'morthCard'; card: Card }
  /** MOR-298 How much of the rolled strength the declared attack uses. */
  | { type: 'divide'; total: number };

/** MOR-247 Asking mode: who is still to be asked at this window, the next one first. */
export type Responses = { window: Window; queue: Seat[] };

/** Everything that lies open on the table (MOR-017). Rules about the board work on a state and on a view alike. */
export type Open = {
  config: Config;
  mode: Mode;
  seats: number;
  races: Race[];
  /** Waves begun; 0 before the first (MOR-019). */
  wave: number;
  /** MOR-015 */
  lord: Seat;
  phase: Phase;
  turn: Turn;
  /** Position of the marked sector, 1 to 12. */
  mark: number;
  spun: Spun[];
  bags: Record<Bag, Die[]>;
  foes: Foe[];
  heroes: Hero[];
  realms: Realm[];
  traps: Trap[];
  barriers: Barrier[];
  blocked: Blocked[];
  active: Activation | null;
  /** The d3 of the Assault phase, from its roll to the end of the wave. */
  roll: number | null;
  /** Whether the enemies of this wave have moved. */
  moved: boolean;
  pending: Pending | null;
  /** The window that has just opened, until the game goes on. */
  window: Window | null;
  responses: Responses | null;
  /** Face up, the last one on top. */
  discard: Card[];
};

export type State = Open & {
  rng: Rng;
  hands: Card[][];
  /** The last element is the top. */
  pack: Card[];
};

export type View = Open & {
  viewer: Viewer;
  /** null where the viewer may not see it. */
  hands: (Card[] | null)[];
  handCounts: number[];
  pack: number;
};

/** What a card is aimed at. */
export type CardTarget =
  | { readonly kind: 'enemy'; readonly die: Die }
  /** MOR-209 */
  | { readonly kind: 'path'; readonly die: Die; readonly path: PathId }
  /** MOR-219 In a team game any two. */
  | { readonly kind: 'enemies'; readonly own: Die; readonly other: Die }
  | { readonly kind: 'hero'; readonly hero: HeroId }
  /** MOR-231 */
  | { readonly kind: 'heroTo'; readonly hero: HeroId; readonly cell: Cell }
  /** MOR-236 */
  | { readonly kind: 'square'; readonly realm: RealmId; readonly cell: Cell }
  /** MOR-222 */
  | { readonly kind: 'purse'; readonly realm: RealmId };

export type Action =
  | { readonly type: 'rollWave' }
  | { readonly type: 'discard'; readonly card: Card }
  /** Positive to the right, negative to the left; never 0. */
  | { readonly type: 'turnPortal'; readonly steps: number }
  | { readonly type: 'passPortal' }
  | { readonly type: 'deploy'; readonly hero: HeroId; readonly cell: Cell }
  | { readonly type: 'upgrade'; readonly hero: HeroId; readonly upgrade: UpgradeId }
  | { readonly type: 'hire'; readonly race: Race; readonly hero: HeroType; readonly cell: Cell }
  | { readonly type: 'buyRedDie'; readonly realm: RealmId; readonly path: PathId }
  | { readonly type: 'activate'; readonly hero: HeroId }
  /** To an adjacent square, or through a tunnel to its other end. */
  | { readonly type: 'step'; readonly to: Cell }
  /** One enemy for each hit square that has any; none listed for an arcane attack, which hits all. */
  | { readonly type: 'attack'; readonly turn: number; readonly targets: readonly Die[] }
  | { readonly type: 'shoot'; readonly target: Die }
  | { readonly type: 'resolveAttack' }
  | { readonly type: 'divide'; readonly strength: number }
  | { readonly type: 'layTrap'; readonly cell: Cell }
  | { readonly type: 'setBarrier'; readonly cell: Cell }
  | { readonly type: 'useSkill' }
  | { readonly type: 'endActivation' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'rollAssault' }
  | { readonly type: 'moveEnemies' }
  | { readonly type: 'endWave' }
  | { readonly type: 'playCard'; readonly card: Card; readonly target: CardTarget }
  | { readonly type: 'decline' };
export type ActionType = Action['type'];

/** A place on a path. */
export type Spot = { readonly path: PathId; readonly square: number };

/** An enemy that a card hits, and where it stood. */
export type Struck = { readonly enemy: EnemyId; readonly spot: Spot };
/** What a card hits. The seat is whose it is; the map and the coins of a team are nobody's. */
export type Victim =
  | { readonly kind: 'hero'; readonly seat: Seat; readonly race: Race; readonly heroType: HeroType }
  | { readonly kind: 'enemy'; readonly seat: Seat | null; readonly struck: Struck }
  | {
      readonly kind: 'path';
      readonly seat: Seat | null;
      readonly struck: Struck;
      /** Where it goes. */ readonly path: PathId;
    }
  | {
      readonly kind: 'enemies';
      readonly seat: Seat | null;
      readonly struck: Struck;
      /** What comes instead. */ readonly by: Struck;
    }
  | { readonly kind: 'square'; readonly seat: Seat | null; readonly map: MapId; readonly cell: Cell }
  | { readonly kind: 'purse'; readonly seat: Seat | null };

/** What an attack did to one enemy. */
export type Hit = {
  readonly die: Die;
  readonly enemy: EnemyId;
  readonly before: number;
  readonly after: number;
  readonly scalesBroken: boolean;
  /** False where the type of the attack or too little strength did nothing. */
  readonly affected: boolean;
};

export type Event =
  | {
      readonly type: 'waveBegan';
      readonly wave: number;
      readonly round: number;
      readonly waveInRound: number;
      readonly lord: Seat;
    }
  /** MOR-017 Which cards they are is known to each seat alone: null where it is not shown. */
  | { readonly type: 'cardsDealt'; readonly count: number; readonly hands: readonly (readonly Card[] | null)[] }
  | { readonly type: 'packReshuffled' }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: 'waveRolled';
      readonly lord: Seat;
      readonly dice: readonly Spun[];
      /** Where the mark was before the d12. */
      readonly from: number;
      readonly mark: number;
      readonly missing: number;
    }
  | {
      readonly type: 'redDieCame';
      readonly die: Die;
      readonly enemy: EnemyId;
      readonly position: number;
      readonly realm: RealmId;
      readonly path: PathId;
      readonly team: boolean;
    }
  | {
      readonly type: 'portalTurned';
      readonly seat: Seat;
      readonly steps: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'portalPassed'; readonly seat: Seat }
  | {
      readonly type: 'enemiesArrived';
      readonly arrivals: readonly {
        readonly die: Die;
        readonly enemy: EnemyId;
        readonly realm: RealmId;
        readonly path: PathId;
        readonly sector: number;
      }[];
    }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | {
      readonly type: 'heroDeployed';
      readonly seat: Seat;
      readonly hero: HeroId;
      readonly race: Race;
      readonly heroType: HeroType;
      readonly cell: Cell;
    }
  | {
      readonly type: 'heroUpgraded';
      readonly seat: Seat;
      readonly hero: HeroId;
      readonly race: Race;
      readonly heroType: HeroType;
      readonly upgrade: UpgradeId;
      readonly experience: number;
      readonly gold: number;
    }
  | {
      readonly type: 'heroHired';
      readonly seat: Seat;
      readonly hero: HeroId;
      readonly race: Race;
      readonly heroType: HeroType;
      readonly cell: Cell;
      readonly gold: number;
    }
  | {
      readonly type: 'redDieBought';
      readonly seat: Seat;
      readonly die: Die;
      readonly enemy: EnemyId;
      readonly realm: RealmId;
      readonly path: PathId;
    }
  | {
      readonly type: 'heroActivated';
      readonly seat: Seat;
      readonly hero: HeroId;
      readonly race: Race;
      readonly heroType: HeroType;
    }
  | {
      readonly type: 'heroStepped';
      readonly seat: Seat;
      readonly hero: HeroId;
      readonly race: Race;
      readonly heroType: HeroType;
      readonly from: Cell;
      readonly to: Cell;
      readonly cost: number;
      readonly tunnel: boolean;
    }
  /** MOR-120 */
  | {
      readonly type: 'heroPutBack';
      readonly hero: HeroId;
      readonly race: Race;
      readonly heroType: HeroType;
      readonly seat: Seat;
      readonly from: Cell;
      readonly to: Cell;
    }
  | {
      readonly type: 'activationEnded';
      readonly seat: Seat;
      readonly hero: HeroId;
      readonly race: Race;
      readonly heroType: HeroType;
    }
  | {
      readonly type: 'skillUsed';
      readonly seat: Seat;
      readonly hero: HeroId;
      readonly race: Race;
      readonly heroType: HeroType;
      readonly skill: 'move' | 'strength';
    }
  | {
      readonly type: 'attackDeclared';
      readonly seat: Seat;
      readonly hero: HeroId;
      readonly race: Race;
      readonly heroType: HeroType;
      readonly weapon: Declared['weapon'];
      readonly cells: readonly Cell[];
      readonly targets: readonly Die[];
    }
  | {
      readonly type: 'strengthRolled';
      readonly seat: Seat;
      readonly hero: HeroId;
      readonly sides: number;
      readonly roll: number;
      readonly total: number;
    }
  | {
      readonly type: 'attackResolved';
      readonly seat: Seat;
      readonly hero: HeroId;
      readonly race: Race;
      readonly heroType: HeroType;
      readonly weapon: Declared['weapon'];
      readonly strength: number;
      readonly hits: readonly Hit[];
    }
  | {
      readonly type: 'attackCancelled';
      readonly seat: Seat;
      readonly hero: HeroId;
      readonly race: Race;
      readonly heroType: HeroType;
    }
  | {
      readonly type: 'enemyKilled';
      readonly seat: Seat;
      readonly hero: HeroId;
      readonly race: Race;
      readonly heroType: HeroType;
      readonly die: Die;
      readonly enemy: EnemyId;
      readonly realm: RealmId;
      /** What it is worth. */
      readonly gold: number;
      /** MOR-097 What of it found room in the purse. */
      readonly earned: number;
    }
  | {
      readonly type: 'trapLaid';
      readonly seat: Seat;
      readonly hero: HeroId;
      readonly realm: RealmId;
      readonly cell: Cell;
    }
  | {
      readonly type: 'barrierSet';
      readonly seat: Seat;
      readonly hero: HeroId;
      readonly realm: RealmId;
      readonly cell: Cell;
    }
  | {
      readonly type: 'trapSprung';
      readonly seat: Seat;
      readonly hero: HeroId;
      readonly realm: RealmId;
      readonly cell: Cell;
      readonly hit: Hit;
    }
  | { readonly type: 'barrierRemoved'; readonly realm: RealmId; readonly cell: Cell; readonly hero: HeroId }
  | { readonly type: 'assaultRolled'; readonly lord: Seat; readonly roll: number }
  /** The way holds every square entered; with fellBack the enemy went back so many of them at the end (MOR-164). */
  | {
      readonly type: 'enemyMoved';
      /** MOR-154 The d3 by which it marches in the Assault; null where a card moves it. */
      readonly roll: number | null;
      readonly realm: RealmId;
      readonly die: Die;
      readonly enemy: EnemyId;
      readonly from: Spot;
      readonly way: readonly Spot[];
      readonly fellBack: number;
      readonly end: 'stays' | 'leaves' | 'dies';
    }
  | {
      readonly type: 'enemyLeft';
      readonly realm: RealmId;
      readonly die: Die;
      readonly enemy: EnemyId;
      readonly wounds: number;
      readonly coins: number;
      readonly team: boolean;
    }
  | { readonly type: 'waveEnded'; readonly wave: number; readonly lord: Seat; readonly next: Seat }
  | {
      readonly type: 'cardPlayed';
      readonly seat: Seat;
      readonly card: Card;
      readonly target: CardTarget;
      readonly victim: Victim;
    }
  /** MOR-338 A team's card, drawn by LM. */
  | { readonly type: 'morthCardDrawn'; readonly lord: Seat; readonly card: Card }
  /** MOR-D53 */
  | { readonly type: 'cardWithoutTarget'; readonly lord: Seat; readonly card: Card }
  | {
      readonly type: 'coinsStolen';
      readonly from: RealmId;
      /** Nobody where Lord Morth himself robs a team. */ readonly to: RealmId | null;
      readonly coins: number;
    }
  | {
      readonly type: 'enemyReplaced';
      readonly realm: RealmId;
      readonly gone: Die;
      readonly goneEnemy: EnemyId;
      readonly die: Die;
      readonly enemy: EnemyId;
    }
  | {
      readonly type: 'heroMovedByCard';
      readonly seat: Seat;
      readonly hero: HeroId;
      readonly race: Race;
      readonly heroType: HeroType;
      readonly from: Cell;
      readonly to: Cell;
    }
  | { readonly type: 'responseDeclined'; readonly seat: Seat }
  | { readonly type: 'gameEnded' };
