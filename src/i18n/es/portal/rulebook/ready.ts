import type { ready as en } from '../../../en/portal/rulebook/ready';

export const ready = {
  'PORT-054':
    'Antes de jugar acordáis el tamaño de los ejércitos, la activación, la duración, la mesa, el terreno con su dificultad, los objetivos y la semilla. Después nada de eso cambia.',
  'PORT-055': 'La mesa es un rectángulo de 90 × 60, 120 × 80 o 180 × 120 cm, salvo que un escenario traiga otra.',
  'PORT-056':
    'En una escaramuza cada figura tiene su turno; en un asedio actúa de una vez toda la unidad. Lo elegido vale para todos.',
  'PORT-057':
    'Si un ejército pasa de 20 figuras, la aplicación propone un asedio; si no, una escaramuza. Podéis elegir lo contrario.',
  'PORT-058':
    'Una partida dura un número de rondas (normalmente 6), unos minutos (normalmente 120), lo que resulte más largo, o hasta la victoria.',
  'PORT-059':
    'El reloj por sí solo no cambia nada. Solo cuenta la jugada «Se acabó el tiempo», que se anota como las demás.',
  'PORT-060':
    'Antes de empezar, cada elemento de terreno es ligero, difícil o infranqueable. La mesa despejada no es nada de eso.',
  'PORT-061': 'Deja al menos 10 cm entre dos elementos de terreno, de borde a borde.',
  'PORT-062': 'El terreno queda entero dentro de la mesa. Puede tocar el borde.',
  'PORT-063': 'Sin escenario, el terreno se coloca por orden de asiento, un elemento cada vez, de 4 a 8 en total.',
  'PORT-064': 'Un elemento puede tener tramos, como un puente o un vado. Dentro de ellos vale su propia dificultad.',
  'PORT-065': 'El estanque y el río son agua profunda mientras sean infranqueables.',
  'PORT-066':
    'Despliegas en tu zona: la del escenario, o una franja junto a un borde de 12, 15 o 20 cm en la mesa pequeña, mediana y grande.',
  'PORT-067':
    'Para desplegar, cada cual tira un D6 y los empates se repiten. Luego colocáis una unidad cada uno, por turno, empezando por la tirada más baja.',
  'PORT-068': 'Una figura se despliega entera dentro de tu zona.',
  'PORT-069':
    'No puede solaparse con otra ni tener el centro en terreno infranqueable. Los vehículos terrestres y las piezas dejan fuera todo su contorno.',
  'PORT-070': 'Puedes desplegar una figura mirando hacia donde quieras.',
  'PORT-071': 'En un asedio, una unidad se despliega en cohesión.',
  'PORT-072':
    'Los efectivos iniciales de una unidad son los que tiene al acabar el despliegue, o al formarse más tarde.',
  'PORT-073': 'Una partida va ronda a ronda, contando desde 1. Una ronda se compone de turnos.',
  'PORT-074': 'Al empezar cada ronda, todos los que siguen en juego tiran un D6. Empieza el más alto.',
  'PORT-075': 'Si varios empatan arriba, repiten entre ellos hasta que gane uno.',
  'PORT-076': 'Después jugáis por orden de asiento, un turno cada uno, una y otra vez.',
  'PORT-077': 'Lo que juega un turno es un grupo: una sola figura en una escaramuza, una unidad en un asedio.',
  'PORT-078': 'Cada grupo de la mesa tiene un turno, y solo uno, en cada ronda.',
  'PORT-079': 'Si todos tus grupos han actuado, se te salta y los demás siguen.',
  'PORT-080': 'Si te toca y te queda algún grupo sin usar, actúas con uno. Esperar también gasta su turno.',
  'PORT-081': 'En un turno, un grupo puede mover y después hacer una acción, en ese orden.',
  'PORT-082': 'Las acciones son combatir cuerpo a cuerpo, disparar, lanzar un hechizo, capturar y tripular.',
  'PORT-083': 'En un asedio, una unidad hace un solo tipo de acción, en la que participan cuantos puedan.',
  'PORT-084':
    'Un grupo que aparece durante una ronda actúa a partir de la siguiente: un guardián, un líder que se queda, la tripulación de una pieza reventada, un vehículo capturado o tripulado de nuevo.',
  'PORT-085':
    'Cuando no queda ningún grupo, acaba la ronda: terminan los hechizos, luego se miran los objetivos y luego el final de la partida.',
  'PORT-086': 'Una partida a un número de rondas acaba con la última.',
  'PORT-087': 'Una partida contra el reloj acaba con la ronda en que se anotó «Se acabó el tiempo».',
  'PORT-088':
    'Si cuenta lo más largo, la partida acaba con la primera ronda que llega al número acordado con el tiempo ya cumplido.',
  'PORT-089': 'La partida acaba en el acto cuando como mucho un bando tiene en la mesa algo que no esté abandonado.',
  'PORT-090':
    'Una partida hasta la victoria solo acaba así, por un objetivo que cierra la partida o por la última ronda posible.',
  'PORT-091': 'Tras la ronda 30, una partida hasta la victoria se acaba de todos modos.',
  'PORT-092':
    'Un objetivo que cierra la partida lo hace, sea cual sea la duración acordada, al final de la ronda en que se cumple.',
} satisfies typeof en;
