import type { rulebookPortal as en } from '../../../en/portal/rulebook';
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

export const rulebookPortal = {
  sections: {
    basics: 'Grundlagen',
    army: 'Eine Armee bauen',
    ready: 'Vorbereitung',
    turn: 'Runden und Züge',
    movement: 'Bewegung',
    running: 'Rennen und Stürmen',
    prone: 'Hinlegen',
    facing: 'Blickrichtung und Drehen',
    melee: 'Nahkampf',
    shooting: 'Schießen',
    hits: 'Treffer und Rettung',
    morale: 'Moral und Flucht',
    cohesion: 'Zusammenhalt',
    leaders: 'Anführer',
    mounts: 'Eigenständige Reittiere',
    artillery: 'Artillerie',
    spells: 'Zauber',
    attributes: 'Attribute',
    victory: 'Sieg',
    numbers: 'Wie gerechnet wird',
    bases: 'Bases und Entfernungen',
    sides: 'Front, Flanke und Rücken',
    ways: 'Gelände und Wege',
    sight: 'Sichtlinien',
    templates: 'Schablonen',
    formations: 'Formationen',
    flight: 'Orte der Flucht',
    squares: 'Quadrate des Tisches',
    dice: 'Würfel und Spielstände',
    aligning: 'Ausrichten',
    rulings: 'Auslegungen',
  },
  pictures,
  rules: { ...basics, ...ready, ...movement, ...attacks, ...morale, ...powers, ...victory, ...geometry },
  rulings: { ...rulings, ...laterRulings },
} satisfies typeof en;
