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
    basics: 'Lo básico',
    army: 'Crear un ejército',
    ready: 'Preparación',
    turn: 'Rondas y turnos',
    movement: 'Movimiento',
    running: 'Correr y cargar',
    prone: 'Cuerpo a tierra',
    facing: 'Orientación y giros',
    melee: 'Cuerpo a cuerpo',
    shooting: 'Disparos',
    hits: 'Impactos y salvación',
    morale: 'Moral y huida',
    cohesion: 'Cohesión',
    leaders: 'Líderes',
    mounts: 'Monturas independientes',
    artillery: 'Artillería',
    spells: 'Hechizos',
    attributes: 'Atributos',
    victory: 'Victoria',
    numbers: 'Cómo se calcula',
    bases: 'Peanas y distancias',
    sides: 'Frente, flanco y retaguardia',
    ways: 'Terreno y caminos',
    sight: 'Línea de visión',
    templates: 'Plantillas',
    formations: 'Formaciones',
    flight: 'Sitios en la huida',
    squares: 'Cuadros de la mesa',
    dice: 'Dados y partidas guardadas',
    aligning: 'Alinearse',
    rulings: 'Aclaraciones',
  },
  pictures,
  rules: { ...basics, ...ready, ...movement, ...attacks, ...morale, ...powers, ...victory, ...geometry },
  rulings: { ...rulings, ...laterRulings },
} satisfies typeof en;
