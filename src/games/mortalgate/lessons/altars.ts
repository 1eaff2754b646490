import { BLUE, RED } from '../rules';
import { attack, CAPTURE, END, rival, walk, type MortalgateLesson } from './moves';
import { island } from './position';
import { altar, hero } from './targets';

/** Capturing, what it brings, and an altar that both teams want. */
export const altarsLesson: MortalgateLesson = {
  id: 'altars',
  title: 'mortalgate.lessons.altars.title',
  seat: 0,
  ...island({
    you: ['dekhar', 'drexir', 'greven', 'yodan'],
    rival: ['elazar', 'seiren', 'sabea', 'zadita'],
    heroes: {
      dekhar: { at: 'I15' },
      drexir: { at: 'C15' },
      seiren: { at: 'D14', health: 6 },
    },
    round: 9,
    altars: { sprint: BLUE, splinter: BLUE, evasive: RED },
    grace: [15, 12],
    // Drexir hits.
    dice: 1,
  }),
  steps: [
    {
      text: 'mortalgate.lessons.altars.tap',
      at: [altar('forceful')],
      touches: altar('forceful'),
      aim: 'mortalgate.lessons.altars.tapAim',
      rules: ['GATE-016', 'GATE-177'],
    },
    {
      text: 'mortalgate.lessons.altars.capture',
      at: ['action:gold', altar('forceful')],
      does: [walk('I14 I13 I12 I11'), CAPTURE],
      then: rival(END),
      aim: 'mortalgate.lessons.altars.captureAim',
      rules: ['GATE-017', 'GATE-162', 'GATE-163', 'GATE-167', 'GATE-170', 'GATE-178'],
    },
    {
      text: 'mortalgate.lessons.altars.contested',
      at: [altar('sprint')],
      touches: altar('sprint'),
      aim: 'mortalgate.lessons.altars.contestedAim',
      rules: ['GATE-164', 'GATE-168', 'GATE-173'],
    },
    {
      text: 'mortalgate.lessons.altars.slay',
      at: [hero('seiren'), 'action:gold'],
      does: [walk('C14'), attack('seiren')],
      aim: 'mortalgate.lessons.altars.slayAim',
      rules: ['GATE-165', 'GATE-182', 'GATE-088'],
    },
    {
      text: 'mortalgate.lessons.altars.take',
      at: ['action:gold'],
      does: CAPTURE,
      aim: 'mortalgate.lessons.altars.takeAim',
      rules: ['GATE-100', 'GATE-169', 'GATE-172', 'GATE-179', 'GATE-201'],
    },
  ],
  closing: 'mortalgate.lessons.altars.closing',
};
