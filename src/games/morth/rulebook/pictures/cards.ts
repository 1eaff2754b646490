import { targetId } from '../../board/ids';
import { cardBack, cardFace } from '../../board/art/card';
import type { Selection } from '../../board/flow';
import type { State } from '../../rules';
import { CARDS } from '../../rules/data';
import { at, type Needs } from './position';
import { laidOut, map } from './tableau';

const [W, H, GAP] = [88, 124, 12];

/** Cards of the own hand side by side, the last face down. */
const fan = (needs: Needs) =>
  laidOut(4 * (W + GAP) + GAP, H + 2 * GAP, needs, ({ hands }) => {
    const own = hands[0] ?? [];
    return [...own.map((card) => cardFace(CARDS[card], W, H)), cardBack(W, H)].map((shapes, i) => ({
      id: `card-${i}`,
      x: GAP + i * (W + GAP),
      y: GAP,
      w: W,
      h: H,
      z: 0,
      shapes,
    }));
  });

type Pick = readonly [square: string, what: 'die' | 'hero' | 'path' | 'cell'];

/** The first card of the hand is aimed at squares of the rival's map. */
const aimed =
  (...picks: readonly Pick[]) =>
  (state: State): Selection => {
    const [card] = state.hands[0];
    const numbers = { die: state.foes[0]?.die ?? 0, hero: 0, path: 0 };
    return {
      type: 'aim',
      card,
      picks: picks.map(([square, what]) => ({
        id: targetId('cell', 1, at(square)),
        what,
        number: what === 'cell' ? at(square) : numbers[what],
      })),
    };
  };

const LOWER = { realm: 1, from: '0,5', to: '6,10' } as const;

/** Lord Morth cards, and what they are aimed at. */
export const CARD_PICTURES = {
  cards: fan({ hand: ['changePath', 'moveHero', 'steal'] }),
  sharedDevice: map(1.1, LOWER, { hand: ['advanceEnemy'], foes: ['', 'C6 orc, L3 rat'] }, aimed(['4,8', 'die'])),
  cardEffects: map(
    1.1,
    LOWER,
    { hand: ['cancelMove'], heroes: [{ type: 'warrior', at: '2,8', seat: 1 }], foes: ['', 'C6 orc'] },
    aimed(['2,8', 'hero']),
  ),
  'MOR-209': map(1.1, LOWER, { hand: ['changePath'], foes: ['', 'C6 orc'] }, aimed(['4,8', 'die'], ['0,7', 'path'])),
  'MOR-231': map(
    1.1,
    LOWER,
    { hand: ['moveHero'], heroes: [{ type: 'warrior', at: '2,8', seat: 1 }] },
    aimed(['2,8', 'hero']),
  ),
  'MOR-236': map(
    1.1,
    LOWER,
    { hand: ['blockSquare'], heroes: [{ type: 'warrior', at: '2,8', seat: 1 }], foes: ['', 'C6 orc'] },
    aimed(['2,7', 'cell']),
  ),
} as const;
