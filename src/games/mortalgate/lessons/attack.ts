import { attack, END, rival, walk, type MortalgateLesson } from './moves';
import { island } from './position';
import { hero } from './targets';

/** What an attack hits by, what it takes, and what becomes of the slain. */
export const attackLesson: MortalgateLesson = {
  id: 'attack',
  title: 'mortalgate.lessons.attack.title',
  seat: 0,
  ...island({
    you: ['greven', 'dekhar', 'drexir', 'yodan'],
    rival: ['zadita', 'sabea', 'elazar', 'seiren'],
    heroes: {
      greven: { at: 'E22' },
      dekhar: { at: 'F21' },
      drexir: { at: 'H23' },
      zadita: { at: 'I23' },
      sabea: { at: 'H21', health: 8 },
    },
    round: 4,
    // Greven hits, Zadita misses, Dekhar hits.
    dice: 10,
  }),
  steps: [
    {
      text: 'mortalgate.lessons.attack.look',
      at: [hero('zadita')],
      touches: hero('zadita'),
      aim: 'mortalgate.lessons.attack.lookAim',
      rules: ['GATE-069', 'GATE-083'],
    },
    {
      text: 'mortalgate.lessons.attack.compare',
      at: [hero('sabea')],
      touches: hero('sabea'),
      aim: 'mortalgate.lessons.attack.compareAim',
      rules: ['GATE-008', 'GATE-083'],
    },
    {
      text: 'mortalgate.lessons.attack.roll',
      at: ['action:gold', hero('sabea')],
      does: attack('sabea'),
      then: rival(attack('drexir')),
      aim: 'mortalgate.lessons.attack.compareAim',
      rules: ['GATE-067', 'GATE-084', 'GATE-085', 'GATE-088'],
    },
    {
      text: 'mortalgate.lessons.attack.slay',
      at: [hero('sabea'), 'action:gold'],
      does: [walk('G20'), attack('sabea')],
      then: rival(END),
      aim: 'mortalgate.lessons.attack.slayAim',
      rules: ['GATE-068', 'GATE-088', 'GATE-090', 'GATE-094'],
    },
    {
      text: 'mortalgate.lessons.attack.back',
      at: ['hero:sabea'],
      touches: 'hero:sabea',
      aim: 'mortalgate.lessons.attack.backAim',
      rules: ['GATE-039', 'GATE-046', 'GATE-047', 'GATE-049', 'GATE-100'],
    },
  ],
  closing: 'mortalgate.lessons.attack.closing',
};
