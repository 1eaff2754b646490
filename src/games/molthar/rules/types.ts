import type { Rng, Seat, Viewer } from '@/engine';

export const PEARLS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Pearl = (typeof PEARLS)[number];

export type Kind = 'green' | 'red' | 'blue';

export const RED_ABILITIES = ['shared', 'actions3', 'next1', 'discard', 'steal', 'takeBack'] as const;
export const BLUE_ABILITIES = [
  'pearl',
  'pearlAny',
  'one8',
  'three',
  'minus',
  'twoGem',
  'hand1',
  'action1',
  'exchange',
  'peek',
  'redraw',
] as const;
export type Ability = (typeof RED_ABILITIES)[number] | (typeof BLUE_ABILITIES)[number];

/** Index into PEARL_CARDS, 0 to 55: seven of each value in order, copy 1 first. */
export type PearlCard = number;
/** Index into CHARACTERS, 0 to 53, in the order of table T2. */
export type CharacterCard = number;

export type Part =
  | { readonly t: 'exact'; readonly v: readonly Pearl[] }
  | { readonly t: 'kind'; readonly n: number }
  | { readonly t: 'sum'; readonly n: number; readonly total: number }
  | { readonly t: 'sumAny'; readonly total: number }
  | { readonly t: 'even'; readonly n: number }
  | { readonly t: 'odd'; readonly n: number }
  | { readonly t: 'straight'; readonly n: number }
  | { readonly t: 'gems'; readonly n: number };
/** All parts are paid, with different pearls. */
export type CostOption = readonly Part[];
/** One option is paid, never a mixture. */
export type Cost = readonly CostOption[];

export type Character = {
  /** Catalogue id, for example 'giant-1'. */
  readonly id: string;
  /** What copies share: 'giant', 'dwarf3', 'wisp36' … Names and pictures hang on it. */
  readonly face: string;
  readonly cost: Cost;
  readonly power: number;
  readonly diamonds: number;
  readonly kind: Kind;
  readonly ability: Ability | null;
  /** Value of the printed pearl (ability 'pearl'). */
  readonly pearl: Pearl | null;
};

export const STARTERS = ['random', 0, 1, 2, 3, 4] as const;
export type Config = {
  /** MOL-D02 */
  readonly starter: (typeof STARTERS)[number];
  /** MOL-D06 */
  readonly swapPerSymbol: boolean;
  /** MOL-D22 */
  readonly wispOwnerWaits: boolean;
};

