import { bestOf, nextU32, pick, seedRng, slips } from '@/engine';
import type { Bot, BotLevel, Rng, Seat } from '@/engine';
import { legalActions } from './actions';
import { DECLINE } from './actions/decline';
import { momentOf } from './actions/verb';
import { CARDS } from './data';
import type { Effect } from './data';
import { bestDivision, chooseHero, nextDeed } from './thinking/heroTurn';
import type { Foresight } from './thinking/outlook';
import { bestPortalTurn } from './thinking/portalTurn';
import { bestCard, mildestTarget } from './thinking/response';
import { bestPurchase } from './thinking/shop';
import type { Habits } from './thinking/shop';
import type { Action, Card, State, View } from './types';
import { determinize } from './view';

type Level = Foresight &
  Habits & {
    /** Chance in a hundred to do something else. */
    readonly slipPercent: number;
    readonly playsCards: boolean;
  };

/** Cards to part with first. */
const SPARE: readonly Effect[] = [
  'healEnemy',
  'lessMove',
  'changeType',
  'moveHero',
  'blockSquare',
  'cancelMove',
  'steal',
  'lessAttack',
  'changePath',
  'swapEnemies',
  'advanceEnemy',
  'cancelAttack',
  'levelUp',
];

const leastCard = (cards: readonly Card[]): Card => bestOf(cards, (card) => -SPARE.indexOf(CARDS[card].effect));

/** Something legal that is not a card; ending the turn only when there is nothing else. */
function slip(state: State, seat: Seat, rng: Rng): Action {
  const options = legalActions(state, seat);
  const lively = options.filter(
    ({ type }) =>
      type === 'activate' || type === 'step' || type === 'attack' || type === 'endActivation' || type === 'passPortal',
  );
  return pick(rng, lively.length > 0 ? lively : options);
}

function* decide(state: State, seat: Seat, level: Level): Generator<void, Action, void> {
  const moment = momentOf(state);
  switch (moment) {
    case 'portal':
      return bestPortalTurn(state, seat, level.spite);
    case 'choosing':
      return bestPurchase(state, seat, level) ?? (yield* chooseHero(state, seat, level));
    case 'acting':
      return nextDeed(state, seat, level);
    case 'divide':
      return bestDivision(state);
    case 'discard':
      return { type: 'discard', card: leastCard(state.hands[seat]) };
    case 'morthCard':
      return yield* mildestTarget(state, seat);
    case 'asked':
      return (level.playsCards ? yield* bestCard(state, seat) : undefined) ?? DECLINE;
    default:
      return legalActions(state, seat)[0];
  }
}

/** Moments in which a weaker bot may do something else. */
const SLIPPERY: readonly (string | undefined)[] = ['portal', 'choosing', 'acting'];

function botOf(level: Level): Bot<Action, View> {
  return {
    *think(view, seat, seed) {
      const rng = seedRng(seed);
      const state = determinize(view, nextU32(rng));
      yield;
      if (slips(rng, level.slipPercent) && SLIPPERY.includes(momentOf(state))) return slip(state, seat, rng);
      return yield* decide(state, seat, level);
    },
    /** MOR-250 Only at the windows; in the asking mode it was asked there already. */
    *respond(view, seat, seed) {
      if (view.window === null || view.config.cardMode === 'asking' || !level.playsCards) return undefined;
      const state = determinize(view, seed);
      yield;
      return yield* bestCard(state, seat);
    },
  };
}

const AT_SIGHT = { rolls: [2], looksFurther: false, wicked: false, thrift: 0.55, spite: 0.35, playsCards: true };

/** Three levels: all see only what their seat may know, and differ in how far they look and how often they slip. */
export const bots: Readonly<Record<BotLevel, Bot<Action, View>>> = {
  easy: botOf({ ...AT_SIGHT, slipPercent: 45 }),
  medium: botOf({ ...AT_SIGHT, slipPercent: 12 }),
  sharp: botOf({
    slipPercent: 0,
    rolls: [1, 2, 3],
    looksFurther: true,
    wicked: true,
    thrift: 0.2,
    spite: 1,
    playsCards: true,
  }),
};
