import { END, endOf, isMoveOf, round, walk, type PortalLesson } from './moves';
import { battle, lay, marker, position, troop } from './position';

const KEEPER = 1;
const HANGERS_ON = 2;
const SPEARS = 3;
const CUT_THROATS = 4;

const FIELD = {
  terrain: [lay('woodSmall', 130, 110), lay('rocks', 680, 150), lay('cottage', 720, 460), lay('hedge', 420, 110)],
  objectives: [marker(470, 440)],
  yours: [
    troop('wardens', 'h1', { at: [370, 260], facing: 0, files: 1 }),
    troop('watch', 'w1', { at: [340, 440], facing: 0, files: 3 }),
  ],
  theirs: [
    troop('bandits', 'b2', { at: [460, 260], facing: 180, files: 3, tight: true }),
    troop('bandits', 'b1', { at: [540, 440], facing: 180, files: 3 }, [1, 1, 1]),
  ],
};
const SETUP = battle(FIELD);

/** What points buy, a spell, and what wins. */
export const armyLesson: PortalLesson = {
  id: 'army',
  title: 'portal.lessons.army.title',
  setup: SETUP,
  seat: 0,
  position: () => position(SETUP, FIELD, { turn: 6, acted: [HANGERS_ON, CUT_THROATS], dice: 13 }),
  steps: [
    {
      text: 'portal.lessons.army.price',
      at: ['group:about'],
      touches: 'group:about',
      rules: ['PORT-005', 'PORT-017', 'PORT-034', 'PORT-051'],
    },
    {
      text: 'portal.lessons.army.cast',
      at: ['look:sheet:close', 'spell:fireball', `unit:${HANGERS_ON}`, 'action:gold'],
      does: {
        type: 'cast',
        group: KEEPER,
        caster: 1,
        by: 'own',
        spell: 'fireball',
        at: null,
        point: { x: 460, y: 280 },
        places: [],
      },
      wants: ({ type }) => type === 'cast',
      aim: 'portal.lessons.army.castAim',
      rules: ['PORT-039', 'PORT-282', 'PORT-283', 'PORT-284', 'PORT-295', 'PORT-302', 'PORT-322'],
    },
    {
      text: 'portal.lessons.army.score',
      at: ['score'],
      touches: 'score',
      rules: ['PORT-326', 'PORT-327', 'PORT-328', 'PORT-334'],
    },
    {
      text: 'portal.lessons.army.hold',
      at: ['look:sheet:close', 'objective:0', 'action:gold'],
      does: [walk(SPEARS, 0, { 8: [440, 410], 9: [440, 440], 10: [440, 470], 11: [410, 410], 12: [410, 440] }), END],
      wants: round((action) => isMoveOf(action, SPEARS, 'normal') && (endOf(action)?.x ?? 0) > 400, 'endRound'),
      aim: 'portal.lessons.army.holdAim',
      rules: ['PORT-086', 'PORT-329', 'PORT-336'],
    },
  ],
  closing: 'portal.lessons.army.closing',
};
