import type { DrawnPicture } from '@/games/picture';
import { character, pearls, position } from '../../lessons/position';
import { still } from './tableau';
import { ownZone } from './zones';

type Purse = { readonly activated?: string; readonly diamonds?: number };

/** A character on the portal, and the cards of the hand that pay for it. */
const paid = (card: string, hand: string, spent: string, { activated = '', diamonds = 0 }: Purse = {}, gems = 0) =>
  still(
    1.35,
    { of: ownZone },
    {
      state: () =>
        position({
          round: 4,
          you: { hand, portal: card, activated, diamonds },
          rival: { portal: 'maiden-1' },
          open: '1.7 4.7 8.7 2.7',
          next: '7.7 5.7',
          characters: 'tweedle-1 lion-1',
        }),
      chosen: {
        type: 'activate',
        card: character(card),
        payment: { pearls: pearls(spent).sort((a, b) => a - b), diamonds: gems },
      },
    },
  );

const PAIRS: DrawnPicture = paid('wraith-1', '3.2 5.2 5.3 5.4 5.5', '5.2 5.3 5.4 5.5');

/** What the signs of costs ask for, each with cards that pay it. */
export const COSTS = {
  costs: paid('forestboy-1', '1.2 2.1 3.2 6.1 8.1', '1.2 3.2 6.1'),
  'MOL-095': paid('giant-1', '3.2 6.1 6.2 8.1 8.2', '6.1 6.2 8.1 8.2'),
  'MOL-096': paid('hound-1', '2.1 4.2 4.3 4.4 7.1', '4.2 4.3 4.4'),
  'MOL-097': paid('wraith-1', '2.1 2.2 3.2 7.1 7.2', '2.1 2.2 7.1 7.2'),
  'MOL-098': paid('barbarian-1', '1.1 5.2 7.1 8.1 4.2', '5.2 7.1 8.1'),
  'MOL-099': paid('monkey-1', '1.1 2.1 3.2 4.2 8.1', '1.1 2.1 3.2 4.2'),
  'MOL-100': paid('wisp36-1', '3.2 3.3 6.1 6.2 6.3', '6.1 6.2 6.3'),
  'MOL-101': paid('pirate-1', '1.1 2.1 2.2 2.3 8.1', '2.1 2.2 2.3', { diamonds: 2 }, 1),
  'MOL-102': paid('halfeven-1', '2.1 2.2 5.2 7.1 8.1', '2.1 2.2 8.1'),
  'MOL-103': paid('halfodd-1', '1.1 5.2 5.3 6.1 8.1', '1.1 5.2 5.3'),
  'MOL-104': paid('gnome-1', '3.2 3.3 5.2 6.1 6.2', '3.2 3.3 6.1 6.2'),
  'MOL-105': paid('wizard-1', '1.1 6.1 7.1 8.1 8.2', '6.1 7.1 8.1'),
  diamonds: paid('wizard-1', '1.1 5.2 5.3 7.1', '5.2 5.3 7.1', { diamonds: 2 }, 1),
  'MOL-188': paid('sorceress-1', '7.1 7.2 7.3 8.1', '7.1 7.2 7.3 8.1', { activated: 'maiden-1', diamonds: 1 }, 1),
  printedPearls: paid('hood-1', '4.2 7.1 8.1', '4.2 7.1 8.1', { activated: 'dwarf5-1 dragon-1' }),
  rulings: PAIRS,
} as const;