export const PHASES = ['start', 'act', 'after', 'limit', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export type PortalCard = { card: CharacterCard; /** turnNumber in which it came. */ since: number };

/** A card that the Fairy took, told to its victim at the victim's next turn. */
export type Theft = { by: Seat; pearl: PearlCard };

export type Player = {
  hand: PearlCard[];
  portal: PortalCard[];
  activated: CharacterCard[];
  /** Face down, also for their owner. */
  diamonds: CharacterCard[];
  /** Extra actions of the next turn, from Wraiths. */
  owed: number;
  stolen: Theft[];
};

/** A decision that must be taken before anything else. */
export type Pending =
  | { type: 'discardOpponent' }
  | { type: 'stealFrom' }
  | { type: 'steal'; from: Seat }
  | { type: 'takeBack'; pearls: PearlCard[] };

export type Turn = {
  seat: Seat;
  /** Counts all turns of the match from 1. */
  number: number;
  round: number;
  phase: Phase;
  actionsLeft: number;
  actionsTaken: number;
  /** MOL-040 How many actions must be taken, where a Golem has made them more than three. Absent in any other turn. */
  duty?: number;
  exchanged: boolean;
  peeked: boolean;
  redrawn: boolean;
};

export type State = {
  rng: Rng;
  config: Config;
  starter: Seat;
  turn: Turn;
  pending: Pending | null;
  players: Player[];
  /** Piles: the last element is the top. */
  pearls: { draw: PearlCard[]; discard: PearlCard[]; open: PearlCard[] };
  /** peeked: the top of the pile while the seat on turn may still remember it (MOL-185). */
  characters: {
    draw: CharacterCard[];
    discard: CharacterCard[];
    open: (CharacterCard | null)[];
    peeked: CharacterCard | null;
  };
  /** MOL-212 who reached 12 first, and the round whose end brings the final turns. */
  trigger: { seat: Seat; round: number } | null;
};

/** The hand cards that are discarded and all Diamonds handed over; which value stood where has no effect (section 3.3). */
export type Payment = { readonly pearls: readonly PearlCard[]; readonly diamonds: number };

export type Source = 0 | 1 | 2 | 3 | 'pile';

export type Action =
  | { readonly type: 'takePearl'; readonly from: Source }
  | { readonly type: 'replacePearls' }
  | { readonly type: 'placeCharacter'; readonly from: 0 | 1 | 'pile'; readonly discard: CharacterCard | null }
  | { readonly type: 'activate'; readonly card: CharacterCard; readonly payment: Payment }
  | { readonly type: 'chooseOpponentCharacter'; readonly card: CharacterCard }
  | { readonly type: 'chooseOpponentHand'; readonly seat: Seat }
  | { readonly type: 'takeFromHand'; readonly pearl: PearlCard }
  | { readonly type: 'takeBack'; readonly pearl: PearlCard }
  | { readonly type: 'exchangePortal'; readonly card: CharacterCard; readonly open: 0 | 1 }
  | { readonly type: 'peekCharacter' }
  | { readonly type: 'twoForDiamond'; readonly pearl: PearlCard }
  | { readonly type: 'redrawHand' }
  | { readonly type: 'finishActions' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'discardToLimit'; readonly pearls: readonly PearlCard[] };
export type ActionType = Action['type'];

export type Event =
  | {
      readonly type: 'pearlTaken';
      readonly seat: Seat;
      readonly from: Source;
      /** Known to seat alone when from the pile: null where it is not shown. */ readonly pearl: PearlCard | null;
    }
  | { readonly type: 'pearlTurnedUp'; readonly place: number; readonly pearl: PearlCard }
  | {
      readonly type: 'charactersSwapped';
      readonly gone: readonly CharacterCard[];
      readonly come: readonly CharacterCard[];
    }
  | {
      readonly type: 'pearlsReplaced';
      readonly seat: Seat;
      readonly gone: readonly PearlCard[];
      readonly come: readonly PearlCard[];
    }
  | {
      readonly type: 'characterPlaced';
      readonly seat: Seat;
      readonly card: CharacterCard;
      readonly from: 0 | 1 | 'pile';
      readonly discarded: CharacterCard | null;
    }
  | { readonly type: 'characterTurnedUp'; readonly place: number; readonly card: CharacterCard }
  | {
      readonly type: 'characterActivated';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly card: CharacterCard;
      readonly payment: Payment;
      /** What lay activated before seat as it paid: whose printed pearls and abilities made the payment whole. */
      readonly helpers: readonly CharacterCard[];
      readonly points: number;
    }
  | { readonly type: 'diamondsTaken'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'actionsGained'; readonly seat: Seat; readonly count: number }
  /** Actions of a turn beyond the usual ones, and the Character they come from. */
  | { readonly type: 'actionsGiven'; readonly seat: Seat; readonly card: CharacterCard; readonly count: number }
  | { readonly type: 'actionOwed'; readonly seat: Seat; readonly by: Seat }
  | {
      readonly type: 'opponentCharacterDiscarded';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: CharacterCard;
    }
  | { readonly type: 'handShown'; readonly seat: Seat; readonly from: Seat }
  | {
      readonly type: 'pearlStolen';
      readonly seat: Seat;
      readonly from: Seat;
      /** Known to both seats alone: null where it is not shown. */ readonly pearl: PearlCard | null;
    }
  | { readonly type: 'pearlTakenBack'; readonly seat: Seat; readonly pearl: PearlCard }
  | { readonly type: 'abilityWithoutTarget'; readonly seat: Seat; readonly card: CharacterCard }
  | {
      readonly type: 'portalExchanged';
      readonly seat: Seat;
      readonly gone: CharacterCard;
      readonly come: CharacterCard;
    }
  /** What was seen is not kept where it could be read again (section 6.3.4): the view shows it as long as it may be seen. */
  | { readonly type: 'characterPeeked'; readonly seat: Seat }
  | { readonly type: 'twoTraded'; readonly seat: Seat; readonly pearl: PearlCard }
  /** discarded is empty when a reshuffle took the old hand along before anybody could look it up. */
  | {
      readonly type: 'handRedrawn';
      readonly seat: Seat;
      readonly discarded: readonly PearlCard[];
      readonly count: number;
    }
  | { readonly type: 'pileReshuffled'; readonly pile: 'pearls' | 'characters' }
  | { readonly type: 'actionsDeclined'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'handTrimmed'; readonly seat: Seat; readonly pearls: readonly PearlCard[] }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | {
      readonly type: 'turnBegan';
      readonly seat: Seat;
      readonly round: number;
      readonly actions: number;
      readonly final: boolean;
    }
  | { readonly type: 'endTriggered'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'gameEnded' };

export type PlayerView = {
  /** null where the viewer may not see it. */
  hand: PearlCard[] | null;
  handCount: number;
  handLimit: number;
  portal: PortalCard[];
  activated: CharacterCard[];
  diamonds: number;
  points: number;
  owed: number;
  /** null where the viewer may not see it. */
  stolen: Theft[] | null;
};

export type View = {
  viewer: Viewer;
  config: Config;
  starter: Seat;
  turn: Turn;
  pending: Pending | null;
  players: PlayerView[];
  pearls: { draw: number; discard: PearlCard[]; open: PearlCard[] };
  /** peeked: the top of the pile, for the seat that looked at it and only until its first action. */
  characters: { draw: number; discard: CharacterCard[]; open: (CharacterCard | null)[]; peeked: CharacterCard | null };
  trigger: State['trigger'];
};
