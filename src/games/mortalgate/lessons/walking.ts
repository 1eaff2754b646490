import { attack, walk, type MortalgateLesson } from './moves';
import { island } from './position';
import { hero, hex } from './targets';

/** Steps, what is in their way, and what is in the way of sight. */
export const walkingLesson: MortalgateLesson = {
  id: 'walking',
  title: 'mortalgate.lessons.walking.title',
  seat: 0,
  ...island({
    you: ['greven', 'yodan', 'drexir', 'dekhar'],
    rival: ['sabea', 'elazar', 'seiren', 'zadita'],
    heroes: {
      greven: { at: 'H15' },
      yodan: { at: 'I15' },
      drexir: { at: 'L16' },
      sabea: { at: 'M15' },
    },
    round: 4,
  }),
  steps: [
    {
      text: 'mortalgate.lessons.walking.tap',
      at: [hex('J15')],
      touches: hex('J15'),
      aim: 'mortalgate.lessons.walking.tapAim',
      rules: ['GATE-038', 'GATE-058'],
    },
    {
      text: 'mortalgate.lessons.walking.walk',
      at: ['action:gold', hex('J15')],
      does: walk('I14 J15'),
      aim: 'mortalgate.lessons.walking.walkAim',
      rules: ['GATE-059', 'GATE-060', 'GATE-061', 'GATE-062', 'GATE-063'],
    },
    {
      text: 'mortalgate.lessons.walking.lens',
      at: ['board:lens'],
      touches: 'board:lens',
      aim: 'mortalgate.lessons.walking.lensAim',
      rules: ['GATE-072'],
    },
    {
      text: 'mortalgate.lessons.walking.sight',
      at: ['lens:sight', 'board:lens'],
      touches: 'lens:sight',
      aim: 'mortalgate.lessons.walking.lensAim',
      rules: ['GATE-073', 'GATE-075'],
    },
    {
      text: 'mortalgate.lessons.walking.round',
      at: [hex('K16'), 'action:gold'],
      does: walk('J16 K16'),
      aim: 'mortalgate.lessons.walking.roundAim',
      rules: ['GATE-063', 'GATE-075', 'GATE-076'],
    },
    {
      text: 'mortalgate.lessons.walking.shoot',
      at: [hero('sabea'), 'action:gold'],
      does: attack('sabea'),
      aim: 'mortalgate.lessons.walking.shootAim',
      rules: ['GATE-041', 'GATE-043', 'GATE-069', 'GATE-070', 'GATE-077'],
    },
  ],
  closing: 'mortalgate.lessons.walking.closing',
};
