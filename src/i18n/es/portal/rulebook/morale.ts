import type { morale as en } from '../../../en/portal/rulebook/morale';

export const morale = {
  'PORT-204': 'Los efectivos de una unidad son sus cabezas vivas: soldados, monturas, jinetes y tripulantes.',
  'PORT-205':
    'Todas las unidades unidas por el contacto entre enemigos están en el mismo combate, aunque sea a través de otras.',
  'PORT-206':
    'Tras una acción cuerpo a cuerpo, la unidad que ha perdido efectivos hace la prueba si sus enemigos en ese combate suman al menos cuatro veces los de su bando allí.',
  'PORT-207':
    'Una unidad hace la prueba cuando disparos, artillería y hechizos de ataque le cuestan por primera vez el 25 % de los efectivos que tenía al empezar la ronda.',
  'PORT-208': 'Una unidad hace la prueba cuando lo dice un hechizo o un atributo.',
  'PORT-209':
    'Cuando una unidad echa a huir, toda unidad amiga a 10 cm o menos hace la prueba, pero solo una vez por ronda por este motivo.',
  'PORT-210':
    'Los líderes nunca hacen la prueba. Tampoco una unidad de la que solo queda el líder, con o sin guardianes.',
  'PORT-211': 'Las pruebas se hacen en el acto, tras el movimiento o la acción que las causa.',
  'PORT-212':
    'Primero las pruebas por superioridad, luego por el 25 %, luego por hechizos y atributos, luego por amigos que huyen; entre iguales, por el número de la unidad.',
  'PORT-213':
    'Una unidad hace como mucho una prueba por movimiento o acción. Solo un amigo que huye puede obligarla a otra.',
  'PORT-214': 'Una tropa tira el dado más alto de sus miembros vivos, sin contar el del líder.',
  'PORT-215': 'Un vehículo tira su propio dado; una pieza, el de su tripulación.',
  'PORT-216': 'Con un total de 4 o más se supera la prueba.',
  'PORT-217': 'La tirada tiene −1 por cada 25 % completo de los efectivos iniciales perdidos.',
  'PORT-218': 'La tirada tiene +1 mientras haya un líder vivo en la unidad.',
  'PORT-219': 'La unidad que falla huye en el acto.',
  'PORT-220': 'Huye detrás de la unidad amiga más cercana, en línea recta y pagando el terreno.',
  'PORT-221': 'Al huir, una unidad recorre el doble que su miembro más lento.',
  'PORT-222': 'Si le alcanza, la unidad queda allí en orden abierto y la huida termina.',
  'PORT-223': 'Si no puede llegar, o no hay otra unidad amiga, vuelve a tirar con otro −1.',
  'PORT-224': 'Si supera la segunda tirada, se queda donde está.',
  'PORT-225': 'Si la falla, la unidad se va por el borde de mesa más cercano: desaparece y cuenta como huida.',
  'PORT-226': 'Quien huye pierde los turnos que le quedaran en esta ronda, acabe como acabe.',
  'PORT-227': 'El líder de una unidad que huye no huye. Se queda donde está, como unidad propia.',
  'PORT-228': 'Los guardianes tampoco huyen. Se quedan con el líder, o solos.',
  'PORT-229': 'Un vehículo o una pieza que falla no se mueve. Su tripulación desaparece y la unidad cuenta como huida.',
  'PORT-230': 'Lo que la tripulación deja queda abandonado. Un vehículo volador queda destruido.',
  'PORT-231': 'Un enemigo Temible obliga a una unidad a hacer la prueba.',
  'PORT-232': 'En un asedio, una tropa está en orden abierto o cerrado.',
  'PORT-233': 'En una escaramuza no hay cohesión ni formación. Las unidades siguen compartiendo la moral.',
  'PORT-234':
    'Orden abierto: cada miembro está unido a todos los demás por pasos de 5 cm como mucho entre bordes de peana.',
  'PORT-235':
    'Orden cerrado: los miembros forman un bloque de filas e hileras, peana con peana, mirando todos al mismo lado.',
  'PORT-236': 'Una unidad en orden cerrado puede abrirse al empezar su movimiento, sin coste.',
  'PORT-237':
    'Cerrar filas o cambiar el número de hileras ocupa todo el movimiento. Dices dónde, hacia dónde y cuántas hileras, y cada miembro va recto a su puesto dentro del movimiento de la unidad, terreno incluido.',
  'PORT-238': 'Una unidad en orden cerrado va recta hacia delante. No puede dar pasos a los lados ni atrás.',
  'PORT-239':
    'Cuando se mueve una unidad en orden cerrado, cada paso cuesta lo que el peor terreno bajo cualquiera de sus miembros.',
  'PORT-240':
    'Una conversión hace girar una unidad en orden cerrado sobre el miembro delantero izquierdo o derecho, 90° como mucho.',
  'PORT-241': 'Una conversión gasta la mitad del movimiento, por pequeño que sea el ángulo.',
  'PORT-242':
    'El arco del miembro más alejado del pivote, en la fila que sea, multiplicado por el peor terreno del camino, no puede ser más largo que esa mitad.',
  'PORT-243': 'Al correr o cargar es la mitad del movimiento doblado.',
  'PORT-244': 'En una carga cabe una conversión como mucho.',
  'PORT-245':
    'Una unidad en orden cerrado puede girar a la izquierda, a la derecha o dar media vuelta en cualquier punto de su movimiento, sin coste. Las filas pasan a ser hileras.',
  'PORT-246': 'En orden cerrado solo combate cuerpo a cuerpo la primera fila.',
  'PORT-247':
    'Cuando disparan juntos dos o más miembros de una unidad en orden cerrado, cada disparo tiene +2 a corto alcance y +1 a largo.',
  'PORT-248': 'En orden cerrado pueden disparar todas las filas.',
  'PORT-249': 'La cohesión no ayuda en las tiradas de salvación.',
  'PORT-250':
    'Si todos los miembros vivos de una unidad en orden cerrado tienen el mismo dado, las bajas salen del último puesto, y el líder el último de todos.',
  'PORT-251': 'Si no, sale el miembro alcanzado, y el del último puesto ocupa su hueco.',
  'PORT-252':
    'Un líder cuya unidad huyó puede unirse a otra tropa amiga si acaba un movimiento a 5 cm o menos de uno de sus miembros. Si no tenía líder, ahora es él.',
  'PORT-253': 'Dos líderes en una unidad dan +1, no +2.',
  'PORT-254': 'Muerto el líder, se acaba la ventaja. Solo hay nuevo líder si uno se une.',
  'PORT-255':
    'Una montura independiente con jinete cuenta como dos soldados en una peana: dos dados, dos precios, 2 efectivos.',
  'PORT-256': 'Montura y jinete comparten un turno y un movimiento, el de la montura.',
  'PORT-257':
    'Montura y jinete pueden hacer una acción cada uno, aunque sea distinta, en una escaramuza como en un asedio.',
  'PORT-258': 'Quien ataca una montura con jinete dice si el blanco es la montura o el jinete.',
  'PORT-259': 'Una plantilla o una Bola de fuego alcanza a los dos, primero a la montura.',
  'PORT-260':
    'Si cae la montura, el jinete queda a pie donde estaba su centro, mirando igual. Si la pareja aún tenía su turno, lo conserva.',
  'PORT-261': 'Si cae el jinete, la montura sigue luchando sola.',
} satisfies typeof en;
