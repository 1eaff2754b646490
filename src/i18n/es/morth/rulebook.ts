import type { rulebookMorth as en } from '../../en/morth/rulebook';
import { pictures } from './pictures';

export const rulebookMorth = {
  sections: {
    terms: 'Términos y lugares',
    setup: 'Preparación',
    rounds: 'Rondas y oleadas',
    lordMorth: 'Fase de Lord Morth',
    portal: 'Fase del Portal',
    heroTurn: 'Un turno de héroes',
    upgrades: 'Mejoras',
    hiring: 'Contratar héroes',
    counters: 'Oro, experiencia y heridas',
    movement: 'Mover héroes',
    attack: 'Atacar',
    kills: 'Bajas y recompensas',
    assault: 'Fase de Asalto',
    ending: 'Fin de la partida',
    introductory: 'Partida introductoria',
    cards: 'Cartas de Lord Morth',
    cardEffects: 'Qué hacen las cartas',
    sharedDevice: 'Cartas en un solo dispositivo',
    specialists: 'Especialistas',
    races: 'Habilidades raciales',
    bags: 'Bolsas y dados rojos',
    cooperative: 'Partida cooperativa',
    solitaire: 'Partida en solitario',
    length: 'Duración de la partida',
    rulings: 'Aclaraciones',
  },
  pictures,
  rules: {
    'MOR-001':
      'Se puede jugar en competición (de 2 a 4), en equipo (de 2 a 4), en solitario o una primera partida corta (de 2 a 4).',
    'MOR-002':
      'Cada mapa individual tiene tres caminos: izquierdo (amarillo), central (azul) y derecho (verde), cada uno con su propio icono de entrada.',
    'MOR-003':
      'Las casillas de un camino se numeran desde el 1, en la entrada, hasta la última antes de la salida, sin saltarse ninguna.',
    'MOR-004':
      'Antes de la casilla 1 de cada camino hay una casilla de inicio. Está fuera del mapa y caben en ella cuantos dados hagan falta.',
    'MOR-005': 'En una casilla de camino no caben más de tres dados de enemigo.',
    'MOR-006': 'Un cruce es una sola casilla que comparten dos caminos. Tiene un número en cada uno.',
    'MOR-007': 'En un cruce cuentan juntos los dados de ambos caminos: tres y ni uno más.',
    'MOR-008':
      'Cada casilla del mapa es una sola cosa: terreno abierto, camino, fortaleza (o ciudad), túnel u obstáculo.',
    'MOR-009': 'Los héroes no pueden entrar en un obstáculo.',
    'MOR-010': 'Tus héroes empiezan en la fortaleza.',
    'MOR-011': 'En una casilla de la fortaleza caben todos los héroes que quieras. En las demás solo cabe uno.',
    'MOR-012': 'Dos casillas son adyacentes si comparten un lado. Tocarse por la esquina no basta.',
    'MOR-013':
      'Cada hoja sirve para dos héroes de su tipo, uno azul y otro amarillo. Cada uno lleva su propia experiencia y sus mejoras.',
    'MOR-014':
      'En la bolsa verde están los dados verdes y amarillos (45), en la naranja los 44 naranjas y en la roja los 8 rojos.',
    'MOR-015': 'Quien tiene la ficha de Lord Morth hace de Lord Morth en esta oleada y tira por él.',
    'MOR-016': 'Primero juega Lord Morth y luego se sigue hacia la izquierda.',
    'MOR-017': 'Tus cartas de Lord Morth solo las ves tú. Todo lo demás está a la vista.',

    'MOR-018': 'El anillo del portal es el que corresponde al número de jugadores.',
    'MOR-019': 'El marcador de oleada espera delante de la primera oleada de la ronda 1.',
    'MOR-020': 'La marca del disco empieza en la posición 12.',
    'MOR-021':
      'Cada jugador tiene un mapa de un color del anillo: amarillo y rojo con dos, además morado con tres y gris con cuatro.',
    'MOR-022':
      'Los mapas siguen los asientos hacia la izquierda en el mismo orden en que sus colores aparecen en el anillo en sentido horario.',
    'MOR-023': 'Como opción, todos defienden el mismo trazado, cada cual con el color de su asiento.',
    'MOR-024': 'Cada jugador lleva un contador de oro y otro de heridas.',
    'MOR-025': 'Eliges una raza: humanos, elfos, enanos o gnomos.',
    'MOR-026': 'Cada raza es de un solo jugador. Dos no pueden llevar la misma.',
    'MOR-027': 'Empiezas con un Guerrero y un Sacerdote de tu raza.',
    'MOR-028': 'Tus primeros héroes empiezan sin experiencia ni mejoras.',
    'MOR-029': 'Tú eliges las casillas de la fortaleza de tus primeros héroes, antes de que actúe ninguno.',
    'MOR-030': 'Empiezas con 3 de oro.',
    'MOR-031': 'Empiezas sin heridas.',
    'MOR-032': 'Al principio los 97 dados de enemigo están en sus bolsas.',
    'MOR-033': 'El azar decide quién tiene primero la ficha de Lord Morth.',
    'MOR-034': 'Las 32 cartas de Lord Morth se barajan y quedan boca abajo.',

    'MOR-035': 'Una partida normal tiene cinco rondas.',
    'MOR-036': 'En competición, cada ronda tiene una oleada por jugador. En solitario o en equipo tiene dos.',
    'MOR-037': 'Son 10 oleadas en solitario, con dos jugadores o en equipo, 15 con tres jugadores y 20 con cuatro.',
    'MOR-038': 'Cada oleada tiene cuatro fases: Lord Morth, Portal, Héroes y Asalto.',
    'MOR-039': 'Tras el Asalto, la ficha de Lord Morth pasa a quien está a la izquierda para la siguiente oleada.',
    'MOR-040': 'En solitario, la ficha de Lord Morth se queda contigo.',

    'MOR-041': 'La oleada empieza cuando Lord Morth mueve el marcador a su casilla.',
    'MOR-042': 'En la primera oleada de una partida competitiva cada jugador recibe dos cartas de Lord Morth.',
    'MOR-043': 'Desde la ronda 2, cada jugador recibe otra carta de Lord Morth en la primera oleada de la ronda.',
    'MOR-044':
      'Lord Morth saca a ciegas de las bolsas verde y naranja tantos dados como indica el registro para esa oleada.',
    'MOR-045': 'Cada dado se tira una vez. El enemigo que sale es el que aparece.',
    'MOR-046': 'Cada dado cae al azar en uno de los doce sectores del disco, sin que influyan los demás.',
    'MOR-047': 'En un sector del disco cabe cualquier número de dados.',
    'MOR-048': 'Lord Morth tira el d12 y gira el disco hasta que la marca queda en esa posición.',
    'MOR-049': 'Los dados giran con el disco. Cada uno sigue en su sector hasta que se recoge.',
    'MOR-050':
      'El sector marcado está sobre la posición de la marca; los siguientes, sobre las posiciones que siguen en sentido horario, y tras el 12 viene el 1.',
    'MOR-051': 'Los números, colores e iconos del anillo no se mueven. Solo gira el disco.',
    'MOR-052':
      'El azar sigue siempre el mismo orden: bolsa verde, bolsa naranja, cara y sector dado a dado, y por último el d12. Así la repetición muestra la misma partida.',

    'MOR-053': 'Cada jugador tiene un único turno en el portal, empezando por Lord Morth.',
    'MOR-054': 'En el portal puedes girar el disco cuanto quieras. Cada paso cuesta 1 moneda.',
    'MOR-055': 'No puedes girar el disco más allá de lo que pagan tus monedas.',
    'MOR-056': 'Puedes dejar el disco como está. Pasar es gratis.',
    'MOR-057': 'Un paso a la derecha, en sentido horario, sube la marca una posición, y del 12 al 1.',
    'MOR-058': 'Un paso a la izquierda baja la marca una posición, y del 1 al 12.',
    'MOR-059': 'En un mismo turno de portal todos tus pasos van en el mismo sentido.',
    'MOR-060': 'Giras el disco a partir de donde lo dejó el jugador anterior.',
    'MOR-061': 'Las monedas pagadas en el portal vuelven a la banca.',
    'MOR-062':
      'Cuando todos han tenido su turno en el portal, cada dado va al mapa y al camino que hay bajo su sector.',
    'MOR-063': 'El dado que sale del portal espera en la casilla de inicio de su camino.',
    'MOR-064': 'Los enemigos llegan siempre ilesos: el dado se coloca con la resistencia más alta de ese enemigo.',
    'MOR-065': 'El enemigo que salió sigue siendo ese, aunque el dado tenga otros.',
    'MOR-066':
      'A un enemigo en la casilla de inicio no le afecta nada: ni ataques, ni cartas, ni efectos. Espera a que entre en el camino.',
    'MOR-067': 'Los héroes no actúan hasta que el último dado ha salido del disco.',

    'MOR-068': 'Cada jugador tiene un turno de héroes, empezando por Lord Morth.',
    'MOR-069': 'En tu turno de héroes primero compras y después mueves y atacas.',
    'MOR-070': 'En cuanto uno de tus héroes hace algo, se acabaron las compras del turno.',
    'MOR-071': 'No tienes que comprar, mover ni atacar. Todo es voluntario.',
    'MOR-072':
      'Lo que ganas combatiendo sirve más tarde: el oro desde tu próximo turno en el portal; el oro y la experiencia, en tu próxima compra.',

    'MOR-073':
      'Un héroe solo aprende de su propia hoja. Tiene dos ramas, cada una con una mejora de nivel 1 y después dos de nivel 2 a elegir.',
    'MOR-074': 'Una mejora de nivel 1 cuesta 6 y una de nivel 2 cuesta 10.',
    'MOR-075': 'Una mejora se paga primero con la experiencia de ese héroe.',
    'MOR-076': 'Lo que no cubre la experiencia del héroe lo paga tu oro.',
    'MOR-077': 'Un héroe no puede gastar la experiencia de otro.',
    'MOR-078': 'La experiencia del héroe y tu oro juntos tienen que cubrir el coste de la mejora.',
    'MOR-079':
      'Para esta mejora de nivel 2 el héroe necesita antes el nivel 1 de la misma rama. Puedes comprar ambas en el mismo turno.',
    'MOR-080': 'La mejora de nivel 2 se suma: la de nivel 1 sigue funcionando.',
    'MOR-081': 'Un héroe sigue una sola rama, con una mejora de nivel 1 y otra de nivel 2.',
    'MOR-082': 'Una mejora funciona en cuanto se paga.',
    'MOR-083': 'La mejora es solo del héroe que la compró, no del otro de la misma hoja.',
    'MOR-084': 'Si los dos niveles fijan el mismo valor, cuenta el de nivel 2.',
    'MOR-085': 'Una mejora es para siempre. No se devuelve ni se cambia.',

    'MOR-086': 'En un equipo caben cinco héroes y ni uno más.',
    'MOR-087': 'Puedes tener dos héroes de un mismo tipo, pero no tres.',
    'MOR-088': 'Solo puedes contratar héroes de tu raza.',
    'MOR-089':
      'Un héroe se paga con oro. El precio depende de si será el tercero, el cuarto o el quinto de tu equipo; la hoja indica los tres.',
    'MOR-090': 'Un Sacerdote cuesta 6 como tercer héroe, 8 como cuarto y 10 como quinto.',
    'MOR-091': 'La experiencia no sirve para contratar héroes. Solo vale el oro.',
    'MOR-092': 'Un héroe nuevo llega sin experiencia ni mejoras y ocupa el color libre de su hoja.',
    'MOR-093': 'Un héroe nuevo aparece en la casilla de la fortaleza que elijas.',
    'MOR-094': 'Un héroe nuevo puede mover y atacar enseguida.',
    'MOR-095': 'En un turno puedes comprar varias mejoras y héroes mientras lo permitan los límites y el dinero.',
    'MOR-096': 'Los héroes no mueren nunca y no se pueden despedir.',

    'MOR-097': 'Tu oro no pasa de 22. Lo que sobra se pierde.',
    'MOR-098': 'Tu oro no puede bajar de 0.',
    'MOR-099': 'La experiencia de un héroe no pasa de 16. Lo que sobra se pierde.',
    'MOR-100': 'Las heridas se siguen contando por encima de 22, aunque el marcador termine ahí.',

    'MOR-101': 'Usas tus propios héroes en el orden que quieras, cada uno una vez por turno.',
    'MOR-102': 'Termina con un héroe antes de empezar con otro.',
    'MOR-103':
      'Un héroe tiene los puntos de movimiento que le dan su hoja, sus mejoras y los efectos en curso, nunca menos de 0. Cuando se le acaban, no sigue.',
    'MOR-104': 'Un Guerrero sin mejoras tiene 2 puntos de movimiento.',
    'MOR-105': 'Un Sacerdote sin mejoras tiene 3 puntos de movimiento.',
    'MOR-106': 'Dar un paso a una casilla adyacente cuesta 1 punto de movimiento.',
    'MOR-107': 'Un héroe va de casilla en casilla adyacente, nunca en diagonal.',
    'MOR-108': 'Los héroes pueden pisar los caminos y cruzarlos.',
    'MOR-109': 'Los enemigos, trampas y barreras no frenan a un héroe, y él nunca las activa.',
    'MOR-110': 'Un héroe puede cruzar un camino, pero no quedarse en él.',
    'MOR-111': 'Un héroe puede pasar por casillas donde hay otros héroes.',
    'MOR-112': 'Dos héroes no pueden quedarse en la misma casilla, salvo en la fortaleza.',
    'MOR-113':
      'Un héroe solo puede pisar donde los puntos que le quedan aún le permitan llegar a una casilla en la que pararse.',
    'MOR-114': 'Los héroes no salen del mapa ni entran en las casillas de inicio.',
    'MOR-115': 'Los puntos de movimiento no se guardan. Los que no uses se pierden.',
    'MOR-116': 'Cuesta alejarse de un Trol: salir de una casilla adyacente a él cuesta 1 punto de movimiento más.',
    'MOR-117': 'Acercarse a un Trol no cuesta nada extra.',
    'MOR-118': 'Varios Troles junto a la misma casilla siguen costando solo 1 punto más.',
    'MOR-119': 'Un héroe junto a un Trol al que le falta el punto de movimiento extra no puede salir de su casilla.',
    'MOR-120':
      'Si un efecto detiene a un héroe donde no puede quedarse, vuelve a la última casilla de este movimiento donde podía parar.',

    'MOR-121':
      'Un héroe ataca con su patrón una vez por turno. Solo un Inventor que divide su ataque lo hace dos veces.',
    'MOR-122': 'Un héroe puede atacar antes de moverse, entre dos pasos o después.',
    'MOR-123': 'Un héroe puede atacar desde una casilla de camino mientras lo cruza.',
    'MOR-124': 'Un ataque golpea a la vez todas las casillas del patrón.',
    'MOR-125': 'Antes de atacar puedes girar el patrón gratis: un cuarto, media vuelta o tres cuartos.',
    'MOR-126': 'Un patrón se puede girar, pero no reflejar como en un espejo.',
    'MOR-127': 'Un Guerrero golpea las cuatro casillas que tiene delante, detrás y a los lados.',
    'MOR-128': 'Un Sacerdote golpea las cuatro casillas de sus esquinas.',
    'MOR-129': 'Los ataques son físicos, espirituales, especiales o arcanos.',
    'MOR-130': 'Un ataque que no es arcano alcanza exactamente a un enemigo en cada casilla del patrón.',
    'MOR-131': 'Si varios enemigos comparten casilla, quien ataca elige a cuál alcanza.',
    'MOR-132': 'Un ataque arcano alcanza a todos los enemigos de cada casilla del patrón.',
    'MOR-133': 'Un ataque de dos tipos es ambos a la vez: basta con que uno de ellos afecte al enemigo.',
    'MOR-134': 'Cada enemigo al que afecta el ataque pierde tanta resistencia como fuerza tenga el golpe.',
    'MOR-135': 'Tras un golpe, el dado muestra la resistencia que le queda al enemigo.',
    'MOR-136': 'Un enemigo al que no afecta ese tipo de ataque no pierde nada.',
    'MOR-137': 'A un Esqueleto solo le afectan los ataques físicos.',
    'MOR-138': 'A un Minotauro solo le afectan los ataques físicos.',
    'MOR-139': 'A un Demonio solo le afectan los ataques espirituales.',
    'MOR-140': 'Un ataque únicamente físico no le hace nada a una Gárgola.',
    'MOR-141': 'Esqueleto, Minotauro, Demonio y Gárgola son los únicos enemigos a los que no afectan algunos ataques.',
    'MOR-142': 'Un Dragón llega con escamas. Mientras están enteras no pierde resistencia.',
    'MOR-143': 'Un solo golpe de fuerza 2 o más rompe las escamas del Dragón y no hace nada más.',
    'MOR-144': 'Un golpe de fuerza 1 rebota en las escamas de un Dragón.',
    'MOR-145': 'Nada se interpone en un ataque: ni obstáculos, ni héroes, ni enemigos.',
    'MOR-146': 'Un ataque necesita al menos un enemigo en las casillas de su patrón.',
    'MOR-147': 'Ningún patrón alcanza las casillas de inicio.',
    'MOR-148': 'Los enemigos nunca atacan a los héroes.',

    'MOR-149': 'Un enemigo sin resistencia está muerto y su dado se retira.',
    'MOR-150': 'Un héroe gana 1 de experiencia por cada enemigo que mata.',
    'MOR-151': 'Una baja se paga según el color del dado: verde 1 de oro, amarillo 2, naranja 3 y rojo 4.',
    'MOR-152':
      'El dado de un enemigo muerto vuelve a su bolsa: verdes y amarillos a la verde, naranjas y rojos a la suya.',
    'MOR-153': 'El daño que sobra se pierde.',

    'MOR-154': 'Lord Morth tira el d3 una vez y el resultado vale en todos los mapas.',
    'MOR-155':
      'Cada enemigo, también en las casillas de inicio, avanza tantas casillas como su movimiento más la tirada.',
    'MOR-156': 'En cada mapa se mueve primero el camino izquierdo, luego el central y luego el derecho.',
    'MOR-157': 'En un camino se mueve primero el enemigo más avanzado.',
    'MOR-158': 'En una misma casilla se mueve primero el enemigo más rápido.',
    'MOR-159': 'Entre enemigos igual de rápidos en una casilla, se mueve primero el que tiene más resistencia.',
    'MOR-160':
      'Si también en eso empatan, se mueve primero el que lleva más tiempo en el mapa y luego el dado de número menor.',
    'MOR-161': 'Ningún dado se mueve dos veces en un Asalto, aunque haya cambiado a un camino que se mueve después.',
    'MOR-162': 'Los enemigos avanzan casilla a casilla hacia la salida de su camino.',
    'MOR-163': 'Los enemigos pueden pasar por una casilla llena. Lo que no pueden es quedarse en ella.',
    'MOR-164': 'Un enemigo cuyo movimiento acabaría en una casilla llena se queda en la anterior.',
    'MOR-165':
      'Si la casilla anterior también está llena, el enemigo retrocede más, como mucho hasta donde empezó a moverse.',
    'MOR-166': 'Un enemigo en la última casilla de su camino sale del mapa con el siguiente paso.',
    'MOR-167': 'Un enemigo que acaba justo en la última casilla sigue en el mapa.',
    'MOR-168': 'Un enemigo que sale del mapa causa 1 herida a quien lo defiende.',
    'MOR-169': 'Un Orco, Cíclope, Hidra o Dragón que sale causa 2 heridas en vez de 1.',
    'MOR-170': 'Un Hombre rata que sale te quita además 1 moneda.',
    'MOR-171': 'Una Araña que sale te quita además 2 monedas.',
    'MOR-172': 'Un Dragón que sale te cuesta además 2 monedas.',
    'MOR-173': 'Las monedas robadas van a la banca. Si no te llegan, pierdes las que tengas.',
    'MOR-174': 'El dado de un enemigo que ha salido vuelve a su bolsa y no da nada a nadie.',
    'MOR-175': 'Ningún enemigo, salvo el Trasgo, cambia de camino por su cuenta.',
    'MOR-176': 'Un Trasgo que entra en un cruce se desvía y sigue por el otro camino hacia su salida.',
    'MOR-177': 'Un Trasgo se desvía en todos los cruces que pisa, incluso varias veces en un mismo movimiento.',
    'MOR-178': 'Un Trasgo que se para en un cruce ya se ha desviado. No vuelve a hacerlo al salir de él.',
    'MOR-179':
      'Un Trasgo que retrocede por una casilla llena queda en el camino que seguía en la casilla a la que vuelve.',
    'MOR-180': 'En el Asalto cada mapa va por su cuenta. Ninguno influye en otro.',
    'MOR-181': 'Un enemigo que pisa una trampa la activa al momento. Si sobrevive, sigue andando.',
    'MOR-182': 'Un enemigo que pisa una barrera pierde parte del movimiento que le queda.',

    'MOR-183': 'La partida termina tras el Asalto de la última oleada.',
    'MOR-184': 'Los enemigos que siguen en el mapa al final no hacen daño.',
    'MOR-185': 'Gana quien tiene menos heridas.',
    'MOR-186': 'Con las mismas heridas gana quien tiene más oro.',
    'MOR-187': 'Con las mismas heridas y el mismo oro, la victoria se comparte.',

    'MOR-188': 'La partida introductoria dura cuatro oleadas con dos jugadores, cinco con tres y seis con cuatro.',
    'MOR-189': 'En la partida introductoria no hay cartas de Lord Morth.',
    'MOR-190':
      'En la partida introductoria, cada dado naranja del registro se sustituye por uno más de la bolsa verde.',
    'MOR-191': 'En la partida introductoria se usan los dados amarillos, porque están en la bolsa verde.',
    'MOR-192': 'En la partida introductoria no hay especialistas, habilidades raciales ni dados rojos comprados.',
    'MOR-193': 'Si en la partida introductoria se vacía la bolsa verde, la oleada es más pequeña.',
    'MOR-194': 'La partida introductoria se gana como una normal: menos heridas, luego más oro y, si no, juntos.',

    'MOR-195':
      'Puedes jugar una carta de Lord Morth en cualquier momento, también en el turno de otro, entre dos pasos sueltos de la partida.',
    'MOR-196': 'Puedes jugar tantas cartas de Lord Morth como quieras.',
    'MOR-197':
      'Las cartas de Lord Morth son para los demás: no puedes dirigirlas contra un héroe, un enemigo o una casilla de tu lado.',
    'MOR-198': 'Dos cartas pueden tocar tu lado: «Cambiazo» usa un enemigo de tu mapa y «Ratero» te da monedas.',
    'MOR-199': 'Una carta necesita un objetivo permitido. Mientras no lo tenga, se queda en tu mano.',
    'MOR-200': 'Una carta jugada va boca arriba al descarte.',
    'MOR-201':
      'Al empezar una ronda, con la carta nueva ya en la mano, descartas hasta quedarte con tres. También puedes jugar una carta en su lugar.',
    'MOR-202': 'Tú eliges qué cartas de tu mano descartas.',
    'MOR-203': 'Durante la ronda puedes tener cualquier número de cartas.',
    'MOR-204': 'Cuando el mazo se agota, se baraja el descarte y pasa a ser el mazo nuevo.',
    'MOR-205': 'Una carta no puede apuntar a un enemigo que está en una casilla de inicio.',
    'MOR-206':
      '«Este turno» en una carta es el turno de héroes de quien la sufre: el que está en curso o, si no, el siguiente.',
    'MOR-207':
      'Las cartas que cambian el ataque de un héroe valen para su patrón y su arco, nunca para trampas ni barreras.',
    'MOR-208': 'Los efectos de varias cartas sobre un héroe se suman.',

    'MOR-209':
      '«Camino equivocado»: un enemigo del mapa de otro jugador pasa a otro camino de ese mapa, a la casilla con el mismo número.',
    'MOR-210': '«Camino equivocado» necesita que el otro camino tenga ese número y que haya sitio en la casilla.',
    'MOR-211': '«Clavado al suelo»: el héroe no puede moverse este turno.',
    'MOR-212': '«Clavado al suelo», si se juega mientras un héroe se mueve, termina ahí su movimiento.',
    'MOR-213': '«Mano detenida»: el héroe no puede atacar este turno.',
    'MOR-214': '«Mano detenida» también frena un ataque recién declarado. Ese ataque queda gastado.',
    'MOR-215': '«Marcha forzada»: un enemigo del mapa de otro jugador avanza una casilla.',
    'MOR-216':
      'Un enemigo al que «Marcha forzada» mueve desde la última casilla sale del mapa, con sus heridas y robos habituales.',
    'MOR-217': '«Marcha forzada» no puede llevar a un enemigo a una casilla llena.',
    'MOR-218':
      'Un enemigo movido por «Marcha forzada» activa una trampa, y un Trasgo se desvía en un cruce. Las barreras no actúan.',
    'MOR-219': '«Cambiazo»: un enemigo de tu mapa y otro del mapa de un rival intercambian sus sitios.',
    'MOR-220': 'Los dos enemigos de «Cambiazo» llegan curados, y un Dragón vuelve a tener sus escamas.',
    'MOR-221': 'Los dos enemigos de «Cambiazo» deben estar en caminos, y donde llegan no se activa nada.',
    'MOR-222': '«Ratero»: le quitas a un rival 1 o 2 monedas, según diga la carta.',
    'MOR-223': 'Si el rival tiene menos monedas de las que pide «Ratero», te llevas todas.',
    'MOR-224': '«De mal en peor»: un enemigo del mapa de un rival se sustituye en su casilla por un dado más fuerte.',
    'MOR-225':
      '«De mal en peor» devuelve un dado verde o amarillo a su bolsa y en su lugar se tira uno de la bolsa naranja.',
    'MOR-226': '«De mal en peor» devuelve un dado naranja a su bolsa y un dado rojo ocupa su lugar.',
    'MOR-227': 'No hay nada peor que un dado rojo: «De mal en peor» no puede subirlo.',
    'MOR-228': 'El nuevo enemigo de «De mal en peor» llega ileso a la misma casilla del mismo camino.',
    'MOR-229': '«De mal en peor» no se puede jugar si la bolsa de la que sacaría está vacía.',
    'MOR-230': '«Botas pesadas»: el héroe tiene 1 o 2 puntos de movimiento menos este turno, según diga la carta.',
    'MOR-231': '«Empujón»: el héroe de un rival se desplaza a una casilla adyacente.',
    'MOR-232': '«Empujón» solo puede llevar a un héroe a una casilla donde los héroes puedan quedarse.',
    'MOR-233': '«Bálsamo oscuro»: un enemigo herido del mapa de otro jugador recupera 1 de resistencia.',
    'MOR-234': 'Ningún enemigo se cura por encima de su máximo, así que «Bálsamo oscuro» necesita uno herido.',
    'MOR-235': '«Arma embrujada»: este turno el héroe de un rival ataca solo con el tipo que indica la carta.',
    'MOR-236': '«Desprendimiento»: una casilla vacía del mapa de un rival queda bloqueada hasta el final del turno.',
    'MOR-237': 'Ningún héroe puede pisar una casilla bloqueada.',
    'MOR-238':
      '«Desprendimiento» necesita una casilla sin héroe, enemigo, trampa ni barrera: terreno abierto, túnel o camino, nunca la fortaleza.',
    'MOR-239': 'Solo puede haber dos casillas bloqueadas a la vez.',
    'MOR-240': '«Filo mellado»: los ataques del héroe tienen 1 o 2 de fuerza menos este turno, según diga la carta.',
    'MOR-241': 'La fuerza no baja de 0, y un ataque de fuerza 0 no hace nada.',

    'MOR-242':
      'Las cartas caben entre dos pasos cualesquiera: un turno de portal, una compra, un paso, un ataque declarado o resuelto, una acción especial, una tirada, la marcha de los enemigos.',
    'MOR-243':
      'Un ataque primero se declara (héroe, lugar, orientación y objetivos) y después se resuelve. En medio solo caben cartas y habilidades raciales.',
    'MOR-244': 'Mientras los enemigos marchan no se puede jugar ninguna carta.',
    'MOR-245':
      'En el modo de preguntar, el juego se detiene en diez momentos, desde la tirada de los dados hasta el paso de la ficha, y ofrece a los demás jugar una carta.',
    'MOR-246':
      'En el modo de aviso el juego no se detiene. Quien quiera jugar una carta avisa mientras se espera una jugada.',
    'MOR-247':
      'Si varios quieren responder, se pregunta a cada uno por turno, desde la izquierda de quien juega, hasta que todos pasen seguidos.',
    'MOR-248': 'Una carta hace efecto al momento y ninguna otra puede anularla.',
    'MOR-249': 'Los pasos anteriores a una carta jugada ya no se pueden deshacer.',
    'MOR-250':
      'Los bots solo responden con cartas en los diez momentos del modo de preguntar, sea cual sea el modo elegido.',

    'MOR-251': 'El ataque básico de un especialista es especial y alcanza a un enemigo por casilla.',
    'MOR-252': 'La trampa, el arco y la barrera se suman al ataque del mismo turno.',
    'MOR-253': 'La trampa, el arco y la barrera se pueden usar en cualquier momento mientras actúa su héroe.',
    'MOR-254': 'Solo una Asesina pone trampas, en una casilla de camino vacía y adyacente.',
    'MOR-255': 'Una trampa o una barrera necesita una casilla de camino sin enemigos, trampas ni barreras.',
    'MOR-256': 'Una Asesina pone una sola trampa por turno.',
    'MOR-257': 'Una Asesina tiene como máximo dos trampas en el mapa, o tres con «3 trampas».',
    'MOR-258': 'El primer enemigo que pisa una trampa sufre 1 de daño y la trampa desaparece.',
    'MOR-259':
      'Si una trampa mata, la experiencia es para la Asesina que la puso y el oro para su jugador, sea de quien sea el turno.',
    'MOR-260': 'Una trampa se queda hasta que salta. No se puede mover ni recoger.',
    'MOR-261':
      'Las trampas dañan a todos los enemigos salvo al Esqueleto, que las hace saltar sin daño. Las escamas enteras de un Dragón se rompen con una trampa de 2 y aguantan una de 1.',
    'MOR-262': 'Ritual especial 2: el ataque de la Asesina es especial y espiritual, con fuerza 2.',
    'MOR-263': 'Trampa 2: las trampas de esta Asesina hacen 2 de daño. La recompensa no cambia.',
    'MOR-264': 'Movimiento 3: la Asesina tiene 3 puntos de movimiento.',
    'MOR-265': '3 trampas: la Asesina puede tener tres trampas en el mapa.',
    'MOR-266': 'Magia especial: el ataque de la Asesina es especial y arcano.',
    'MOR-267': 'Ataque 3: la Asesina ataca con fuerza 3.',
    'MOR-268':
      'Solo una Cazadora tiene arco. Dispara con fuerza 1 a un enemigo que esté exactamente a dos casillas, en línea recta o diagonal.',
    'MOR-269': 'El arco alcanza exactamente dos casillas, ni más cerca ni más lejos.',
    'MOR-270': 'Un disparo es un ataque especial contra un enemigo de la casilla. Tú eliges cuál.',
    'MOR-271': 'El arco dispara una vez por turno, o dos con «2 arcos».',
    'MOR-272': 'Las bajas con el arco se pagan como siempre.',
    'MOR-273': 'Movimiento 3: la Cazadora tiene 3 puntos de movimiento.',
    'MOR-274': 'Magia especial: el ataque con patrón de la Cazadora es especial y arcano. El arco no cambia.',
    'MOR-275': 'Arco 2: el arco dispara con fuerza 2. La recompensa no cambia.',
    'MOR-276': 'Ataque 2: el ataque con patrón de la Cazadora tiene fuerza 2.',
    'MOR-277': '2 arcos: la Cazadora puede disparar dos veces por turno, a un enemigo o a dos.',
    'MOR-278': 'Mayor alcance: la Cazadora usa el patrón grande de su hoja.',
    'MOR-279': 'Solo un Minero levanta barreras, en una casilla de camino vacía y adyacente.',
    'MOR-280': 'Un Minero levanta una sola barrera por turno.',
    'MOR-281': 'Un Minero tiene como máximo una barrera en el mapa, o dos con «2 barreras».',
    'MOR-282': 'Un enemigo que pisa una barrera durante el Asalto pierde 2 de movimiento en esa oleada.',
    'MOR-283': 'Una barrera frena a todos los enemigos que la pisan en el Asalto en que se toca por primera vez.',
    'MOR-284': 'Tras el Asalto en que se ha pisado, la barrera se retira y se puede volver a poner.',
    'MOR-285': 'Una barrera que nadie ha pisado se queda.',
    'MOR-286': 'Un enemigo al que la barrera deja sin movimiento se para en su casilla, si hay sitio.',
    'MOR-287': 'Movimiento 3: el Minero tiene 3 puntos de movimiento.',
    'MOR-288': 'Mayor alcance: el Minero usa el patrón grande de su hoja.',
    'MOR-289': '2 barreras: el Minero puede tener dos barreras en el mapa.',
    'MOR-290': 'Fuerza 3: el Minero ataca con fuerza 3.',
    'MOR-291': 'Barrera −3: las barreras de este Minero quitan 3 de movimiento.',
    'MOR-292': 'Magia especial: el ataque del Minero es especial y arcano.',
    'MOR-293': 'Un Inventor tira el d3 para saber la fuerza de su ataque.',
    'MOR-294': 'Con un Inventor eliges primero lugar, orientación y objetivos. Después tiras.',
    'MOR-295': 'La tirada del Inventor vale para todos los enemigos de ese ataque.',
    'MOR-296': 'Los Inventores no tienen trampa, arco ni barrera. Les bastan sus dados.',
    'MOR-297': 'Ataque 1d4+1: el Inventor tira el d4 y suma 1.',
    'MOR-298':
      'Dividir ataque: el Inventor puede repartir la fuerza que ha sacado en dos ataques que juntos no la superen.',
    'MOR-299':
      'Las dos partes de un ataque dividido pueden salir de casillas y orientaciones distintas. Se tira con la primera.',
    'MOR-300': 'Puño especial: el ataque del Inventor es especial y físico.',
    'MOR-301': 'Movimiento 4: el Inventor tiene 4 puntos de movimiento.',
    'MOR-302': 'Ataque 1d3+1: el Inventor tira el d3 y suma 1.',
    'MOR-303': 'Magia especial: el ataque del Inventor es especial y arcano.',

    'MOR-304': 'Las habilidades raciales son una opción de la partida nueva. Sin ella nadie las tiene.',
    'MOR-305': 'Tu habilidad racial funciona una vez por turno, con un solo héroe.',
    'MOR-306': 'Elfos y humanos: un héroe tiene 1 punto de movimiento más este turno.',
    'MOR-307': 'Enanos y gnomos: un ataque de un héroe tiene 1 de fuerza más.',
    'MOR-308': 'La fuerza extra de enanos y gnomos vale en todas las casillas de ese ataque.',
    'MOR-309': 'Usa la habilidad racial antes del paso o del golpe que deba cambiar; con un Inventor, antes de tirar.',
    'MOR-310': 'En un ataque dividido la fuerza extra se suma una sola vez, al total.',

    'MOR-311':
      'Con la opción «Completar con la otra bolsa» (normalmente activa), los dados que faltan en la bolsa verde o naranja salen de la otra.',
    'MOR-312': 'Si las dos bolsas están vacías, la oleada es más pequeña.',
    'MOR-313': 'Los dados rojos nunca completan una oleada.',
    'MOR-314': 'Por 3 de oro puedes enviar un dado rojo al azar al mapa de un rival.',
    'MOR-315': 'Tú eliges el rival y el camino. El dado rojo espera en esa casilla de inicio con toda su resistencia.',
    'MOR-316': 'Los dados rojos se compran en tu propio turno, mientras estás comprando.',
    'MOR-317': 'Un enemigo rojo comprado marcha con los demás en el próximo Asalto.',
    'MOR-318': 'Si la bolsa roja está vacía, no se puede comprar ningún dado rojo.',
    'MOR-319': 'Puedes comprar todos los dados rojos que puedas pagar.',
    'MOR-320': 'Los dados rojos se compran contra rivales. En solitario o en equipo no los hay.',

    'MOR-321': 'El equipo elige uno de los dos mapas grandes, cada uno de dos tableros con la ciudad en medio.',
    'MOR-322':
      'El equipo juega con el anillo para dos: las posiciones amarillas llevan a la mitad A del mapa y las rojas a la mitad B.',
    'MOR-323': 'Un equipo juega 10 oleadas con su propio registro, sean cuantos sean.',
    'MOR-324':
      'El equipo empieza con cuatro héroes: dos por cabeza si son dos jugadores y uno si son cuatro. Si son tres, uno de ellos lleva dos.',
    'MOR-325': 'En un equipo de tres decidís juntos quién empieza con dos héroes.',
    'MOR-326': 'Los primeros héroes del equipo son Guerreros y Sacerdotes en la combinación que queráis.',
    'MOR-327': 'En la partida en equipo los héroes empiezan y aparecen en la ciudad, que cuenta como fortaleza.',
    'MOR-328': 'También en equipo cada jugador lleva una sola raza.',
    'MOR-329': 'Como opción de la partida en equipo, los jugadores pueden mezclar héroes de todas las razas.',
    'MOR-330':
      'Con razas mezcladas sigue habiendo dos figuras por hoja en toda la mesa, y tu límite de dos cuenta juntos los Guerreros, Sacerdotes y Magos de todas las razas.',
    'MOR-331': 'El equipo empieza con 3 de oro en el fondo común.',
    'MOR-332': 'El equipo tiene un solo fondo común. Caben en él 41 de oro como máximo.',
    'MOR-333':
      'El quinto héroe de todo el equipo cuesta su precio básico, y cada uno de los siguientes, 2 más que el anterior.',
    'MOR-334': 'El precio básico de un héroe es el de tercer miembro que indica su hoja.',
    'MOR-335': 'También en equipo cada jugador tiene como máximo cinco héroes y dos del mismo tipo.',
    'MOR-336': 'En equipo, el oro de una baja va al fondo común y la experiencia, al héroe.',
    'MOR-337': 'El equipo comparte las heridas.',
    'MOR-338': 'En las oleadas 3, 6 y 9 de la partida en equipo, Lord Morth descubre una carta y la aplica al momento.',
    'MOR-339': 'En equipo, solo Lord Morth elige el objetivo de la carta. Nadie puede aconsejarle.',
    'MOR-340':
      'En equipo, Lord Morth debe elegir un objetivo si lo hay: cualquier héroe, cualquier enemigo en un camino o cualquier casilla vacía.',
    'MOR-341': 'En equipo, los efectos «este turno» duran hasta que termina la fase de Héroes de la oleada.',
    'MOR-342': 'En equipo, cada «Ratero» quita 1 moneda del fondo común.',
    'MOR-343': 'En equipo, «Cambiazo» intercambia dos enemigos cualesquiera del mapa.',
    'MOR-344': 'En equipo, «Camino equivocado» no sale de una mitad del mapa.',
    'MOR-345': 'En la partida en equipo nadie tiene cartas en la mano.',
    'MOR-346':
      'Si la carta del equipo muestra un dado rojo, Lord Morth tira también el d12 y pone un dado rojo al azar en la casilla de inicio que indica esa posición del anillo.',
    'MOR-347': 'El equipo gira el disco una vez por oleada, hasta donde pague el fondo común, o no lo gira.',
    'MOR-348': 'En equipo, Lord Morth introduce lo que habéis decidido en el portal.',
    'MOR-349': 'En equipo cada cual usa solo sus propios héroes, Lord Morth primero.',
    'MOR-350': 'Desde una casilla de túnel un héroe puede ir al otro extremo por 1 punto de movimiento.',
    'MOR-351': 'Una casilla de túnel es como terreno abierto: un héroe no puede quedarse donde ya hay otro.',
    'MOR-352':
      'En equipo se mueven primero los caminos de la mitad A (izquierdo, central y derecho) y luego los de la mitad B.',
    'MOR-353': 'En equipo, un enemigo que llega al final de su camino entra en la ciudad y hiere al equipo.',
    'MOR-354': 'Las heridas del equipo deciden el resultado, con la misma tabla que en solitario.',

    'MOR-355': 'En solitario juegas con el anillo para uno y el mapa que elijas.',
    'MOR-356': 'En solitario no hay cartas de Lord Morth.',
    'MOR-357':
      'A mitad de una partida en solitario llega un dado rojo al azar, al camino que un d12 señala en el anillo.',
    'MOR-358': 'El dado rojo del solitario llega con la primera oleada de la segunda mitad: la 6 de 10.',
    'MOR-359': 'Por lo demás, la partida en solitario tiene las cuatro fases, también los pasos pagados en el portal.',
    'MOR-360': 'Hasta 5 heridas es Heroico; de 6 a 10, Victoria; de 11 a 14, Mediocre, y con 15 o más, Derrota.',
    'MOR-361': 'En solitario o en equipo se juega siempre hasta la última oleada, tengas las heridas que tengas.',

    'MOR-362': 'Antes de empezar podéis acordar una partida más larga o más corta.',
    'MOR-363': 'Podéis elegir de 3 a 7 rondas. A partir de la sexta se repiten las oleadas de la ronda 5.',
    'MOR-364': 'Con la mitad de oleadas se juega una sí y otra no: la 1.ª, la 3.ª, la 5.ª y así hasta el final.',
    'MOR-365': 'Si se saltan oleadas, la carta nueva llega en la primera de la ronda que se juegue.',
  },
  rulings: {
    'MOR-D01':
      '¿Qué velocidad tiene un Centauro? Movimiento 4, o sea, 7 casillas con una tirada de 3. Un ejemplo impreso da menos; lo leemos como el valor sin la tirada.',
    'MOR-D02':
      '¿Hay ataques que no afectan a un Centauro? No. Las cuatro excepciones son Esqueleto, Minotauro, Demonio y Gárgola.',
    'MOR-D03':
      '¿Un ataque físico tiene que ser cuerpo a cuerpo? No. Cuenta el tipo, no la distancia: un Guerrero con mayor alcance hiere a un Esqueleto a dos casillas.',
    'MOR-D04':
      '¿Qué es un ataque de dos tipos? Ambos a la vez. Basta con que uno afecte, y si uno es arcano alcanza a todos los de la casilla.',
    'MOR-D05': '¿Qué hace el Cerbero? Correr y nada más: sin habilidad, 1 herida y no roba.',
    'MOR-D06': '¿Cuánto se paga por una baja? Verde 1, amarillo 2, naranja 3, rojo 4.',
    'MOR-D07': '¿Cuánto aguanta un Orco? Resistencia 4. Un Guerrero golpea con 2, y un Esqueleto tiene 2.',
    'MOR-D08': '¿Cuánto aguantan Trasgos y Gárgolas? Un Trasgo tiene resistencia 1 y una Gárgola 2.',
    'MOR-D09':
      '¿Quién puede tener qué héroes? Lo decide solo tu raza. Cambia el nombre: puede ser Sacerdote o Sacerdotisa.',
    'MOR-D10': '¿Cuántos dados trae la primera oleada? Seis de la bolsa verde, con dos y con tres jugadores.',
    'MOR-D11':
      '¿Cómo se encadenan las mejoras? En dos ramas, cada una con una mejora de nivel 1 y dos de nivel 2 a elegir.',
    'MOR-D12': '¿Cuánto roba una Araña? 2 monedas, más que un Hombre rata.',
    'MOR-D13': '¿Cuántas piezas hay? 97 dados de enemigo, 3 bolsas, 6 trampas y 4 barreras.',
    'MOR-D14':
      '¿Son iguales todos los mapas? No, son distintos, aunque igual de peligrosos más o menos. Para un duelo parejo, elegid el mismo trazado para todos.',
    'MOR-D15':
      '¿Pueden dos jugadores llevar la misma raza? No, solo hay dos figuras de cada clase. Las razas mezcladas en equipo lo permiten, pero las figuras siguen siendo el límite.',
    'MOR-D16': '¿Dónde caen los dados? Todos los sectores son igual de probables. Nadie puede apuntar.',
    'MOR-D17':
      '¿Qué es una posición? El anillo es como un reloj con 12 posiciones fijas. El disco gira encima con sus dados, y un paso es un doceavo de vuelta. La derecha es el sentido horario.',
    'MOR-D18': '¿Girar en los dos sentidos en un mismo turno? No. Solo serviría para tirar monedas.',
    'MOR-D19': '¿Cuántos dados caben en un cruce? Tres en total, porque es una sola casilla.',
    'MOR-D20': '¿Puede llenarse la fortaleza? No, en cada una de sus casillas caben todos tus héroes.',
    'MOR-D21': '¿Qué pasa con el oro que no cabe? Se pierde: 22 por jugador, 41 por equipo.',
    'MOR-D22': '¿Cuánta experiencia guarda un héroe? 16, lo justo para los dos niveles.',
    'MOR-D23': '¿Qué pasa tras 22 heridas? Se siguen contando y nadie queda eliminado.',
    'MOR-D24': '¿Pueden alternarse dos héroes? No, se termina con uno antes de empezar con otro.',
    'MOR-D25':
      '¿Pueden los héroes pasar entre enemigos? Sí, si no se quedan en el camino. Trampas y barreras no hacen caso a los héroes.',
    'MOR-D26':
      '¿Cuándo retiene un Trol a un héroe? Cuando comparten un lado. Cuesta 1 más por ese paso, haya los Troles que haya. Los de las casillas de inicio no cuentan.',
    'MOR-D27':
      '¿Y si una carta detiene a un héroe en un camino? Vuelve a la última casilla donde podía quedarse. No recupera puntos y los ataques hechos valen.',
    'MOR-D28':
      '¿Se puede atacar desde un camino? Sí, si el héroe aún puede salir de él. Así llega un Guerrero a un Esqueleto en un cruce.',
    'MOR-D29':
      '¿Quién elige entre varios enemigos de una casilla? Quien ataca, que incluso puede elegir uno al que el ataque no afecta.',
    'MOR-D30': '¿Se puede bloquear la línea de ataque? No. Las casillas del patrón cuentan sin más.',
    'MOR-D31':
      '¿El golpe que rompe las escamas hiere al Dragón? No. Pasa de tener escamas a su resistencia completa de 5.',
    'MOR-D32':
      '¿Dos enemigos idénticos en una casilla? Se mueve antes el que llegó antes y luego el dado de número menor.',
    'MOR-D33': '¿Puede un Trasgo moverse dos veces al cambiar de camino? No, cada dado se mueve una vez.',
    'MOR-D34':
      '¿Cómo retrocede un enemigo? Casilla a casilla por donde vino. Trampas y barreras no actúan otra vez, y un Trasgo deshace el desvío si retrocede más allá del cruce. Donde empezó siempre hay sitio.',
    'MOR-D35':
      '¿Dónde está la salida? Un paso más allá de la última casilla. A un enemigo en la última casilla aún se le puede matar.',
    'MOR-D36': '¿Adónde van los dados que salen del mapa? Directamente a sus bolsas.',
    'MOR-D37': '¿Cuándo se desvía un Trasgo? Al entrar andando en un cruce. Si lo pone ahí una carta, no se desvía.',
    'MOR-D38':
      '¿Es una trampa un ataque? No, así que hiere también a Minotauros y Demonios, a los que solo alcanzan algunos ataques. A un Esqueleto solo lo dañan los ataques físicos: la trampa salta en vano. Basta con pasar por encima. El daño es el de las mejoras que tenga la Asesina cuando salta.',
    'MOR-D39':
      '¿Cómo frena una barrera? Basta con pasar. La pérdida sale del movimiento que queda, sin bajar de 0, y dos barreras cuentan ambas. Solo actúa en el Asalto.',
    'MOR-D40':
      '¿Adónde llega el arco? A las ocho casillas a dos pasos en recto o en diagonal, no a salto de caballo. Un disparo es un ataque, pero no el ataque con patrón del turno.',
    'MOR-D41':
      '¿Cómo se divide un ataque? Tiras con el primero y dices cuánta fuerza usas. El resto queda para otro ataque de ese héroe. Lo que suma o resta se aplica al total una vez.',
    'MOR-D42':
      '¿Cuándo y cuántos dados rojos se compran? En tu propia compra, los que quieras a 3 de oro cada uno mientras queden. La víctima gana 4 de oro si lo mata.',
    'MOR-D43': '¿Se descarta antes o después de la carta nueva? Después, para elegir entre todas.',
    'MOR-D44': '¿Qué es «este turno» fuera del turno de quien lo sufre? Su próximo turno de héroes.',
    'MOR-D45':
      '¿Cambian las cartas las trampas y los arcos? Los arcos sí, porque un disparo es un ataque. Trampas y barreras no.',
    'MOR-D46':
      '¿Qué significa «no en beneficio propio»? Que no puedes apuntar a tu lado, salvo que la carta lo nombre. Si con ella ayudas a un rival, es cosa tuya.',
    'MOR-D47':
      '¿Dónde puede poner una pieza una carta? En una casilla permitida para ella. Ni trampas ni cruces actúan sobre una pieza puesta así.',
    'MOR-D48':
      '¿Qué casillas se pueden bloquear? Cualquiera vacía que un héroe pueda pisar, menos la fortaleza: nadie debe quedar encerrado.',
    'MOR-D49':
      '¿Qué es «en cualquier momento» con un solo dispositivo? Entre dos pasos cualesquiera. O alguien avisa y coge el dispositivo, o el juego pregunta en diez momentos. Ambos modos permiten las mismas cartas.',
    'MOR-D50':
      '¿Con qué héroes empieza un equipo? Con la combinación de Guerreros y Sacerdotes que queráis. Se proponen dos y dos.',
    'MOR-D51': '¿Con cuánto oro empieza un equipo? Con 3, sea del tamaño que sea.',
    'MOR-D52': '¿Qué le quita «Ratero» a un equipo? 1 moneda del fondo común.',
    'MOR-D53':
      '¿A qué puede afectar una carta en equipo? A cualquier héroe, enemigo o casilla del mapa común. Sin objetivo, se descarta.',
    'MOR-D54':
      '¿Primero la carta o el dado rojo? La carta y luego el dado rojo. El d12 señala una posición del anillo y con ella un camino.',
    'MOR-D55':
      '¿Cuánto cuesta un túnel? Un punto por pisarlo y otro por atravesarlo. Puedes salir a un extremo ocupado si sigues andando.',
    'MOR-D56':
      '¿En qué orden se mueven los caminos del mapa grande? La mitad A y luego la B, cada una de izquierda a derecha vista desde sus entradas.',
    'MOR-D57': '¿Cuándo es la mitad de un solitario? En la primera oleada de la segunda mitad.',
    'MOR-D58': '¿Se acaba la partida con 15 heridas? No, se juega hasta el final. Puedes rendirte cuando quieras.',
    'MOR-D59':
      '¿Quién gana una partida normal? Como en la introductoria: menos heridas, luego más oro y, si no, juntos.',
    'MOR-D60':
      '¿Qué números llevan las reglas? Los nuestros. Los capítulos del reglamento impreso se cuentan de dos maneras, así que no seguimos ninguna.',
  },
} satisfies typeof en;
