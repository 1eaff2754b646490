import { END, endOf, isMoveOf, rival, round, walk, type PortalLesson } from './moves';
import { battle, lay, marker, position, troop } from './position';

const SPEARS = 1;
const CUT_THROATS = 2;
const BOWS = 3;

const FIELD = {
  terrain: [lay('woodSmall', 330, 480), lay('hedge', 560, 120), lay('cottage', 700, 480), lay('rocks', 150, 110)],
  objectives: [marker(500, 260)],
  yours: [
    troop('watch', 'w1', { at: [200, 290], facing: 0, files: 3 }),
    troop('watch', 'w2', { at: [235, 480], facing: 0, files: 2 }),
  ],
  theirs: [troop('bandits', 'b1', { at: [790, 290], facing: 180, files: 4 })],
};
const SETUP = battle(FIELD);

/** Measuring, walking, running, and what ground costs. */
export const tapeLesson: PortalLesson = {
  id: 'tape',
  title: 'portal.lessons.tape.title',
  setup: SETUP,
  seat: 0,
  position: () => position(SETUP, FIELD, { turn: 1, dice: 1 }),
  steps: [
    {
      text: 'portal.lessons.tape.open',
      at: ['board:measure'],
      touches: 'board:measure',
      rules: ['PORT-002'],
    },
    {
      text: 'portal.lessons.tape.from',
      at: [`unit:${SPEARS}`],
      touches: `unit:${SPEARS}`,
      rules: ['PORT-002', 'PORT-010'],
    },
    {
      text: 'portal.lessons.tape.to',
      at: ['objective:0'],
      touches: 'objective:0',
      rules: ['PORT-002', 'PORT-003'],
    },
    {
      text: 'portal.lessons.tape.close',
      at: ['board:measure'],
      touches: 'board:measure',
      rules: ['PORT-093', 'PORT-100'],
    },
    {
      text: 'portal.lessons.tape.walk',
      at: ['objective:0', 'action:gold'],
      does: [walk(SPEARS, 0, { 1: [300, 260], 2: [300, 290], 3: [300, 320], 4: [270, 260], 5: [270, 290] }), END],
      wants: round((action) => isMoveOf(action, SPEARS, 'normal') && (endOf(action)?.x ?? 0) > 250, 'endRound'),
      aim: 'portal.lessons.tape.walkAim',
      then: rival(
        walk(CUT_THROATS, 180, {
          6: [690, 335],
          7: [690, 305],
          8: [690, 275],
          9: [690, 245],
          10: [720, 335],
          11: [720, 305],
          12: [720, 275],
        }),
        END,
      ),
      rules: ['PORT-076', 'PORT-077', 'PORT-081', 'PORT-101', 'PORT-102', 'PORT-117'],
    },
    {
      text: 'portal.lessons.tape.wood',
      at: ['ground:320:480', 'action:gold'],
      does: [walk(BOWS, 0, { 13: [275, 465], 14: [275, 495], 15: [245, 465], 16: [245, 495] }), END],
      wants: round((action) => isMoveOf(action, BOWS, 'normal') && (endOf(action)?.x ?? 0) > 235, 'endRound'),
      aim: 'portal.lessons.tape.woodAim',
      rules: ['PORT-078', 'PORT-103', 'PORT-104', 'PORT-105', 'PORT-106'],
    },
    {
      text: 'portal.lessons.tape.run',
      at: ['objective:0', 'way:run', 'action:gold'],
      does: [
        walk(SPEARS, 0, { 1: [500, 260], 2: [500, 290], 3: [500, 320], 4: [470, 260], 5: [470, 290] }, 'run'),
        END,
      ],
      wants: round((action) => isMoveOf(action, SPEARS, 'run') && (endOf(action)?.x ?? 0) > 400, 'endRound'),
      aim: 'portal.lessons.tape.runAim',
      rules: ['PORT-073', 'PORT-074', 'PORT-085', 'PORT-118', 'PORT-119'],
    },
  ],
  closing: 'portal.lessons.tape.closing',
};
