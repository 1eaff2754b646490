import type { rulebookMortalgate as en } from '../../../en/mortalgate/rulebook';
import { abilities } from './abilities';
import { altars } from './altars';
import { combat } from './combat';
import { rulings } from './rulings';
import { setup } from './setup';
import { turn } from './turn';
import { pictures } from './pictures';

export const rulebookMortalgate = {
  sections: {
    teams: 'Jugadores y equipos',
    board: 'La isla',
    draft: 'Elección de héroes',
    turns: 'Turnos y rondas',
    returning: 'Regreso de los caídos',
    upkeep: 'Inicio del turno',
    movement: 'Movimiento',
    combat: 'Acción de combate',
    sight: 'Línea de visión',
    hitting: 'Aciertos y daño',
    slain: 'Héroes caídos',
    abilities: 'Habilidades',
    archers: 'Habilidades de los arqueros',
    mages: 'Habilidades de los magos',
    warriors: 'Habilidades de los guerreros',
    rogues: 'Habilidades de los pícaros',
    statuses: 'Estados',
    altars: 'Altares y gracia',
    blessings: 'Bendiciones',
    beyondTarget: 'Astillas y Onda de choque',
    ending: 'Fin de la partida',
    rulings: 'Aclaraciones',
  },
  pictures,
  rules: { ...setup, ...turn, ...combat, ...abilities, ...altars },
  rulings,
} satisfies typeof en;
