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
 * Wie die Dinge heißen. Achtung: „turn“ ist die Runde (alle handeln einmal), „round“ der Zug (was eine Gruppe tut).
 * Einheit: Trupp, Einzelkämpfer, Fahrzeug, Geschütz (alle Artillerie) · Figur: was eine Base hat · Gruppe · Soldat, Reittier, Reiter,
 * Besatzung, Rumpf, Nutzlast · Nahkampfausrüstung, Fernwaffe · normal, rennen, stürmen (der Sturm) · liegen, hinlegen · Front, Flanke,
 * Rücken · locker, geschlossen, Reihe (rank), Spalte (file), Schwenk (wheel), Wendung (turn) · Sicht frei, teilweise, keine; Linie frei,
 * getrübt, versperrt · Augenzahl (natural), Ergebnis (total) · Treffer, Rettungswurf · Stärke, Moral, fliehen · verlassen, erbeuten,
 * bemannen · direkt, Bogenfeuer, Fehlzündung, Schablone, Abweichung · zaubern, Rückschlag · Ziel (target), Missionsziel (objective)
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
