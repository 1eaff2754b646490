import { ringNode } from '@/ui/art/pointers';
import { molthar } from '../../rules';
import { position } from '../../lessons/position';
import { still } from './tableau';
import { boardZone, handZone, ownPortal, ownZone, rivalsZone } from './zones';

/** The middle of a match of three. */
const AMID = () =>
  position({
    round: 5,
    you: { hand: '2.1 5.2 6.1 8.1', portal: 'giant-1 sorceress-1', activated: 'phoenix-1 unicorn-1', diamonds: 2 },
    rival: { hand: '6.2 6.3 7.1', portal: 'hound-1', activated: 'goblin-1 hansel-1', diamonds: 1 },
    others: [{ hand: '1.1 4.3', portal: 'monkey-1 gnome-1', activated: 'dwarf3-1' }],
    open: '1.2 4.1 8.2 3.2',
    next: '7.2 5.3 2.2 6.4 8.3',
    characters: 'hood-1 wraith-1',
  });

/** What lies where. */
export const TABLE = {
  pieces: still(1.05, { of: boardZone }, { state: AMID }),
  setup: still(
    0.62,
    { of: (layout) => [...rivalsZone(layout), ...ownZone(layout)] },
    { state: () => molthar.setup(molthar.parseConfig({ starter: 0 }), 2, 4) },
  ),
  information: still(
    0.62,
    {
      of: (layout) => [...rivalsZone(layout), ...handZone(layout)],
      pointing: ({ rivals, pearlPile, characterPile }) => [
        ...rivals.map(({ stats: [hand] }, i) => ringNode(`hidden-hand-${i}`, hand)),
        ringNode('hidden-pearls', pearlPile),
        ringNode('hidden-characters', characterPile),
      ],
    },
    { state: AMID },
  ),
  'MOL-007': still(
    1.9,
    {
      of: ownPortal,
      pointing: ({ own: { diamonds, arch, rowZone } }) => [
        ringNode('diamonds', diamonds),
        ringNode('portal', arch),
        ringNode('row', rowZone),
      ],
    },
    { state: AMID },
  ),
} as const;
