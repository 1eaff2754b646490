import { abilities } from './abilities';
import { altars } from './altars';
import { combat } from './combat';
import { rulings } from './rulings';
import { setup } from './setup';
import { turn } from './turn';
import { pictures } from './pictures';

/** The rulebook of MortalGate in our own words: each rule stands alone, as the answer to “why not?”. */
export const rulebookMortalgate = {
  sections: {
    teams: 'Players and teams',
    board: 'The island',
    draft: 'The draft',
    turns: 'Turns and rounds',
    returning: 'Return of slain heroes',
    upkeep: 'Upkeep',
    movement: 'Movement',
    combat: 'Combat action',
    sight: 'Line of sight',
    hitting: 'Hits and damage',
    slain: 'Slain heroes',
    abilities: 'Abilities',
    archers: 'Abilities of the archers',
    mages: 'Abilities of the mages',
    warriors: 'Abilities of the warriors',
    rogues: 'Abilities of the rogues',
    statuses: 'Statuses',
    altars: 'Altars and grace',
    blessings: 'Blessings',
    beyondTarget: 'Splinter and Shockwave',
    ending: 'End of the game',
    rulings: 'Rulings',
  },
  pictures,
  rules: { ...setup, ...turn, ...combat, ...abilities, ...altars },
  rulings,
};
