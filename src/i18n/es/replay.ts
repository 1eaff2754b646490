import type { replay as en } from '../en/replay';

export const replay = {
  title: 'Repetición',
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
  playOnNote: 'Crea una partida nueva; esta queda como está',
  hidden: 'Las manos quedan ocultas hasta el final de la partida.',
  nothing: 'Aquí no pasó nada que todos puedan saber.',
  opening: 'Rebobinando la partida',
} satisfies typeof en;
