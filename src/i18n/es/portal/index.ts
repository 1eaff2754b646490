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
 * Cómo se llaman las cosas. Ojo: «turn» es ronda (todos actúan una vez) y «round» es turno (lo que hace un grupo).
 * unidad: tropa, solitario, vehículo, pieza (toda artillería) · figura: lo que tiene peana · grupo · soldado, montura, jinete, tripulación,
 * casco, carga útil · equipo cuerpo a cuerpo, arma a distancia · normal, correr, cargar · cuerpo a tierra · frente, flanco, retaguardia ·
 * orden abierto, orden cerrado, fila (rank), hilera (file), conversión (wheel), giro (turn) · visión completa, parcial, nula; línea libre,
 * velada, bloqueada · tirada natural, total · impacto, salvación · efectivos, moral, huir · abandonado, capturar, tripular · tiro recto,
 * tiro curvo, avería (misfire), plantilla, desviación · lanzar, rebote (backfire) · blanco (target), objetivo (objective)
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
