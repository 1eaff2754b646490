import { attacks } from './attacks';
import { basics } from './basics';
import { geometry } from './geometry';
import { laterRulings } from './laterRulings';
import { morale } from './morale';
import { movement } from './movement';
import { powers } from './powers';
import { ready } from './ready';
import { rulings } from './rulings';
import { victory } from './victory';
import { pictures } from './pictures';

/** The rulebook of PORTAL in our own words: each rule stands alone, as the answer to “why not?”. */
export const rulebookPortal = {
  sections: {
    basics: 'The basics',
    army: 'Building an army',
    ready: 'Getting ready',
    turn: 'Turns and rounds',
    movement: 'Movement',
    running: 'Running and charging',
    prone: 'Lying down',
    facing: 'Facing and turning',
    melee: 'Melee',
    shooting: 'Shooting',
    hits: 'Hits and recovery',
    morale: 'Morale and flight',
    cohesion: 'Cohesion',
    leaders: 'Leaders',
    mounts: 'Independent mounts',
    artillery: 'Artillery',
    spells: 'Spells',
    attributes: 'Attributes',
    victory: 'Victory',
    numbers: 'How we reckon',
    bases: 'Bases and distances',
    sides: 'Front, flank and rear',
    ways: 'Terrain and ways',
    sight: 'Line of sight',
    templates: 'Templates',
    formations: 'Formations',
    flight: 'Places in flight',
    squares: 'Squares of the table',
    dice: 'Dice and saves',
    aligning: 'Aligning',
    rulings: 'Rulings',
  },
  pictures,
  rules: { ...basics, ...ready, ...movement, ...attacks, ...morale, ...powers, ...victory, ...geometry },
  rulings: { ...rulings, ...laterRulings },
};
