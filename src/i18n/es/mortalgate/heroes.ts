import type * as en from '../../en/mortalgate/heroes';

export const hero = {
  greven: { name: 'Greven', kind: 'Arquero', line: 'Pega fuerte de lejos, y aún de más lejos cuando importa.' },
  seiren: {
    name: 'Seiren',
    kind: 'Arquera',
    line: 'Difícil de alcanzar, cura a los suyos y afina el tiro si se toma su tiempo.',
  },
  elazar: { name: 'Elazar', kind: 'Mago', line: 'Su rayo salta de enemigo en enemigo.' },
  yodan: { name: 'Yodan', kind: 'Mago', line: 'Mantiene vivos a los suyos y prende fuego a los enemigos.' },
  drexir: { name: 'Drexir', kind: 'Guerrero', line: 'El más duro de todos. Nada atraviesa su escudo.' },
  sabea: { name: 'Sabea', kind: 'Guerrera', line: 'La que más fuerte pega: golpea a todos a su alrededor y aturde.' },
  dekhar: { name: 'Dekhar', kind: 'Pícaro', line: 'El más rápido de la isla. Su veneno frena a los demás.' },
  zadita: { name: 'Zadita', kind: 'Pícara', line: 'Frágil, pero casi nadie le acierta. Remata lo que otros empiezan.' },
} satisfies typeof en.hero;

export const heroClass = {
  archer: { name: 'Arquero', plural: 'Arqueros' },
  mage: { name: 'Mago', plural: 'Magos' },
  warrior: { name: 'Guerrero', plural: 'Guerreros' },
  rogue: { name: 'Pícaro', plural: 'Pícaros' },
} satisfies typeof en.heroClass;

export const attribute = {
  health: { name: 'Vida', line: 'Cuánto daño aguanta el héroe.' },
  damage: { name: 'Daño', line: 'Lo que quita un ataque básico que acierta.' },
  movement: { name: 'Movimiento', line: 'Cuántas casillas puede andar el héroe en un turno.' },
  dodge: { name: 'Esquiva', line: 'Hace fallar más a menudo los ataques básicos contra el héroe.' },
  range: { name: 'Alcance', line: 'A cuántas casillas llega un ataque básico.' },
  accuracy: { name: 'Puntería', line: 'Hace acertar más a menudo los ataques básicos del héroe.' },
} satisfies typeof en.attribute;
