import { END, fire, hold, isMoveOf, parts, rival, turnOf, walk, type PortalLesson } from './moves';
import { battle, lay, position, troop } from './position';

const CANNON = 1;
const COLUMN = 2;
const CATAPULT = 3;
const CUIRASSIERS = 4;

const FIELD = {
  terrain: [lay('cottage', 330, 430), lay('woodSmall', 700, 130), lay('rocks', 720, 480), lay('hedge', 330, 110)],
  yours: [
    troop('redcoats', 'r4', { at: [180, 270], facing: 0, files: 1 }),
    troop('goblins', 'g5', { at: [180, 430], facing: 0, files: 1 }),
  ],
  theirs: [
    troop('french', 'f1', { at: [440, 270], facing: 180, files: 4, tight: true }),
    troop('french', 'f3', { at: [450, 520], facing: 180, files: 3 }),
  ],
};
const SETUP = battle(FIELD);

/** Aiming a gun, where a shell may land, and turning it. */
export const gunsLesson: PortalLesson = {
  id: 'guns',
  title: 'portal.lessons.guns.title',
  setup: SETUP,
  seat: 0,
  position: () => position(SETUP, FIELD, { turn: 2, dice: 1137 }),
  steps: [
    {
      text: 'portal.lessons.guns.aim',
      at: [`unit:${COLUMN}`],
      touches: `unit:${COLUMN}`,
      rules: ['PORT-012', 'PORT-264', 'PORT-265', 'PORT-274', 'PORT-275', 'PORT-276'],
    },
    {
      text: 'portal.lessons.guns.fire',
      at: [`unit:${COLUMN}`, 'action:gold'],
      does: fire(CANNON, 3),
      wants: (action) => action.type === 'fire' && action.group === CANNON,
      then: rival(hold(COLUMN)),
      rules: ['PORT-267', 'PORT-270', 'PORT-278', 'PORT-279', 'PORT-280'],
    },
    {
      text: 'portal.lessons.guns.over',
      at: [`unit:${CUIRASSIERS}`, 'action:gold'],
      does: fire(CATAPULT, 17),
      wants: (action) => action.type === 'fire' && action.group === CATAPULT,
      aim: 'portal.lessons.guns.overAim',
      then: rival(walk(CUIRASSIERS, 180, { 15: [262, 560], 16: [262, 520], 17: [262, 480] }, 'run'), END),
      rules: ['PORT-033', 'PORT-266', 'PORT-274', 'PORT-277'],
    },
    {
      text: 'portal.lessons.guns.turn',
      at: ['ground:260:400', 'action:gold'],
      does: parts(CANNON, { part: 'turn', by: 45 }, { part: 'straight', mm: 50 }),
      wants: (action) => isMoveOf(action, CANNON, 'normal') && turnOf(action) >= 30,
      aim: 'portal.lessons.guns.turnAim',
      rules: ['PORT-097', 'PORT-136', 'PORT-139', 'PORT-141'],
    },
    {
      text: 'portal.lessons.guns.misfire',
      at: [`unit:${CUIRASSIERS}`, 'action:gold'],
      does: fire(CANNON, 17),
      wants: (action) => action.type === 'fire' && action.group === CANNON,
      aim: 'portal.lessons.guns.misfireAim',
      rules: ['PORT-268', 'PORT-271', 'PORT-272'],
    },
  ],
  closing: 'portal.lessons.guns.closing',
};
