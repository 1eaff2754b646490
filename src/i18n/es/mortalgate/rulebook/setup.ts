import type { setup as en } from '../../../en/mortalgate/rulebook/setup';

export const setup = {
  'GATE-001': 'Juegan de dos a ocho, personas o bots.',
  'GATE-002': 'Hay dos bandos, Rojo y Azul, y cada cual juega en uno.',
  'GATE-003': 'Un equipo puede tener un jugador más que el otro, pero no dos: de 1 contra 1 hasta 4 contra 4.',
  'GATE-004': 'En cada partida están los ocho héroes, cada uno una sola vez.',
  'GATE-005': 'Tu equipo tiene cuatro héroes, seáis los que seáis.',
  'GATE-006':
    'Los héroes se reparten lo mejor posible. Uno solo lleva 4; dos llevan 2 cada uno; de tres, el primer asiento lleva 2 y los otros 1; cuatro llevan 1 cada uno.',
  'GATE-007': 'A un héroe lo dirige quien lo eligió, del primer turno al último.',
  'GATE-008': 'Seis valores describen a un héroe: vida máxima, daño, movimiento, esquiva, alcance y puntería.',
  'GATE-009':
    'Vida, daño, movimiento, esquiva, alcance, puntería: Greven 15, 4, 4, 4, 3, 10. Seiren 14, 4, 5, 11, 3, 10. Elazar 13, 5, 5, 6, 2, 8. Yodan 16, 4, 5, 3, 2, 7. Drexir 20, 5, 4, 1, 1, 5. Sabea 18, 6, 4, 2, 1, 6. Dekhar 12, 4, 6, 9, 1, 9. Zadita 11, 5, 5, 12, 1, 9.',
  'GATE-010':
    'Son arqueros Greven y Seiren; magos, Elazar y Yodan; guerreros, Drexir y Sabea; pícaros, Dekhar y Zadita. La clase es solo un nombre.',
  'GATE-011': 'Cada héroe tiene dos habilidades propias y nunca usa las de otro.',

  'GATE-012':
    'La isla mide 22 columnas, de la A a la V, y 28 filas, de la 1 a la 28. Las columnas A, C, E, etc. quedan media casilla más abajo que sus vecinas.',
  'GATE-013': 'Son adyacentes las casillas que comparten un lado; casi todas tienen seis vecinas.',
  'GATE-014': 'En la roca y en el mar, 116 casillas del mapa, no entra ningún héroe.',
  'GATE-015': 'En una casilla cabe un héroe, nunca dos.',
  'GATE-016':
    'Ocho altares, cada uno con su bendición: Ojo certero C5, Astillas T7, Vigor I10, Pies ligeros C14, Evasión T15, Escudo divino N19, Onda de choque C22, Sanguijuela T24.',
  'GATE-017': 'La zona de un altar tiene siete casillas: la suya y las seis de alrededor.',
  'GATE-018': 'Puedes pisar todas las casillas de una zona, también la del altar.',
  'GATE-019': 'Las zonas no se solapan nunca.',
  'GATE-020':
    'Cada campamento tiene siete casillas en un orden fijo. Rojo: K26, L27, J27, K27, L28, J28, K28. Azul: L3, K2, M2, L2, K1, M1, L1.',
  'GATE-021': 'Al empezar, ningún altar tiene dueño.',
  'GATE-022': 'Rojo y Azul empiezan con 0 de gracia.',
  'GATE-023':
    'Los héroes empiezan ilesos, sin estados ni efectos, y pueden usar sus dos habilidades desde el primer turno.',

  'GATE-024': 'Se tira un dado de seis por equipo. El más alto gana la tirada inicial.',
  'GATE-025': 'Si empatan, se vuelven a tirar los dos, las veces que haga falta.',
  'GATE-026': 'Quien gana la tirada escoge uno de dos derechos: elegir el primer héroe o jugar el primer turno.',
  'GATE-027': 'Si los ganadores prefieren el primer turno, los otros eligen primero.',
  'GATE-028': 'Si los ganadores prefieren elegir primero, los otros juegan el primer turno.',
  'GATE-029':
    'Los equipos eligen un héroe por vez hasta que no queda ninguno. Las elecciones 1, 3, 5 y 7 son del equipo que empezó.',
  'GATE-030': 'No puedes elegir a un héroe que ya tiene equipo.',
  'GATE-031':
    'Dentro de un equipo eligen los asientos uno tras otro, vuelta tras vuelta. Quien ya tiene su parte no elige más.',
  'GATE-032': 'Elegidos todos los héroes, cada equipo decide en qué orden jugarán sus cuatro.',
  'GATE-033': 'El equipo del primer turno enseña su orden antes de que el otro decida el suyo.',
  'GATE-034': 'Una vez decidido, el orden vale hasta el final.',
  'GATE-035':
    'El primer héroe del orden sale de la primera casilla del campamento, el segundo de la segunda, y así hasta el cuarto.',
} satisfies typeof en;
