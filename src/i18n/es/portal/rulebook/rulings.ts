import type { rulings as en } from '../../../en/portal/rulebook/rulings';

export const rulings = {
  'PORT-D01':
    '¿Qué pide un ataque, 4 o más de 4? Un total de 5 o más, cuerpo a cuerpo y a distancia. Un civil con D4 no llega sin alguna ventaja.',
  'PORT-D02': '¿Basta un 4 para salvarse? Sí, con 4 o más se sobrevive.',
  'PORT-D03': '¿Hay caras que siempre acierten o fallen? No. Solo la avería, la munición y la captura miran la cara.',
  'PORT-D04':
    '¿Son figuras aparte los tripulantes? No, van en el vehículo o junto a la pieza y se llevan en una lista.',
  'PORT-D05':
    '¿Qué precios tiene la fantasía, y si se mezclan épocas? La fantasía paga como antes de 1900. Cada ejército conserva sus precios, sea quien sea el rival.',
  'PORT-D06': '¿Cuánto cuestan las armas? Las de los soldados van incluidas; un arma de vehículo cuesta 50.',
  'PORT-D07':
    '¿La carga útil es un límite o un consejo? Un límite al precio de tripulación y armas, salvo que lo quitéis antes de jugar.',
  'PORT-D08': '¿Cuánto avanza un vehículo D4? Nada: una balsa amarrada, un carro sin tiro. Aun así puedes comprarlo.',
  'PORT-D09': '¿Paga una pieza 50 por su arma? No, su dado ya está pagado.',
  'PORT-D10': 'Atributos por encima de D10: ¿cuenta el D10? No, solo D12 y D20.',
  'PORT-D11': '¿Quién puede tener qué atributo? Lo que dice la regla. Las piezas, ninguno.',
  'PORT-D12': '¿Pueden volar las criaturas? Una montura independiente con D20, sí. Mueve 25 cm.',
  'PORT-D13':
    '¿Cómo de grande es una unidad? Las tropas, de 3 a 20; los solitarios piden D12; vehículos y piezas van solos. Si no, un ejército de solitarios nunca haría pruebas de moral.',
  'PORT-D14': '¿Tienen líder los vehículos? No, y las piezas tampoco. Si no, sus tripulaciones nunca abandonarían.',
  'PORT-D15':
    '¿Seis rondas o dos horas? Normalmente seis rondas. También se puede jugar con reloj, y el final del tiempo es una jugada aparte.',
  'PORT-D16': '¿Cómo hay un puente en un río si los elementos van a 10 cm? Puente y vado son tramos del río.',
  'PORT-D17': '¿Cómo se despliega? En tu zona, una unidad cada vez, empezando por la tirada más baja.',
  'PORT-D18': '¿Qué dado decide quién empieza? Un D6.',
  'PORT-D19': '¿En qué orden juegan tres o cuatro? Primero quien gana la tirada, luego por orden de asiento.',
  'PORT-D20': '¿Se puede actuar primero y mover después? No, primero se mueve.',
  'PORT-D21':
    '¿Puede media unidad disparar y la otra media combatir? No, un tipo de acción por turno. Si uno lanza un hechizo, la unidad no hace nada más.',
  'PORT-D22':
    '¿Qué cambia ir montado? Se mueve al menos como un D8, no se puede uno echar a tierra y la peana es mayor. Nada más.',
  'PORT-D23': '¿Se mueven las piezas? Sí, la mitad que un soldado de la tripulación, con dos tripulantes al menos.',
  'PORT-D24':
    '¿Cuándo está una figura en un terreno? Cuando lo está su centro. Vehículos y piezas dejan además su contorno fuera de lo infranqueable, también al desplegar.',
  'PORT-D25':
    '¿Qué da volar? Pasar sobre terreno y figuras, y visión completa en ambos sentidos. Contacto, cuerpo a cuerpo, alcance y plantillas van como siempre.',
  'PORT-D26': '¿Se puede pasar a través de otros? De amigos sí, de enemigos no, y al final nadie se solapa.',
  'PORT-D27': '¿Qué cuesta salir de un combate? Nada.',
  'PORT-D28': '¿Y si las bajas parten una unidad? Puede actuar, pero no partirse más.',
  'PORT-D29':
    '¿Cuándo es carga una carrera? Cuando nombra a un enemigo visible, acaba en contacto con él al frente y no empezó ya allí.',
  'PORT-D30': '¿Ayuda la carga también a disparar? No, el +1 es cuerpo a cuerpo, y tras cargar nadie dispara.',
  'PORT-D31':
    '¿Pueden correr los vehículos? No, ni cargar. Si a una tripulación le falla la moral, deja el vehículo donde está.',
  'PORT-D32': '¿Qué puede hacer un soldado cuerpo a tierra? Todo menos andar.',
  'PORT-D33':
    '¿Cómo casan 45° y cuatro orientaciones? 45° es lo máximo que gira un vehículo por turno, en grados enteros. Sus cuatro orientaciones son de 90°.',
  'PORT-D34': '¿Pueden dar marcha atrás los vehículos? Sí, a doble coste.',
  'PORT-D35': '¿Tienen flancos los soldados? No, ni siquiera en orden cerrado. Los flancos son de vehículos y piezas.',
  'PORT-D36': '¿Importa la visión cuerpo a cuerpo? Solo a 5 cm sin contacto. Quien toca, ve.',
  'PORT-D37': '¿Devuelve el golpe quien se defiende? No.',
  'PORT-D38': '¿Cómo combate un vehículo cuerpo a cuerpo? Con un ataque de su dado, si tiene tripulación.',
  'PORT-D39': '¿Y los disparos a más del doble de R? No se ofrecen. Ningún dado acertaría.',
  'PORT-D40': '¿Qué dado dispara un arma de vehículo? El del vehículo.',
  'PORT-D41': '¿Se puede disparar estando en contacto? Sí, como si no lo estuvieras.',
  'PORT-D42':
    '¿A quién de una unidad se dispara? A la figura legal más cercana, tiro a tiro. Así nadie elige a los líderes.',
  'PORT-D43': '¿Para qué sirve la ficha de impacto? Solo para mostrar que fue alcanzado.',
  'PORT-D44':
    '¿Con qué dado se salva un vehículo? Con el suyo, por cada tripulante y cada arma. Cada uno más es otra ocasión de estallar.',
  'PORT-D45': '¿Puede estallar un vehículo sin armas? No, no lleva munición.',
  'PORT-D46':
    '¿Cómo se toma lo abandonado? Lo ajeno, con un D6, piezas y vehículos por igual. Lo propio se vuelve a tripular sin más.',
  'PORT-D47': '¿Los efectivos son cabezas o puntos? Cabezas.',
  'PORT-D48':
    '¿Quién cuenta para la superioridad aplastante? Todas las unidades de ese combate, enteras. Solo hace la prueba la que acaba de perder a alguien.',
  'PORT-D49':
    '¿Cómo se cuenta el 25 % de bajas? En toda la ronda, sobre los efectivos a su comienzo, y una vez por ronda.',
  'PORT-D50':
    '¿De quién es el dado de la moral? El más alto de la unidad, pero no el del líder. Un vehículo usa el suyo; una pieza, el de la tripulación.',
  'PORT-D51': '¿A qué velocidad se huye? Al doble del movimiento más bajo, como al correr.',
  'PORT-D52': '¿Y si sale bien la segunda tirada de moral? La unidad se queda donde está.',
  'PORT-D53': '¿Cómo sale una unidad por el borde? En el acto. Ya no participa más.',
  'PORT-D54': '¿Qué es del líder de una unidad que huye? Se queda como unidad de uno y puede unirse a otra.',
  'PORT-D55': '¿Hay cohesión en una escaramuza? No. Pero una tropa sigue compartiendo la moral.',
  'PORT-D56': '¿A qué distancia es orden abierto? A 5 cm.',
  'PORT-D57': '¿Cómo se cambia de formación? Abrirse es gratis, cerrarse ocupa el movimiento.',
  'PORT-D58': '¿Cómo se mueve una unidad en orden cerrado? En recta, con conversiones y con giros.',
  'PORT-D59':
    '¿Qué cuesta una conversión? Medio movimiento, y el arco del miembro más alejado del pivote no puede ser mayor. Así ningún bloque hace trampa girando antes.',
  'PORT-D60': '¿Ayuda la cohesión a defenderse? No.',
} satisfies typeof en;
