import type { laterRulings as en } from '../../../en/portal/rulebook/laterRulings';

export const laterRulings = {
  'PORT-D61': '¿Quién cae en un bloque con dados distintos? El alcanzado, y el último ocupa su lugar.',
  'PORT-D62': '¿Tienen dos turnos montura y jinete? No: un turno, un movimiento, dos acciones.',
  'PORT-D63': '¿A quién se alcanza, a la montura o al jinete? Lo dice quien ataca. Las plantillas alcanzan a los dos.',
  'PORT-D64': '¿Ayudan flanco y retaguardia a una pieza? No. Su tirada dice dónde cae el proyectil.',
  'PORT-D65':
    '¿Qué es de la tripulación de una pieza reventada? Sigue como soldados a pie con armas de mano, mirando como la pieza.',
  'PORT-D66': '¿Adónde llevan el 1 y el 4 al desviarse un tiro? El 1, más allá del blanco; el 4, corto.',
  'PORT-D67':
    '¿A quién alcanza una plantilla que cubre una parte? Las peanas redondas van por su centro; los rectángulos, por cualquier parte. En un bloque lleno son 1, 5, 9, 13 y 21 hombres con 2–3, 4–5, 6–7, 8 y 10 cm.',
  'PORT-D68': '¿Qué tirada hace cada soldado bajo una plantilla? La de salvación.',
  'PORT-D69': '¿Cuentan los modificadores al lanzar un hechizo? Sí, un total de 1 o menos rebota.',
  'PORT-D70':
    '¿Y si un hechizo útil se vuelve hacia quien lo lanza? Le ayuda solo a él. Invocación y Teletransporte salen mal.',
  'PORT-D71': '¿Necesitan ver los hechizos? Solo los hostiles con plantilla: su línea no puede estar bloqueada.',
  'PORT-D72': '¿Son 5 cm el radio de una plantilla? No, el diámetro.',
  'PORT-D73': '¿Desde cuándo cuentan las rondas de un hechizo? La ronda en que se lanza es la primera.',
  'PORT-D74': '¿La Bola de fuego se lanza una sola vez? No, cuantas quieras. Hace efecto en el acto y no dura.',
  'PORT-D75': '¿Sobre quién se lanza Vuelo? Sobre uno mismo.',
  'PORT-D76': '¿Sigue el Escudo mágico a los hombres? No, su plantilla se queda en la mesa.',
  'PORT-D77': '¿Dónde actúa Invocación? Junto a quien la lanza. El guardián se queda para siempre y no puntúa.',
  'PORT-D78':
    '¿Qué son los dos 20 de Teletransporte? El alcance y la plantilla. Nadie llega en contacto: sería una carga gratis.',
  'PORT-D79': '¿A qué tiradas perjudica Descarga? A todos los dados, hasta el final de la ronda.',
  'PORT-D80':
    '¿Qué es agua profunda? Los estanques y ríos mientras son infranqueables. Para quien es Anfibio o Acuático son terreno despejado.',
  'PORT-D81':
    '¿Qué da Rápido a los vehículos, si con más dado van más lentos? Toman lo mejor entre el dado siguiente y 3 cm más.',
  'PORT-D82':
    '¿Cuándo actúa Temible? La primera vez a 25 cm o menos, una vez por partida para cada unidad y cada figura Temible.',
  'PORT-D83': '¿Qué es el «+1 a la defensa» de Armadura pesada? Las tiradas de salvación.',
  'PORT-D84': '¿Se suman Agresivo y Golpe pesado? Sí, si compras los dos.',
  'PORT-D85': '¿Cuándo ayuda Vuelo estático? En un turno sin mover ni girar, y solo a vehículos voladores.',
  'PORT-D86':
    '¿Qué dado puede repetir Suerte? Uno de esa figura que le haya salido mal a su bando. Se te pregunta en ese momento.',
  'PORT-D87': '¿Hasta dónde dispara un Tirador? 6 cm más allá del doble de R, a largo alcance.',
  'PORT-D88': '¿Cuánto vale una parte? Su precio, y puntúa en cuanto se destruye.',
  'PORT-D89':
    '¿Quién puntúa si juegan tres o cuatro? El bando cuya acción lo causó. Con dos, el rival, lo cause quien lo cause.',
  'PORT-D90': '¿Quién domina más mesa? Quien tiene más cuadros de 20 cm.',
  'PORT-D91':
    '¿Cuándo se gana un objetivo? Con más efectivos que nadie a 10 cm o menos al final, o en el radio del escenario.',
  'PORT-D92': '¿Qué es visión parcial? Que de cinco líneas ni todas estén libres ni todas bloqueadas.',
  'PORT-D93':
    '¿Tapan la vista las figuras? Las que están en pie y los vehículos de terceras unidades, sí. La unidad propia y la del blanco, no.',
  'PORT-D94':
    '¿Cómo de anchas son las orientaciones? Mitad y mitad en los soldados; en vehículos y piezas, cuatro cuartos que se juntan a 45°, 135°, 225° y 315°.',
  'PORT-D95':
    '¿Y si dos bloques chocan en oblicuo? Una unidad en orden cerrado cuya carga acaba en contacto puede alinearse gratis, hasta 15°, para que toque más gente de su primera fila.',
  'PORT-D96': '¿Asusta un enemigo que huye? No, solo asustan los amigos que huyen.',
  'PORT-D97': '¿Quién debe ver al blanco de una carga en un asedio? Un miembro cualquiera de la unidad.',
  'PORT-D98': '¿Se puede formar corriendo? Sí: doble movimiento, y −1 en la acción. Pero nunca es una carga.',
  'PORT-D99':
    '¿Qué modificadores tiene una pieza? Largo alcance −1, visión parcial −1 en tiro recto, Vigor +2, Descarga −2. Nada más, y la desviación no tiene ninguno.',
  'PORT-D100':
    '¿Cuándo salen las bajas de un bloque de un solo dado? Tras la acción: cada impacto tira, y luego salen de los últimos puestos tantos como fallaron. Cuando ya caen todos, no se tira más. Con una montura con jinete, la unidad cuenta como mixta.',
  'PORT-D101':
    '¿En qué orden va una huida? Primero se apunta quién está a 10 cm o menos. Luego la huida se completa, y después hacen la prueba los asustados, por orden. El líder aún ayuda en la segunda tirada y solo se separa cuando los demás se van.',
  'PORT-D102':
    '¿Contagian el miedo las tripulaciones que abandonan? Sí, a 10 cm o menos del vehículo o la pieza. Un jugador que se rinde no asusta a nadie.',
  'PORT-D103':
    '¿Cómo queda una unidad tras huir? En pie y en orden abierto. Si no caben todos en seis anillos, el sitio no es alcanzable.',
  'PORT-D104':
    '¿Daña la moral que alguien se vaya ileso? No. Quien sale, pasa a tripular o se queda atrás se resta también de los efectivos iniciales, y un líder que se une se suma.',
  'PORT-D105': '¿De qué efectivos parte una unidad formada en esta ronda? De los iniciales.',
  'PORT-D106': '¿Cuándo está una figura en el radio de un objetivo? Cuando lo está su centro.',
  'PORT-D107':
    '¿Qué dado tiene una pieza con tripulación mixta? El más bajo de los vivos. Un fallo se lleva a uno de ese dado, de varios al último.',
  'PORT-D108':
    '¿Una acción por unidad, pero dos para montura y jinete? En un asedio, esa unidad elige un tipo para monturas y demás miembros, y otro para los jinetes.',
  'PORT-D109':
    '¿Dónde se pone un líder que se une a un bloque? En el siguiente puesto libre del fondo, sin coste. Si cae fuera de la mesa, en lo infranqueable o está ocupado, no puede unirse.',
  'PORT-D110':
    '¿Qué dados son de Suerte? Un ataque fallado, una salvación fallida, también la munición que estalla, la tirada de un hechizo que rebota, una captura fallida. Nunca moral, iniciativa ni despliegue.',
  'PORT-D111':
    '¿Dónde pueden poner a alguien Invocación y Teletransporte? En la mesa, sin solaparse, con el centro fuera de lo infranqueable. Una unidad teletransportada llega en orden abierto, y cada cual mira adonde digas.',
  'PORT-D112':
    '¿Quién puede rendirse o avisar del tiempo, y cuándo? Cualquiera, en cualquier momento, aun en turno ajeno. Cada cual se rinde solo por sí mismo.',
  'PORT-D113': '¿Son jugadas los ejércitos y el terreno? No, se preparan antes. La primera jugada es un despliegue.',
  'PORT-D114': '¿Tapan la línea de un hechizo los hombres a los que apunta? No, nadie que esté bajo la plantilla.',
  'PORT-D115':
    '¿Qué combate cuenta si ha caído el último en contacto? Las unidades unidas al empezar la acción, con los efectivos que tienen al acabar.',
} satisfies typeof en;
