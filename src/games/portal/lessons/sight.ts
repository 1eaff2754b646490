import { END, endOf, isMoveOf, lieDown, round, shoot, walk, type PortalLesson } from './moves';
import { battle, lay, position, troop } from './position';

const ARCHERS = 1;
const CUT_THROATS = 2;
const BOWS = 3;
const HANGERS_ON = 4;
const SPEARS = 5;
const WRAITH = 6;

const FIELD = {
  terrain: [lay('cottage', 420, 190), lay('hedge', 460, 440, 90), lay('woodSmall', 740, 300), lay('rocks', 120, 120)],
  yours: [
    troop('knights', 'k4', { at: [260, 300], facing: 0, files: 3, tight: true }, [1, 5]),
    troop('watch', 'w2', { at: [185, 400], facing: 0, files: 2 }),
    troop('watch', 'w1', { at: [270, 500], facing: 0, files: 3 }),
  ],
  theirs: [
    troop('bandits', 'b1', { at: [430, 300], facing: 180, files: 4 }, [1, 6, 2]),
    troop('bandits', 'b2', { at: [485, 440], facing: 180, files: 3 }),
    troop('undead', 'u2', { at: [500, 165], facing: 180, files: 1 }),
  ],
};
const SETUP = battle(FIELD);

/** Who is seen, at what range, and what cover takes away. */
export const sightLesson: PortalLesson = {
  id: 'sight',
  title: 'portal.lessons.sight.title',
  setup: SETUP,
  seat: 0,
  position: () => position(SETUP, FIELD, { turn: 2, acted: [CUT_THROATS, HANGERS_ON, WRAITH], dice: 18 }),
  steps: [
    {
      text: 'portal.lessons.sight.hidden',
      at: [`unit:${WRAITH}`],
      touches: `unit:${WRAITH}`,
      rules: ['PORT-161', 'PORT-166'],
    },
    {
      text: 'portal.lessons.sight.why',
      at: [`unit:${WRAITH}`, 'way:shoot'],
      touches: 'way:shoot',
      rules: ['PORT-162', 'PORT-166', 'PORT-168'],
    },
    {
      text: 'portal.lessons.sight.cover',
      at: [`unit:${HANGERS_ON}`],
      touches: `unit:${HANGERS_ON}`,
      rules: ['PORT-167', 'PORT-169', 'PORT-184'],
    },
    {
      text: 'portal.lessons.sight.open',
      at: [`unit:${CUT_THROATS}`],
      touches: `unit:${CUT_THROATS}`,
      rules: ['PORT-163', 'PORT-176'],
    },
    {
      text: 'portal.lessons.sight.shoot',
      at: [`unit:${CUT_THROATS}`, 'way:shoot', 'action:gold'],
      does: shoot(ARCHERS, CUT_THROATS),
      aim: 'portal.lessons.sight.shootAim',
      rules: ['PORT-170', 'PORT-171', 'PORT-176', 'PORT-177', 'PORT-247', 'PORT-248'],
    },
    {
      text: 'portal.lessons.sight.nearer',
      at: [`unit:${CUT_THROATS}`, 'way:moveShoot', 'action:gold'],
      does: [
        walk(BOWS, 348, { 16: [238, 374], 17: [238, 404], 18: [208, 374], 19: [208, 404] }),
        shoot(BOWS, CUT_THROATS),
      ],
      wants: round((action) => isMoveOf(action, BOWS, 'normal') && (endOf(action)?.x ?? 0) > 215, 'shoot'),
      aim: 'portal.lessons.sight.nearerAim',
      rules: ['PORT-081', 'PORT-164', 'PORT-165', 'PORT-185', 'PORT-186', 'PORT-187'],
    },
    {
      text: 'portal.lessons.sight.lie',
      at: ['drill:lie', 'action:gold'],
      does: [lieDown(SPEARS), END],
      wants: round((action) => isMoveOf(action, SPEARS, 'normal') && action.lie, 'endRound'),
      aim: 'portal.lessons.sight.lieAim',
      rules: ['PORT-126', 'PORT-128', 'PORT-129', 'PORT-133'],
    },
  ],
  closing: 'portal.lessons.sight.closing',
};
