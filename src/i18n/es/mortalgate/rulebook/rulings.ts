import type { rulings as en } from '../../../en/mortalgate/rulebook/rulings';

export const rulings = {
  'GATE-D01':
    '¿Y si los equipos no son iguales? Cada uno tiene cuatro héroes de todos modos, repartidos lo mejor posible. El jugador de más puede estar en cualquier color.',
  'GATE-D02':
    '¿De quién es el turno si llevas varios héroes? Del héroe. Cada uno tiene el suyo, y el orden de un equipo puede mezclar a sus jugadores como quiera.',
  'GATE-D03': '¿Y si empata la tirada inicial? Se repite.',
  'GATE-D04': '¿Qué reciben los otros si los ganadores eligen primero? El primer turno.',
  'GATE-D05': '¿Quién elige en un equipo? Sus asientos por turno, sin los que ya tienen su parte.',
  'GATE-D06': '¿Quién enseña antes su orden? El equipo que abre, para que el otro pueda responder.',
  'GATE-D07': '¿Las recargas cuentan rondas o turnos? Es lo mismo: un héroe tiene un turno por ronda.',
  'GATE-D08':
    '¿Greven o Grevan? Se leen las dos formas; decimos Greven. La fase de ataque es el combate, y la movilidad, el movimiento.',
  'GATE-D09':
    '¿Cómo están las columnas? Las casillas tienen un lado plano arriba, y una columna sí y otra no, desde la A, queda media casilla más abajo.',
  'GATE-D10':
    '¿Cómo de grande es una zona, y se puede pisar el altar? Siete casillas, y sí. El altar no detiene los pasos ni tapa la vista.',
  'GATE-D11':
    '¿Cómo caben cuatro héroes en un campamento? Tiene siete casillas que se llenan en un orden fijo, al empezar y en cada regreso. Si están llenas, sirve la libre más cercana.',
  'GATE-D12': '¿Puedes entrar en el campamento enemigo? Sí. Solo el terreno y los héroes te detienen.',
  'GATE-D13':
    '¿Cómo se cuenta el alcance? En pasos sobre el mapa vacío. Lo que hay en medio solo importa para la vista.',
  'GATE-D14':
    '¿Qué es una línea recta entre hexágonos? Una casilla por paso, de centro a centro. Donde corre por un borde, basta un lado abierto.',
  'GATE-D15': '¿Se salta el turno de un caído, o puede quedarse fuera? Ni lo uno ni lo otro. Vuelve y juega.',
  'GATE-D16':
    '¿En qué orden va el inicio? Primero el Muro de escudos; después recargas, fuego, veneno, aturdimiento y Tiro de precisión.',
  'GATE-D17':
    '¿Cuándo cuenta un turno de aturdimiento? Entero: lo que actúa en el inicio vale todo el turno, aunque ahí se le acabe el tiempo. El aturdimiento no detiene el inicio.',
  'GATE-D18': '¿Puede bajar de cero el movimiento? No. Primero se suma todo, y el mínimo es 0.',
  'GATE-D19':
    '¿Quién recibe la gracia si matan el fuego o el veneno? El otro equipo. Quien muere en su inicio pierde el resto del turno y vuelve en el siguiente.',
  'GATE-D20': '¿Cuesta movimiento una captura? No. Los puntos son para los pasos.',
  'GATE-D21': '¿Se tiran las habilidades? Solo Tiro largo, Hoja veloz y Golpe bajo, porque son ataques básicos.',
  'GATE-D22':
    '¿Hay que ver para usar habilidades y curar? Sí, siempre que apunten a alguien. Así una sola regla dice qué puedes tocar.',
  'GATE-D23':
    '¿Por qué la probabilidad mostrada es uno más alta que la cuenta? Porque también aciertas al sacar justo el número que necesitas. Si necesitas 22, aciertas con 79 de 100 tiradas, y eso es lo que ves.',
  'GATE-D24': '¿Qué necesita Sabea contra Seiren? 30. El 70 impreso no encaja con nada de alrededor.',
  'GATE-D25':
    '¿Qué va primero en un ataque? Todo el daño; después muertes, gracia, Sanguijuela y victoria. Tras una victoria no se tiran más ataques.',
  'GATE-D26': '¿Golpean los Vientos desatados a los amigos? No, solo a los enemigos.',
  'GATE-D27': '¿Se puede golpear alrededor sin nadie al lado? No. Así tampoco se escapa por un mal toque.',
  'GATE-D28':
    '¿Qué es el daño base? El daño del héroe con Vigor. Tiro de precisión y Carga estática son para ataques básicos, y Dolor abrasador hace siempre 3.',
  'GATE-D29':
    '¿Alcanza el Disparo explosivo a varios, y es un ataque el Arco tensado? No y no: un solo enemigo, y una cura.',
  'GATE-D30':
    '¿Por quién pasa la Cadena de rayos? Por enemigos al lado de enemigos, una vez por cada uno. Los que mueren por ella aún la transmiten, y solo hay que ver al primero.',
  'GATE-D31': '¿Gasta carga un fallo? Sí. Las cargas te esperan, acaban con la muerte y nunca pasan de 2.',
  'GATE-D32': '¿Puedes curarte a ti o a los sanos? No. Se cura a otros, y solo si sirve de algo.',
  'GATE-D33':
    '¿Cuánto detiene el Muro de escudos? Todo el daño, también el fuego que se extiende, y todo lo que le hagan los enemigos. Acaba al empezar su turno. Sigue estorbando y disputando.',
  'GATE-D34':
    '¿Cómo va el Golpe bajo? Un ataque con tirada a cada enemigo al lado de Dekhar, en el sentido del reloj desde el norte. Sanguijuela ayuda en cada acierto; Astillas y Onda de choque, no.',
  'GATE-D35':
    '¿Tiene que golpear dos veces la Hoja veloz? No. El segundo objetivo es cualquiera que puedas atacar, elegido tras el primer ataque y sin dar un paso.',
  'GATE-D36':
    '¿A quién mata el Golpe de gracia? A enemigos con 3 de vida o menos, sin tirada y por 1 de gracia. No puedes apuntar a nadie más sano.',
  'GATE-D37': '¿Sobreviven a un héroe sus propios efectos? No, también se acaban.',
  'GATE-D38':
    '¿Y si un estado llega dos veces? Vale el más largo, y pueden estar los tres juntos. Tiro de precisión y Carga estática tampoco se acumulan.',
  'GATE-D39':
    '¿Prende el fuego en otros? No, solo hiere a los compañeros que están al lado, cuando hiere al que arde. Dos vecinos que arden se hieren por turno.',
  'GATE-D40': '¿Puede capturar un aturdido? Sí. Eso no es andar ni atacar.',
  'GATE-D41':
    '¿Puedes capturar tu propio altar, y renta recuperarlo? No, y sí: 2 de gracia cada vez. Si no, quedarse quieto daría gracia.',
  'GATE-D42': '¿Hay que guardar un altar, y suspende su bendición una disputa? No y no. Solo una captura cambia algo.',
  'GATE-D43':
    '¿Qué debilita el Escudo divino? Ataques básicos, Astillas, Onda de choque y habilidades que hacen daño. Ni fuego, ni veneno, ni Golpe de gracia.',
  'GATE-D44': '¿Cura más la Sanguijuela con más víctimas? No, 1 por ataque.',
  'GATE-D45':
    '¿Dónde están la izquierda y la derecha de un objetivo? En sus dos vecinas que distan lo mismo del atacante.',
  'GATE-D46':
    '¿Dónde es detrás, si la línea va sesgada? Se sigue por la línea. En caso de duda vale la casilla en el sentido del reloj, y el terreno acaba con la onda.',
  'GATE-D47':
    '¿Pueden ganar los dos equipos a la vez? No. Y si uno gana de dos maneras, solo hay que escoger el nombre.',
  'GATE-D48':
    '¿Cuándo está eliminado un equipo? En cuanto los cuatro están fuera de la isla, los matara quien los matara y cuando fuera.',
  'GATE-D49': '¿Hay una última ronda? No. Pero un equipo puede rendirse, o los dos acordar tablas.',
  'GATE-D50':
    '¿Quién habla por un equipo? Su primer asiento: para el derecho tras la tirada inicial, para el orden y para rendirse, cosa que puede hacer en cualquier momento.',
  'GATE-D51':
    '¿Quién hace el inicio? Nadie tiene que hacerlo. Al acabar un turno, el regreso y el inicio del siguiente héroe ocurren solos.',
  'GATE-D52':
    '¿Quién forma los equipos? Tú, antes de la partida; si no, los asientos van por turno a Rojo y Azul. La tirada inicial se hace al empezar.',
  'GATE-D53':
    '¿Se tiran dados contra el Muro de escudos? Sí, aunque no puedan acertar. El ataque se gasta, y con él una Carga estática.',
  'GATE-D54':
    '¿Detiene el Muro de escudos una Onda de choque? No. A Drexir no le hace nada y sigue a la casilla de detrás.',
  'GATE-D55':
    '¿Cómo se renuncia al segundo golpe de Hoja veloz? Captura o termina el turno. No puedes andar ni usar otra habilidad en su lugar.',
  'GATE-D56':
    '¿En cuántas veces puedes andar? En las que quieras, mientras queden puntos. Si un paso de tu camino no vale, no se anda nada de él.',
} satisfies typeof en;
