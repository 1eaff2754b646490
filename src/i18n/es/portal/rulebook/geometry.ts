import type { geometry as en } from '../../../en/portal/rulebook/geometry';

export const geometry = {
  'PORT-G01':
    'Los sitios se guardan en milímetros enteros, las orientaciones en grados enteros, y los caminos se cuentan en milésimas de milímetro.',
  'PORT-G02':
    'Los sitios se cuentan desde la esquina superior izquierda. 0° mira a la derecha, 90° abajo, 180° a la izquierda y 270° arriba; tu derecha son 90° más y tu izquierda 90° menos.',
  'PORT-G03': 'Todos los ángulos salen de una sola tabla de números enteros, la misma en todos los aparatos.',
  'PORT-G04': 'Se redondea al entero más cercano; una mitad exacta se aleja del cero.',
  'PORT-G05': 'Las raíces cuadradas son exactas y se redondean hacia abajo.',
  'PORT-G06': 'El árbitro solo calcula con números enteros, para que todos los aparatos lleguen al mismo resultado.',
  'PORT-G07':
    'Tantos milímetros hacia delante y hacia la derecha de una orientación llevan a un sitio de la mesa, redondeado al milímetro.',
  'PORT-G08':
    'Y al revés: cada sitio de la mesa queda a tanta distancia por delante de una figura y a tanta a su derecha, redondeada igual.',
  'PORT-G09': 'Mirar hacia un punto es tomar el grado entero que mejor apunta a él; entre dos iguales, el menor.',
  'PORT-G10': 'Una línea recta se mide a la milésima de milímetro, redondeando hacia abajo.',
  'PORT-G11':
    'Las peanas redondas tienen un radio de 1 cm a pie y 1,5 cm montado; las monturas independientes, 2 cm con D8 o D10, 2,5 con D12 y 3 con D20.',
  'PORT-G12': 'Los vehículos y las piezas son rectángulos en torno a su centro, a lo largo de su orientación.',
  'PORT-G13': 'Una figura está en la mesa, o en una zona, cuando lo está toda su peana. Puede tocar el borde.',
  'PORT-G14':
    'Dos peanas redondas se solapan si sus centros están a menos de los dos radios. Están en contacto si no se solapan y el hueco es de 2 mm como mucho.',
  'PORT-G15':
    'Entre una peana redonda y un rectángulo se mide del centro de la peana al punto más cercano del rectángulo. El contacto es también un hueco de 2 mm como mucho.',
  'PORT-G16':
    'Dos rectángulos se solapan si ninguna línea por un lado de uno de ellos los separa; tocarse no es solaparse. Su distancia es la menor de una esquina al otro, y hasta 2 mm es contacto.',
  'PORT-G17': '«Como mucho» y «a tanto o menos» incluyen la distancia misma; «a menos de» no.',
  'PORT-G18':
    'Para la figura más cercana, los huecos se comparan a la milésima de milímetro. Si son iguales, vale el número más bajo.',
  'PORT-G19':
    'Las figuras y las unidades se numeran por orden de despliegue, contando a todos los jugadores. Las nuevas reciben el número siguiente.',
  'PORT-G20':
    'Todo lo que está a la altura del centro de un soldado o por delante queda a su frente; lo demás, a su retaguardia.',
  'PORT-G21':
    'El frente de un vehículo abarca 45° a cada lado, sus flancos de 45° a 135°, y el resto es retaguardia. Los límites son del frente y del flanco.',
  'PORT-G22': 'Al girar el terreno, sus esquinas caen en milímetros enteros.',
  'PORT-G23':
    'Un punto está en un elemento de terreno si una línea hacia la derecha cruza su contorno un número impar de veces.',
  'PORT-G24':
    'El hueco entre dos elementos de terreno es el camino más corto entre sus contornos, y 10 cm exactos bastan.',
  'PORT-G25': 'Un camino tiene como mucho 12 puntos después del inicio y cuesta la suma de sus tramos rectos.',
  'PORT-G26':
    'Un tramo recto se corta en pasos iguales de más o menos un milímetro. Cada uno cuesta 1, 3 o 5 veces su longitud según el suelo en su centro, y ninguno, ni los puntos de giro, puede ser infranqueable.',
  'PORT-G27':
    'Para una unidad en orden cerrado, cada paso cuesta lo que el peor suelo que pisa algún miembro en ese paso.',
  'PORT-G28':
    'Por el camino, una peana redonda no puede solaparse con otra enemiga o abandonada. Frente a rectángulos se mira más o menos cada centímetro y al final.',
  'PORT-G29':
    'Un vehículo se mueve en rectas de milímetros enteros y giros de grados enteros, de 1 como mínimo, y nunca dos rectas seguidas. Tiene un giro, dos con Giro doble; el movimiento de una unidad en orden cerrado tiene 8 partes como mucho.',
  'PORT-G30':
    'A los vehículos terrestres y las piezas se les miran enemigos, cosas abandonadas y suelo infranqueable cada centímetro de recta, al final y tras cada giro; los amigos, al acabar el movimiento.',
  'PORT-G31': 'Suelta una figura a 6 mm o menos del contacto, y la aplicación la lleva al contacto legal más cercano.',
  'PORT-G32': 'Una figura mira desde el centro de su peana.',
  'PORT-G33':
    'Cinco líneas de visión van a un blanco: a su centro y a cuatro puntos a lo ancho de una peana redonda, o a las cuatro esquinas de un rectángulo.',
  'PORT-G34':
    'Lo macizo bloquea una línea; una colina también, salvo que uno de los dos esté en ella; un bosque, si son más de 10 cm. Menos bosque, o una cobertura ligera, solo la vela. La cobertura ligera no estorba a quien está en ella o a 2 cm o menos. Vale lo peor.',
  'PORT-G35':
    'Las figuras en pie, los vehículos y las piezas de terceras unidades bloquean una línea que cruza su peana, y también lo abandonado. Quien está cuerpo a tierra o vuela no tapa nada.',
  'PORT-G36':
    'Por un puente o un vado se ve como por el elemento al que pertenece. Una línea que solo roza un contorno no se ve afectada.',
  'PORT-G37':
    'La visión es completa si las cinco líneas están libres, nula si las cinco están bloqueadas, y parcial si no.',
  'PORT-G38': 'Si uno de los dos vuela, la visión es completa.',
  'PORT-G39':
    'Un hechizo mira por una sola línea hasta su punto. Basta con que no esté bloqueada, y quien está bajo la plantilla no estorba.',
  'PORT-G40':
    'Una plantilla cubre una peana redonda si su centro cae dentro, borde incluido; un rectángulo, si cae cualquier punto.',
  'PORT-G41':
    'Más allá, corto, izquierda y derecha se miden desde el blanco, a lo largo y a través de la línea de la pieza al blanco.',
  'PORT-G42':
    'Una unidad en orden cerrado tiene un frente, una orientación y unas hileras. Los puestos se llenan fila a fila desde la izquierda, a la distancia que mide la peana más ancha. Los miembros de una unidad pueden solaparse 2 mm.',
  'PORT-G43':
    'En una conversión, el pivote no se mueve y el bloque se coloca de nuevo a su alrededor por grados enteros. El arco es el del miembro más alejado del pivote. Suelo y enemigos se miran cada 5° y al final; los amigos, al final.',
  'PORT-G44':
    'En un giro nadie cambia de sitio: solo cambian la orientación y los nombres de filas e hileras. La primera fila es la más adelantada que tenga a alguien, y una conversión pivota sobre su miembro más exterior de ese lado.',
  'PORT-G45':
    'Dos miembros están enlazados hasta 5 cm entre sus bordes. Una unidad abierta está en cohesión si los enlaces los unen a todos.',
  'PORT-G46': 'El centro de una unidad es la media de los centros de sus figuras, en milímetros enteros.',
  'PORT-G47':
    'Detrás de los amigos es al lado opuesto del enemigo más cercano, 3 cm más allá del último de ellos. El sitio debe quedar al menos 3 cm dentro de la mesa, sin nada infranqueable en la recta. Las figuras no estorban.',
  'PORT-G48':
    'Quien debe ser colocado ocupa el sitio mismo o el primero libre en hasta seis anillos alrededor, por número y enlazado con los demás. Si uno no cabe, la huida no llega, el teletransportado se queda, y la tripulación de una pieza reventada se retira sin puntos.',
  'PORT-G49': 'Después de huir, todos miran hacia el enemigo cercano del que huían.',
  'PORT-G50':
    'Para ver quién domina la mesa se divide en cuadros de 20 cm. Un cuadro es tuyo si tienes en él más efectivos que nadie, y gana quien tiene más cuadros.',
  'PORT-G51':
    'Todos los dados salen de un generador que parte de la semilla, y cada cara es exactamente igual de probable.',
  'PORT-G52':
    'Los dados caen en el orden en que los nombran las reglas: un ataque y en el acto su salvación; tripulantes antes que armas; en una pieza, el tiro, la dirección, la distancia, las salvaciones; luego la moral.',
  'PORT-G53':
    'No se tira ningún dado por lo que no puede importar. Bajo un Escudo mágico se tira el ataque, pero no la salvación.',
  'PORT-G54':
    'Una partida guardada es su preparación, su semilla y todas las órdenes. Jugadas de nuevo, llevan exactamente a la misma mesa.',
  'PORT-G55': 'Tras cada orden, la partida tiene una huella. Dos aparatos con la misma partida tienen la misma.',
  'PORT-G56':
    'Hay una lista fija de órdenes, de desplegar a rendirse. Lo que no está permitido no cambia nada y nombra la regla que incumple.',
  'PORT-G57':
    'Alinearse gira un bloque sobre el miembro en contacto de la primera fila más próximo al centro, hasta 15°: el giro menor que pone en contacto a más gente de la primera fila. Se detiene antes del primer grado en que alguien saldría de la mesa, pisaría suelo infranqueable o se solaparía con otra unidad.',
} satisfies typeof en;
