import { arrowNode, ringNode } from '@/ui/art/pointers';
import { character, pearls, position } from '../../lessons/position';
import { film, still } from './tableau';
import { boardZone, characterRow, middle, ownPortal, ownZone } from './zones';

const GIANT = character('giant-1');
const PAID = pearls('6.1 6.2 8.1 8.2');

const payable = () =>
  position({
    round: 3,
    you: { hand: '3.2 6.1 6.2 8.1 8.2', portal: 'giant-1 sorceress-1', activated: 'goblin-1' },
    rival: { hand: '6.3', portal: 'hound-1' },
    open: '1.2 4.2 8.3 2.1',
    next: '7.2 5.3',
    characters: 'hood-1 wraith-1',
    nextCharacters: 'unicorn-1',
  });

const filled = () =>
  position({
    round: 3,
    you: { hand: '3.2 6.1', portal: 'giant-1 sorceress-1' },
    rival: { hand: '6.3' },
    open: '1.2 4.2 8.3 2.1',
    next: '7.2 5.3',
    characters: 'hood-1 wraith-1',
    nextCharacters: 'unicorn-1',
  });

/** Characters that come onto the portal and from there to its right. */
export const CHARACTERS_IN = {
  placeCharacter: film(
    0.72,
    { of: (layout) => [...characterRow(layout), ...ownPortal(layout)] },
    () =>
      position({
        round: 2,
        you: { hand: '2.1 5.2', portal: 'giant-1' },
        rival: { hand: '6.2' },
        open: '1.2 4.2 8.2 6.1',
        next: '7.2',
        characters: 'hood-1 wraith-1',
        nextCharacters: 'unicorn-1',
      }),
    [
      [
        { type: 'place', from: 1, leaves: null },
        { type: 'placeCharacter', from: 1, discard: null },
      ],
    ],
  ),
  activate: film(1.35, { of: ownZone }, payable, [
    [
      { type: 'activate', card: GIANT, payment: null },
      { type: 'activate', card: GIANT, payment: { pearls: PAID, diamonds: 0 } },
    ],
  ]),
  'MOL-074': still(
    0.72,
    {
      of: (layout) => [...characterRow(layout), ...ownPortal(layout)],
      pointing: ({ characters, own }) => [arrowNode('comes', middle(characters[0]), middle(own.portal[1]))],
    },
    { state: filled, chosen: { type: 'place', from: 0, leaves: character('sorceress-1') } },
  ),
  'MOL-071': still(
    1.05,
    {
      of: boardZone,
      pointing: ({ characters, characterPile }) => [
        ringNode('taken', characters[0]),
        arrowNode('refill', middle(characterPile), middle(characters[0]), 3, -0.2),
      ],
    },
    { state: filled, chosen: { type: 'place', from: 0, leaves: character('sorceress-1') } },
  ),
} as const;
