import type { altars as en } from '../../../en/mortalgate/rulebook/altars';

export const altars = {
  'GATE-149': 'Los tres estados son fuego, veneno y aturdimiento. Un héroe puede tener todos, cada uno con sus turnos.',
  'GATE-150': 'El mismo estado otra vez no se suma: vale el tiempo más largo.',
  'GATE-151': 'Ni curar ni capturar acaban con un estado. Se agota o termina con la muerte.',
  'GATE-152': 'Quien arde recibe 1 de daño en su inicio.',
  'GATE-153':
    'En ese momento también reciben 1 de daño los compañeros que están al lado del que arde, aunque este muera.',
  'GATE-154': 'A los enemigos que están al lado no los quema.',
  'GATE-155': 'El fuego que se extiende hiere, pero no prende en nadie.',
  'GATE-156': 'Quien está envenenado recibe 1 de daño en su inicio.',
  'GATE-157': 'En un turno con veneno tienes 2 puntos de movimiento menos.',
  'GATE-158': 'Un héroe aturdido no puede andar, atacar ni usar habilidades en ese turno.',
  'GATE-159': 'Capturar se puede incluso estando aturdido.',
  'GATE-160': 'Los aturdidos siguen disputando altares y estorbando, y se les puede atacar.',
  'GATE-161': 'Durante el aturdimiento, las recargas y los demás estados siguen contando.',

  'GATE-162':
    'Al final de su turno, un héroe en la zona de un altar puede capturarlo si nadie lo disputa y tu equipo no lo tiene aún.',
  'GATE-163': 'Para capturar hay que estar en una zona.',
  'GATE-164': 'Si en una zona hay héroes de ambos equipos, su altar está disputado.',
  'GATE-165': 'Mientras un altar está disputado, nadie puede capturarlo.',
  'GATE-166': 'Lo que tu equipo ya tiene no lo puede capturar.',
  'GATE-167': 'Capturar un altar da 2 de gracia a tu equipo.',
  'GATE-168': 'Puedes quitarle un altar al enemigo. Entonces es tuyo.',
  'GATE-169': 'Cada altar que quitas al enemigo da 2 de gracia, aunque ya hubiera sido tuyo.',
  'GATE-170': 'Con la captura se acaba tu turno.',
  'GATE-171': 'Para capturar no hacen falta puntos de movimiento.',
  'GATE-172': 'Puedes entrar, combatir y capturar, todo en el mismo turno.',
  'GATE-173': 'Nadie tiene que quedarse: un altar capturado es tuyo hasta que lo capture el enemigo.',
  'GATE-174': 'Un enemigo en la zona no te quita la bendición; solo lo hace una captura.',
  'GATE-175': 'La gracia se cuenta hasta 20 y no más.',
  'GATE-176': 'Conservas tu gracia aunque pierdas un altar.',

  'GATE-177': 'La bendición es tuya en cuanto lo es el altar.',
  'GATE-178': 'Los cuatro héroes del equipo tienen la bendición, estén donde estén.',
  'GATE-179': 'Cuando el enemigo captura el altar, la bendición cambia de bando al instante.',
  'GATE-180': 'Ojo certero da a tus héroes 5 más de puntería.',
  'GATE-181': 'Evasión da a tus héroes 10 más de esquiva.',
  'GATE-182': 'Vigor da a tus héroes 1 más de daño, en ataques básicos y en habilidades con daño base.',
  'GATE-183': 'Dolor abrasador se queda en 3 con Vigor. Tampoco cambian el fuego, el veneno ni las curas.',
  'GATE-184': 'Con Escudo divino, cada ataque y cada habilidad dañina hace a tus héroes 1 de daño menos.',
  'GATE-185': 'Contra el fuego y el veneno no ayuda el Escudo divino.',
  'GATE-186': 'El Golpe de gracia atraviesa el Escudo divino.',
  'GATE-187': 'Pies ligeros da a tus héroes 1 punto de movimiento más.',
  'GATE-188': 'Con Sanguijuela, cada ataque básico que acierta devuelve 1 de vida a quien ataca, hasta su máximo.',
  'GATE-189': 'Sanguijuela cura 1 por ataque, aunque hiera a varios enemigos.',

  'GATE-190':
    'Con Astillas, un ataque básico que acierta golpea también a los enemigos justo a la izquierda y a la derecha del objetivo.',
  'GATE-191':
    'Izquierda y derecha son las dos vecinas del objetivo que están tan lejos del atacante como el propio objetivo.',
  'GATE-192': 'Astillas respeta a los compañeros del atacante.',
  'GATE-193':
    'Con Onda de choque, un ataque básico que acierta golpea también a los enemigos en las dos casillas tras el objetivo.',
  'GATE-194': 'Detrás quiere decir dos casillas más por la línea que va del atacante al objetivo.',
  'GATE-195':
    'Si esa línea pasa entre dos casillas, se golpea la que queda en el sentido del reloj, vista desde el atacante.',
  'GATE-196':
    'La roca, el mar o el borde del mapa detienen la onda. Si se para en la primera casilla, la segunda está a salvo.',
  'GATE-197': 'Astillas y Onda de choque golpean sin tirada y sin necesidad de ver.',
  'GATE-198': 'Hacen tanto daño como el ataque, y Escudo divino le quita 1 a cada uno que lo tenga.',
  'GATE-199': 'Solo parten del objetivo que elegiste. Los que reciben el golpe no lo pasan a nadie.',
  'GATE-200': 'Quien cae por Astillas u Onda de choque da 1 de gracia.',

  'GATE-201': 'Con 20 de gracia tu equipo ha ganado, sin esperar a nada.',
  'GATE-202': 'Ten los ocho altares y tu equipo ha ganado.',
  'GATE-203': 'Si los cuatro enemigos están a la vez fuera de la isla, tu equipo ha ganado.',
  'GATE-204':
    'La victoria puede llegar en cualquier momento, hasta en un turno enemigo: tras cada cambio se miran gracia, altares y caídos.',
  'GATE-205':
    '¿De varias maneras a la vez? Se nombra primero la gracia, luego la conquista y por último la eliminación.',
  'GATE-206': 'Cuando un equipo ha ganado, ya no se juega nada más.',
} satisfies typeof en;
