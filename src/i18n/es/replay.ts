import type { replay as en } from '../en/replay';

export const replay = {
  position: 'Jugada {{n}} de {{last}}',
  beginning: 'Comienzo',
  slider: 'Momento de la partida',
  play: 'Reproducir',
  pause: 'Pausa',
  next: 'Jugada siguiente',
  previous: 'Jugada anterior',
  first: 'Al comienzo',
  last: 'Al final',
  speed: 'Velocidad',
  speedValue: '{{n}}×',
  playOn: 'Seguir desde aquí',
  playOnShort: 'Seguir',
  playOnNote: 'Crea una partida nueva; esta queda como está',
  hidden: 'Solo se muestra lo que todos podían ver.',
  nothing: 'Aquí no pasó nada que todos puedan saber.',
  opening: 'Rebobinando la partida',
  reading: 'Leyendo esta jugada …',
} satisfies typeof en;
