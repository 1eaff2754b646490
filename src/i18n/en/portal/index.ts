import { army, armyLine } from './armies';
import { fire, kit, piece, property, weapon } from './arms';
import { coach } from './coach';
import { film } from './film';
import { gate, kept } from './front';
import { lessons } from './lessons';
import { log } from './log';
import { attribute, spell } from './powers';
import { primer } from './primer';
import { result } from './result';
import { rulebookPortal } from './rulebook';
import { objective, scenario } from './scenarios';
import { setup } from './setup';
import { table } from './table';
import { cover, difficulty, patch, terrain } from './terrain';
import { why } from './why';
import { whyExact } from './whyExact';
import { cause, modifier, words } from './words';

/*
 * What things are called. A turn is the whole: everybody acts once; a round is what one group does.
 * unit: band, loner, vehicle, gun (any artillery) · figure: anything with a base · group: what takes a round · soldier, mount, rider, crew,
 * hull, payload · melee kit, projectile weapon · normal, run, charge · lie down, prone · front, flank, rear · loose, tight, rank, file,
 * wheel, turn · line of sight: full, partial, none; a line: clear, obscured, blocked · natural roll, total · hit, recovery · strength
 * (heads), morale, flee · abandoned, capture, crew · linear, arcing, misfire, template, deviation, bullseye · cast, backfire · objective
 */

export { rulebookPortal };

/** All that PORTAL says, besides its rulebook. */
export const portalTexts = {
  portal: {
    ...words,
    army,
    armyLine,
    attribute,
    cause,
    coach,
    cover,
    difficulty,
    fire,
    gate,
    kept,
    kit,
    lessons,
    log,
    modifier,
    objective,
    patch,
    piece,
    primer,
    property,
    result,
    scenario,
    spell,
    terrain,
    weapon,
    /** A rule without a sentence of its own answers with that of the rulebook. */
    why: { ...rulebookPortal.rules, ...rulebookPortal.rulings, ...why },
    whyExact,
  },
  portalFilm: film,
  portalSetup: setup,
  portalTable: table,
};
