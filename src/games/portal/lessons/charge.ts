import { charge, END, fight, isMoveOf, parts, rival, round, type PortalLesson } from './moves';
import { battle, lay, position, troop } from './position';

const KNIGHTS = 1;
const CUT_THROATS = 2;
const SPEARS = 3;
const HANGERS_ON = 4;

const FIELD = {
  terrain: [lay('woodSmall', 700, 130), lay('rocks', 740, 400), lay('cottage', 120, 490), lay('hedge', 300, 110)],
  yours: [
    troop('knights', 'k2', { at: [300, 260], facing: 0, files: 4, tight: true }),
    troop('watch', 'w1', { at: [419, 440], facing: 0, files: 3, tight: true }),
  ],
  theirs: [
    troop('bandits', 'b1', { at: [440, 260], facing: 180, files: 4 }),
    troop('bandits', 'b2', { at: [460, 440], facing: 0, files: 3, tight: true }),
  ],
};
const SETUP = battle(FIELD);

/** A charge, blows from behind, who strikes when, and who gets up again. */
export const chargeLesson: PortalLesson = {
  id: 'charge',
  title: 'portal.lessons.charge.title',
  setup: SETUP,
  seat: 0,
  position: () => position(SETUP, FIELD, { turn: 3, dice: 4 }),
  steps: [
    {
      text: 'portal.lessons.charge.tap',
      at: [`unit:${CUT_THROATS}`],
      touches: `unit:${CUT_THROATS}`,
      rules: ['PORT-118', 'PORT-121', 'PORT-122', 'PORT-135'],
    },
    {
      text: 'portal.lessons.charge.charge',
      at: [`unit:${CUT_THROATS}`, 'way:charge', 'action:gold'],
      does: [charge(KNIGHTS, 5, 115), fight(KNIGHTS)],
      wants: round((action) => isMoveOf(action, KNIGHTS, 'charge'), 'melee'),
      then: rival(fight(CUT_THROATS)),
      rules: ['PORT-120', 'PORT-124', 'PORT-144', 'PORT-146', 'PORT-147', 'PORT-152', 'PORT-159'],
    },
    {
      text: 'portal.lessons.charge.rear',
      at: [`unit:${HANGERS_ON}`, 'action:gold'],
      does: fight(SPEARS),
      then: rival(parts(HANGERS_ON, { part: 'face', to: 'about' }), END),
      rules: ['PORT-148', 'PORT-150', 'PORT-153', 'PORT-156', 'PORT-157', 'PORT-185', 'PORT-186', 'PORT-187'],
    },
    {
      text: 'portal.lessons.charge.again',
      at: [`unit:${CUT_THROATS}`, 'action:gold'],
      does: fight(KNIGHTS),
      rules: ['PORT-113', 'PORT-123', 'PORT-246'],
    },
  ],
  closing: 'portal.lessons.charge.closing',
};
