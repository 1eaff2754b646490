import type { powers as en } from '../../../en/portal/rulebook/powers';

export const powers = {
  'PORT-262': 'Una pieza sin tripulación viva no dispara, no se mueve y no combate.',
  'PORT-263': 'Basta un tripulante vivo para disparar, girar y combatir.',
  'PORT-264':
    'Para disparar nombras una figura enemiga al frente de la pieza, a no más del doble de R. La plantilla apunta a su centro.',
  'PORT-265': 'Una pieza de tiro recto debe ver su blanco, al menos en parte. La visión parcial da −1.',
  'PORT-266': 'Una pieza de tiro curvo no necesita ver y no pierde nada por ello.',
  'PORT-267': 'Una pieza tira su dado de arma, una sola vez.',
  'PORT-268': 'Desde R, el tiro tiene −1. Más allá del doble de R no se ofrece.',
  'PORT-269': 'Flanco y retaguardia no cuentan para la artillería.',
  'PORT-270': 'Con un total de 4 o más da en el blanco.',
  'PORT-271':
    'Un 1 en el dado es una avería, haya los modificadores que haya. No hay disparo, y la pieza recibe una ficha de avería.',
  'PORT-272': 'La segunda ficha de avería destruye la pieza.',
  'PORT-273':
    'Su tripulación viva queda entonces alrededor de su centro: una unidad abierta de soldados a pie con armas de mano y sin líder.',
  'PORT-274': 'Con cualquier otro total falla, y el tiro se desvía.',
  'PORT-275':
    'Un D4 dice hacia dónde, visto desde la pieza: 1 más allá del blanco, 2 a la izquierda, 3 a la derecha, 4 corto.',
  'PORT-276': 'Otro D4 dice cuánto: con 1, 6 cm; con 2, 4 cm; con 3, 2 cm; con 4, al final da en el centro.',
  'PORT-277': 'Siempre se tiran los dos dados, primero el de la dirección.',
  'PORT-278': 'La plantilla queda donde cae el tiro, y todo lo que hay debajo es alcanzado, sea de quien sea.',
  'PORT-279':
    'Un soldado o una montura está bajo una plantilla si lo está su centro; un vehículo o una pieza, si lo está cualquier parte.',
  'PORT-280':
    'Todo lo alcanzado tira su salvación por orden de número. Una pieza tira una vez por cada tripulante vivo.',
  'PORT-281': 'Una plantilla con el centro fuera de la mesa alcanza igualmente lo que cubre.',
  'PORT-282': 'Solo lanza hechizos quien tiene Magia, y solo los que conoce.',
  'PORT-283': 'Quien lo lanza tira su dado. Con un total mayor que 1, el hechizo funciona.',
  'PORT-284': 'Con 1 o menos hay rebote, y no hace lo que debía.',
  'PORT-285': 'Tras un rebote, quien lanzaba tira de nuevo sin modificadores. Con 4 o más no pasa nada.',
  'PORT-286': 'Con un 2 o un 3 no podrá lanzar nada más en esta partida.',
  'PORT-287': 'Con un 1, el hechizo se vuelve contra quien lo lanzó.',
  'PORT-288': 'Bola de fuego contra quien la lanza: recibe un impacto.',
  'PORT-289': 'Lentitud o Descarga contra quien la lanza: le afecta solo a él.',
  'PORT-290': 'Celeridad, Vuelo o Vigor sobre quien lo lanza le ayuda solo a él; Voluntad de hierro ayuda a su unidad.',
  'PORT-291': 'Escudo mágico sobre quien lo lanza queda encima de él y no protege a nadie más.',
  'PORT-292':
    'Invocación contra quien la lanza: un guardián D8 le ataca una vez cuerpo a cuerpo, sin modificadores, y se esfuma.',
  'PORT-293':
    'Teletransporte contra quien lo lanza: un D8 elige una de ocho direcciones, y acaba a 20 cm en ella, o tan cerca como haya sitio.',
  'PORT-294': 'Cada intento gasta un uso del hechizo, aunque rebote.',
  'PORT-295': 'El alcance va del borde de quien lanza al borde más cercano del blanco, o al centro de la plantilla.',
  'PORT-296':
    'Bola de fuego, Lentitud y Descarga necesitan una línea no bloqueada hasta el centro de la plantilla. Los demás no necesitan ver.',
  'PORT-297': 'Para lanzar un hechizo da igual hacia dónde se mire.',
  'PORT-298': 'El tamaño de la plantilla de un hechizo es su diámetro.',
  'PORT-299':
    'Un hechizo que dura varias rondas cuenta la ronda en que se lanza como la primera, y acaba al final de la última.',
  'PORT-300': 'El mismo hechizo dos veces no hace más que una, pero vale el final más tardío.',
  'PORT-301': 'Celeridad (12 cm, 4 rondas): un grupo amigo mueve 2 cm más.',
  'PORT-302':
    'Bola de fuego (9 cm, plantilla de 5 cm): alcanza a todos los enemigos que cubre. Se lanza cuantas veces se quiera.',
  'PORT-303': 'Vuelo (2 rondas): quien lo lanza vuela y mueve 25 cm, como un D20.',
  'PORT-304': 'Voluntad de hierro (12 cm, 3 rondas): una unidad amiga tiene +2 en moral.',
  'PORT-305':
    'Escudo mágico (12 cm, 2 rondas, plantilla de 5 cm): la plantilla se queda en la mesa. Anula los impactos en los amigos cuyo centro esté debajo.',
  'PORT-306':
    'Lentitud (12 cm, 1 ronda, plantilla de 10 cm): cada enemigo que esté debajo al lanzarla mueve 2 cm menos.',
  'PORT-307': 'Vigor (12 cm, 3 rondas): un grupo amigo tiene +2 cuerpo a cuerpo, al disparar y con la artillería.',
  'PORT-308':
    'Invocación (2 veces por partida): un guardián D8 con arma de mano se une a la unidad de quien lanza, a 5 cm de él como mucho.',
  'PORT-309': 'Un guardián no cuesta, no puntúa, no suma efectivos y nunca hace pruebas de moral.',
  'PORT-310':
    'Teletransporte (20 cm, 1 vez por partida): una unidad amiga a 20 cm o menos se recoloca bajo una plantilla de 20 cm con el centro a 20 cm o menos de quien lanza, en cohesión y sin tocar a ningún enemigo.',
  'PORT-311':
    'Descarga (12 cm, 2 veces por partida, plantilla de 12 cm): cada enemigo que esté debajo al lanzarla tiene −2 en todos los dados hasta el final de la ronda.',
  'PORT-312': 'Agresivo: +1 en todos los ataques cuerpo a cuerpo.',
  'PORT-313': 'Anfibio: para este soldado, el agua profunda es terreno despejado.',
  'PORT-314':
    'Rápido: mueve como el siguiente dado de su clase, o 3 cm más que el suyo si eso es mejor. Un D20 mueve 3 cm más.',
  'PORT-315':
    'Temible: una unidad enemiga hace la prueba la primera vez en la partida que está a 25 cm o menos de esta figura cuando una de las dos acaba de mover.',
  'PORT-316': 'Tiro enlazado: basta un tripulante vivo para disparar todas las armas útiles.',
  'PORT-317':
    'Armadura pesada: +1 en cada tirada de salvación; en un vehículo, en cada tirada por tripulantes y armas.',
  'PORT-318': 'Golpe pesado: +1 en los ataques cuerpo a cuerpo, además del de Agresivo.',
  'PORT-319': 'Tiro pesado: +1 al disparar.',
  'PORT-320': 'Vuelo estático: +2 cuerpo a cuerpo y al disparar en un turno en que el vehículo ni mueve ni gira.',
  'PORT-321':
    'Suerte: una vez por partida, si un dado de esta figura te ha salido mal, puedes repetirlo. Vale el segundo resultado.',
  'PORT-322': 'Magia: puede lanzar hechizos.',
  'PORT-323': 'Tirador: dispara también hasta 6 cm más allá del doble de R, a largo alcance.',
  'PORT-324': 'Giro doble: el vehículo puede girar hasta 90° por turno, de una vez o en dos.',
  'PORT-325': 'Acuático: para esta montura o vehículo, el agua profunda es terreno despejado.',
} satisfies typeof en;
