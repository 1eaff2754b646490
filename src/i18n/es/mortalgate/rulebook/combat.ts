import type { combat as en } from '../../../en/mortalgate/rulebook/combat';

export const combat = {
  'GATE-067': 'Una vez por turno un héroe puede combatir: con un ataque básico o con una habilidad lista.',
  'GATE-068': 'Un fallo o un bloqueo gasta la acción igualmente.',
  'GATE-069': 'Un ataque básico apunta a un enemigo que está en la isla.',
  'GATE-070':
    'El enemigo puede estar tan lejos como el alcance del héroe. Cada casilla cuenta un paso, también las que tienen roca o héroes.',
  'GATE-071': 'Una habilidad que apunta a alguien llega hasta donde dice su propio alcance.',

  'GATE-072':
    'Para atacar a alguien, o usar una habilidad en alguien, tu héroe tiene que verlo. Curar no es una excepción.',
  'GATE-073':
    'Se mira en línea recta, casilla a casilla, del centro de la casilla de un héroe al centro de la del otro.',
  'GATE-074': 'Ni tu casilla ni la del objetivo estorban jamás, así que los vecinos siempre se ven.',
  'GATE-075': 'La roca y el mar en la línea tapan la vista.',
  'GATE-076': 'Un enemigo que está entre tú y el objetivo tapa la vista.',
  'GATE-077': 'A través de tus compañeros sí ves.',
  'GATE-078': 'Una línea que corre por el borde entre dos casillas solo queda tapada si lo están las dos.',
  'GATE-079': 'Fuera del mapa no hay nada que ver: lo que queda más allá del borde tapa la vista.',

  'GATE-080': 'Las habilidades actúan sin tirada, salvo las que constan de ataques básicos.',
  'GATE-081': 'Donde no se tira, no importan la puntería ni la esquiva, y tampoco Ojo certero ni Evasión.',
  'GATE-082': 'Tiro largo, Hoja veloz y Golpe bajo constan de ataques básicos. Cada uno de ellos se tira por separado.',
  'GATE-083':
    'Tu probabilidad es 75, más tu puntería, menos la esquiva del objetivo. Ojo certero suma 5 a la puntería; Evasión, 10 a la esquiva.',
  'GATE-084': 'Dos dados de diez, decenas y unidades, dan una tirada de 1 a 100. El doble cero es 100.',
  'GATE-085': 'Aciertas si sacas al menos 100 menos tu probabilidad. Ese es el número que necesitas.',
  'GATE-086': 'Sin bendiciones necesitas entre 16 (un arquero contra Drexir) y 32 (Drexir contra Zadita).',
  'GATE-087': 'Ninguna tirada acierta o falla por sí sola. Con bendiciones necesitas 11 como poco y 42 como mucho.',
  'GATE-088':
    'Un acierto hace el daño del atacante, y 1 más por Vigor, por Tiro de precisión y por una Carga estática.',
  'GATE-089': 'Escudo divino puede dejar el daño en 0, pero no por debajo.',
  'GATE-090': 'Un héroe pierde tanta vida como daño recibe.',
  'GATE-091': 'La vida va de 0 al máximo del héroe.',
  'GATE-092':
    'Lo que hace un ataque o una habilidad ocurre de golpe y en este orden: daño, muertes, gracia, Sanguijuela, victoria. Cada ataque de Hoja veloz y de Golpe bajo va por su cuenta.',
  'GATE-093': 'Tus ataques y habilidades nunca hieren ni estorban a tu equipo.',

  'GATE-094': 'Con 0 de vida un héroe cae.',
  'GATE-095': 'Los caídos dejan la isla al momento, y su casilla queda libre.',
  'GATE-096': 'Quien está fuera de la isla no tapa, no disputa y no puede ser objetivo.',
  'GATE-097': 'La muerte borra las recargas: al volver están listas las dos habilidades.',
  'GATE-098': 'La muerte quita el fuego, el veneno y el aturdimiento.',
  'GATE-099': 'Muro de escudos, Tiro de precisión y Carga estática mueren con quien los usó.',
  'GATE-100': 'Por cada héroe caído, el otro equipo recibe 1 de gracia. Da igual de qué murió.',
  'GATE-101': 'También el fuego y el veneno matan para el otro equipo, incluso el fuego que se ha extendido.',
  'GATE-102': 'Aunque muera un héroe, los altares de su equipo siguen siendo suyos.',
} satisfies typeof en;
