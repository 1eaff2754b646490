import { cast, END, rival, walk, type MortalgateLesson } from './moves';
import { island } from './position';
import { hero } from './targets';

/** Abilities, how long they cool down, and the three statuses. */
export const abilitiesLesson: MortalgateLesson = {
  id: 'abilities',
  title: 'mortalgate.lessons.abilities.title',
  seat: 0,
  ...island({
    you: ['yodan', 'dekhar', 'drexir', 'greven'],
    rival: ['elazar', 'sabea', 'seiren', 'zadita'],
    heroes: {
      yodan: { at: 'F21', cooldowns: { lifeWard: 1 } },
      dekhar: { at: 'E23' },
      drexir: { at: 'H22', health: 12 },
      greven: { at: 'F24' },
      elazar: { at: 'H20' },
      // The fire beside her, the poison and the shot leave nothing of it.
      sabea: { at: 'H21', health: 8 },
    },
    round: 4,
  }),
  steps: [
    {
      text: 'mortalgate.lessons.abilities.wait',
      at: ['ability:lifeWard'],
      touches: 'ability:lifeWard',
      aim: 'mortalgate.lessons.abilities.waitAim',
      rules: ['GATE-011', 'GATE-103', 'GATE-104'],
    },
    {
      text: 'mortalgate.lessons.abilities.burn',
      at: ['ability:blisteringPain', hero('elazar'), 'action:gold'],
      does: cast('blisteringPain', 'elazar'),
      then: rival(cast('staticCharge')),
      aim: 'mortalgate.lessons.abilities.burnAim',
      rules: ['GATE-067', 'GATE-080', 'GATE-129', 'GATE-130'],
    },
    {
      text: 'mortalgate.lessons.abilities.poison',
      at: ['ability:infectedWounds', hero('sabea'), 'action:gold'],
      does: [walk('E22 F22 G21'), cast('infectedWounds', 'sabea')],
      then: rival(cast('ringTheBell', 'drexir'), END),
      aim: 'mortalgate.lessons.abilities.poisonAim',
      rules: ['GATE-139', 'GATE-149', 'GATE-152', 'GATE-153'],
    },
    {
      text: 'mortalgate.lessons.abilities.blast',
      at: ['ability:explosiveShot', hero('sabea'), 'action:gold'],
      does: [walk('G23'), cast('explosiveShot', 'sabea')],
      then: rival(END),
      aim: 'mortalgate.lessons.abilities.blastAim',
      rules: ['GATE-080', 'GATE-117', 'GATE-138', 'GATE-156', 'GATE-157', 'GATE-158'],
    },
    {
      text: 'mortalgate.lessons.abilities.heal',
      at: ['ability:lifeWard', hero('drexir'), 'action:gold'],
      does: cast('lifeWard', 'drexir'),
      aim: 'mortalgate.lessons.abilities.healAim',
      rules: ['GATE-052', 'GATE-053', 'GATE-105', 'GATE-110', 'GATE-128'],
    },
  ],
  closing: 'mortalgate.lessons.abilities.closing',
};
