import type * as en from '../../en/mortalgate/blessings';

export const blessing = {
  pinpoint: { name: 'Ojo certero', line: '+5 de puntería.' },
  evasive: { name: 'Evasión', line: '+10 de esquiva.' },
  forceful: { name: 'Vigor', line: '+1 de daño.' },
  divineShield: { name: 'Escudo divino', line: 'Ataques y habilidades hacen a tus héroes 1 de daño menos.' },
  sprint: { name: 'Pies ligeros', line: '+1 de movimiento.' },
  leech: { name: 'Sanguijuela', line: 'Un ataque básico que acierta cura 1 a quien ataca.' },
  splinter: {
    name: 'Astillas',
    line: 'Un ataque básico que acierta hiere también a los enemigos a ambos lados del objetivo.',
  },
  shockwave: {
    name: 'Onda de choque',
    line: 'Un ataque básico que acierta hiere también a los enemigos en las dos casillas tras el objetivo.',
  },
} satisfies typeof en.blessing;

export const altar = {
  name: 'Altar de {{blessing}}',
  free: 'De nadie',
  held: 'Del equipo {{team}}',
  contested: 'Disputado',
  place: {
    pinpoint: 'Cerca del campamento azul, al oeste',
    splinter: 'Cerca del campamento azul, al este',
    forceful: 'Delante del campamento azul, en el centro',
    sprint: 'Entre los equipos, en la costa oeste',
    evasive: 'Entre los equipos, en la costa este',
    divineShield: 'Delante del campamento rojo, en el centro',
    shockwave: 'Cerca del campamento rojo, al oeste',
    leech: 'Cerca del campamento rojo, al este',
  },
} satisfies typeof en.altar;
