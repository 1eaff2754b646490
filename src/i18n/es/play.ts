import type { play as en } from '../en/play';

export const play = {
  failed: 'No se puede mostrar esta partida',
  saves: 'A las partidas',
  opening: 'Abriendo la partida',
  covered: 'La mesa está cubierta',
  log: 'Registro',
  rules: 'Reglas del juego',
} satisfies typeof en;
