import { END, form, hasPart, hold, isMoveOf, march, parts, rival, round, type PortalLesson } from './moves';
import { battle, lay, position, troop } from './position';

const SPEARS = 1;
const SHAMBLERS = 2;
const MEN_AT_ARMS = 3;

const FIELD = {
  terrain: [
    lay('woodSmall', 100, 320),
    lay('hedge', 560, 300),
    lay('rocks', 820, 300),
    lay('standingStones', 310, 200),
  ],
  yours: [troop('watch', 'w1', { at: [560, 520], facing: 270, files: 4 }, [1, 7]), troop('knights', 'k3')],
  theirs: [troop('undead', 'u5', { at: [450, 60], facing: 90, files: 7 })],
};
const SETUP = battle(FIELD);

/** Deploying, ranks and files, wheeling, marching. */
export const ranksLesson: PortalLesson = {
  id: 'ranks',
  title: 'portal.lessons.ranks.title',
  setup: SETUP,
  seat: 0,
  position: () => position(SETUP, FIELD, { turn: 0, dice: 6 }),
  steps: [
    {
      text: 'portal.lessons.ranks.zone',
      at: ['ground:350:520'],
      touches: 'ground:350:520',
      rules: ['PORT-066', 'PORT-067', 'PORT-068'],
    },
    {
      text: 'portal.lessons.ranks.place',
      at: ['action:gold'],
      does: {
        type: 'deploy',
        unit: 1,
        places: [],
        form: { anchor: { x: 350, y: 520 }, facing: 270, files: 3, order: [22, 23, 24, 25, 26, 27] },
      },
      wants: ({ type }) => type === 'deploy',
      rules: ['PORT-067', 'PORT-070', 'PORT-071', 'PORT-232', 'PORT-235'],
    },
    {
      text: 'portal.lessons.ranks.choose',
      at: [`unit:${MEN_AT_ARMS}`, `chip:${MEN_AT_ARMS}`],
      touches: [`unit:${MEN_AT_ARMS}`, `chip:${MEN_AT_ARMS}`],
      rules: ['PORT-074', 'PORT-077', 'PORT-078'],
    },
    {
      text: 'portal.lessons.ranks.wheel',
      at: [`unit:${MEN_AT_ARMS}`, `chip:${MEN_AT_ARMS}`, 'wheel:45', 'action:gold'],
      does: [parts(MEN_AT_ARMS, { part: 'wheel', to: 'right', by: 45 }), END],
      wants: round((action) => isMoveOf(action, MEN_AT_ARMS, 'normal') && hasPart(action, 'wheel'), 'endRound'),
      aim: 'portal.lessons.ranks.wheelAim',
      then: rival(hold(SHAMBLERS)),
      rules: ['PORT-080', 'PORT-081', 'PORT-240', 'PORT-241', 'PORT-242'],
    },
    {
      text: 'portal.lessons.ranks.form',
      at: ['drill:form', 'action:gold'],
      does: [form(SPEARS, [568, 527], 270, 5, [1, 2, 3, 4, 8, 5, 6, 7]), END],
      wants: round((action) => isMoveOf(action, SPEARS, 'normal') && action.how.by === 'form', 'endRound'),
      aim: 'portal.lessons.ranks.formAim',
      rules: ['PORT-114', 'PORT-234', 'PORT-237'],
    },
    {
      text: 'portal.lessons.ranks.march',
      at: ['ground:568:420', 'action:gold'],
      does: [march(SPEARS, 80), END],
      wants: round((action) => isMoveOf(action, SPEARS, 'normal') && hasPart(action, 'straight'), 'endRound'),
      aim: 'portal.lessons.ranks.marchAim',
      then: rival(hold(SHAMBLERS)),
      rules: ['PORT-236', 'PORT-238', 'PORT-239'],
    },
    {
      text: 'portal.lessons.ranks.face',
      at: ['drill:left', 'action:gold'],
      does: [parts(MEN_AT_ARMS, { part: 'face', to: 'left' }), END],
      wants: round((action) => isMoveOf(action, MEN_AT_ARMS, 'normal') && hasPart(action, 'face'), 'endRound'),
      aim: 'portal.lessons.ranks.faceAim',
      rules: ['PORT-138', 'PORT-245', 'PORT-246'],
    },
  ],
  closing: 'portal.lessons.ranks.closing',
};
