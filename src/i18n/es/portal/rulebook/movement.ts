import type { movement as en } from '../../../en/portal/rulebook/movement';

export const movement = {
  'PORT-093': 'Un soldado o una montura independiente mueve según su dado, de D4 a D20: 8, 10, 12, 15, 18 o 25 cm.',
  'PORT-094': 'Un vehículo terrestre mueve según su dado, de D6 a D20: 20, 18, 15, 15 o 12 cm.',
  'PORT-095': 'Un vehículo volador mueve 40 cm con D10, 30 con D12 y 25 con D20.',
  'PORT-096': 'Un soldado montado mueve como un D8, o según su propio dado si es mejor.',
  'PORT-097':
    'Una pieza mueve la mitad que un soldado con el dado más bajo de su tripulación viva, redondeando hacia abajo al milímetro.',
  'PORT-098': 'Con menos de dos tripulantes vivos, una pieza no se puede mover.',
  'PORT-099':
    'El movimiento se calcula por orden: la tabla (con Vuelo, la del soldado D20), el atributo Rápido, los hechizos Celeridad y Lentitud, nunca menos de 0, doble si corre o carga, menos lo que cuesta levantarse.',
  'PORT-100': 'En un asedio, toda la unidad mueve lo que su miembro vivo más lento.',
  'PORT-101': 'Un camino puede costar como mucho lo que el grupo puede mover.',
  'PORT-102': 'En terreno despejado, un camino cuesta lo que mide.',
  'PORT-103': 'En terreno ligero, cada centímetro cuesta 3.',
  'PORT-104': 'En terreno difícil, cada centímetro cuesta 5.',
  'PORT-105': 'Ningún camino entra en terreno infranqueable.',
  'PORT-106': 'Una figura está en el terreno en el que está su centro.',
  'PORT-107':
    'Tras cada recta o giro, un vehículo terrestre o una pieza no puede tener ni esquinas ni bordes en terreno infranqueable. El borde se mira centímetro a centímetro.',
  'PORT-108': 'Lo que vuela pasa por encima del terreno y de todas las figuras.',
  'PORT-109': 'Lo que vuela puede acabar su movimiento sobre cualquier terreno.',
  'PORT-110': 'Puedes pasar a través de tus propias figuras.',
  'PORT-111': 'No puedes atravesar enemigos ni nada abandonado.',
  'PORT-112': 'Al acabar un movimiento, nadie se solapa con otra figura ni sobresale de la mesa.',
  'PORT-113': 'El contacto no retiene a nadie: puedes apartarte de un enemigo sin tirar.',
  'PORT-114': 'En un asedio, una unidad debe acabar su movimiento en cohesión.',
  'PORT-115':
    'Si las bajas han partido una unidad en orden abierto, puede acabar su movimiento con tantas partes como antes, no con más.',
  'PORT-116': 'Nadie sale de la mesa por su pie, salvo por un borde de salida del escenario.',
  'PORT-117': 'Antes de mover, un grupo dice cómo: normal, corriendo o a la carga.',
  'PORT-118': 'Correr y cargar doblan el movimiento.',
  'PORT-119': 'Después de correr, todos los dados de la acción del grupo tienen −1. Solo la captura se tira sin él.',
  'PORT-120': 'Después de cargar, cada ataque cuerpo a cuerpo de este turno tiene +1.',
  'PORT-121': 'Una carga nombra una figura enemiga que quien carga ve, al menos en parte, al empezar el turno.',
  'PORT-122':
    'Una carga debe acabar en contacto con ese enemigo, y este ha de quedar al frente de quien carga. En un asedio basta un miembro.',
  'PORT-123': 'No puedes cargar contra un enemigo con quien estabas en contacto al empezar el turno.',
  'PORT-124': 'Después de una carga, la única acción es el cuerpo a cuerpo.',
  'PORT-125': 'Los vehículos y las piezas ni corren ni cargan.',
  'PORT-126': 'Un soldado a pie puede echarse a tierra durante su movimiento, sin coste.',
  'PORT-127':
    'Los soldados montados, las monturas independientes, los vehículos y las piezas no pueden echarse a tierra.',
  'PORT-128': 'Levantarse cuesta 2 cm, que se restan después de doblar.',
  'PORT-129': 'Un soldado cuerpo a tierra tiene que levantarse para ir a cualquier sitio.',
  'PORT-130': 'Cuerpo a tierra, un soldado aún puede girarse y hacer cualquier acción.',
  'PORT-131': 'Quien está cuerpo a tierra sigue así hasta que se levanta.',
  'PORT-132': 'En un asedio, la unidad se echa a tierra y se levanta a la vez.',
  'PORT-133': 'Disparar a un soldado cuerpo a tierra tiene −1.',
  'PORT-134': 'Quien carga contra un soldado cuerpo a tierra tiene otro +1 cuerpo a cuerpo, además del de la carga.',
  'PORT-135':
    'Los soldados y las monturas independientes tienen frente y retaguardia. El frente es la mitad de delante, incluida la línea divisoria.',
  'PORT-136':
    'Los vehículos y las piezas tienen cuatro orientaciones de 90°: frente, retaguardia, flanco izquierdo y flanco derecho.',
  'PORT-137':
    'Justo entre dos orientaciones vale la mejor para el defensor: frente antes que flanco, flanco antes que retaguardia.',
  'PORT-138':
    'Fuera del orden cerrado, un soldado puede girarse hacia cualquier lado en cualquier punto de su movimiento, sin coste.',
  'PORT-139':
    'Un vehículo o una pieza puede girar una vez por turno, 45° como mucho, antes, entre o después de sus rectas.',
  'PORT-140': 'A un vehículo, girar no le cuesta movimiento.',
  'PORT-141': 'Entre giros, un vehículo o una pieza solo se mueve en línea recta según su orientación.',
  'PORT-142': 'Ir marcha atrás cuesta el doble.',
  'PORT-143': 'Nadie cambia de orientación fuera de su turno, salvo al huir o por Teletransporte.',
} satisfies typeof en;
