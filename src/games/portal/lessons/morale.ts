import { chargeAlone, fight, hold, isMoveOf, rival, round, shoot, type PortalLesson } from './moves';
import { battle, lay, position, troop } from './position';

const ARCHERS = 1;
const HANGERS_ON = 2;
const GRAND_MASTER = 3;
const CUT_THROATS = 4;
const BOWS = 5;
const SHAMBLERS = 6;
const LEVY = 7;
const BONE_ARCHERS = 8;
/** PORT-227 Who stays behind gets the next number. */
const LOUDMOUTH = 9;

const FIELD = {
  terrain: [lay('woodSmall', 120, 110), lay('rocks', 690, 330), lay('cottage', 430, 110), lay('hedge', 420, 550)],
  yours: [
    troop('knights', 'k4', { at: [250, 290], facing: 0, files: 3, tight: true }, [1, 5]),
    troop('knights', 'k1', { at: [290, 420], facing: 0, files: 1 }),
    troop('watch', 'w2', { at: [640, 480], facing: 0, files: 2, tight: true }),
    troop('knights', 'k5', { at: [600, 130], facing: 0, files: 3 }, [1, 7]),
  ],
  theirs: [
    troop('bandits', 'b2', { at: [400, 290], facing: 180, files: 3 }),
    troop('bandits', 'b1', { at: [460, 290], facing: 180, files: 4 }),
    troop('undead', 'u5', { at: [800, 480], facing: 180, files: 2 }, [1, 3]),
    troop('undead', 'u4', { at: [770, 130], facing: 180, files: 3, tight: true }, [1, 4]),
  ],
};
const SETUP = battle(FIELD);

/** Losses, the test, flight, and who never runs. */
export const moraleLesson: PortalLesson = {
  id: 'morale',
  title: 'portal.lessons.morale.title',
  setup: SETUP,
  seat: 0,
  position: () => position(SETUP, FIELD, { turn: 3, acted: [HANGERS_ON, CUT_THROATS, SHAMBLERS], dice: 228 }),
  steps: [
    {
      text: 'portal.lessons.morale.shoot',
      at: [`unit:${HANGERS_ON}`, 'way:shoot', 'action:gold'],
      does: shoot(ARCHERS, HANGERS_ON),
      then: rival(shoot(BONE_ARCHERS, LEVY)),
      rules: [
        'PORT-204',
        'PORT-207',
        'PORT-211',
        'PORT-214',
        'PORT-216',
        'PORT-217',
        'PORT-219',
        'PORT-220',
        'PORT-222',
      ],
    },
    {
      text: 'portal.lessons.morale.leader',
      at: [`unit:${LOUDMOUTH}`, 'action:gold'],
      does: [chargeAlone(GRAND_MASTER, 13, 7, [383, 339], 319), fight(GRAND_MASTER)],
      wants: round((action) => isMoveOf(action, GRAND_MASTER, 'charge'), 'melee'),
      rules: ['PORT-209', 'PORT-210', 'PORT-226', 'PORT-227'],
    },
    {
      text: 'portal.lessons.morale.alone',
      at: [`unit:${SHAMBLERS}`, 'way:shoot', 'action:gold'],
      does: shoot(BOWS, SHAMBLERS),
      rules: ['PORT-223', 'PORT-224', 'PORT-225'],
    },
    {
      text: 'portal.lessons.morale.score',
      at: ['score'],
      touches: 'score',
      rules: ['PORT-328'],
    },
    {
      text: 'portal.lessons.morale.levy',
      at: ['look:sheet:close', 'action:hold'],
      does: hold(LEVY),
      rules: ['PORT-080', 'PORT-218'],
    },
  ],
  closing: 'portal.lessons.morale.closing',
};
