import type { basics as en } from '../../../en/portal/rulebook/basics';

export const basics = {
  'PORT-001': 'Juegan de dos a cuatro. Tú diriges un ejército y todos los demás son tus enemigos.',
  'PORT-002':
    'Todas las distancias que ves están en centímetros. Para el árbitro, un centímetro son 10 milímetros exactos.',
  'PORT-003': 'Las distancias van de borde a borde, entre los puntos más cercanos de dos peanas.',
  'PORT-004': 'Los dados son D4, D6, D8, D10, D12 y D20, y ninguno más. Todas las caras son igual de probables.',
  'PORT-005':
    'Cada soldado, montura, vehículo, tripulante y pieza tiene un dado. Lo tira para todo, salvo que una regla nombre otro.',
  'PORT-006':
    'La tirada natural es la cara que ves. El total suma todos los modificadores y puede bajar de 1 o pasar de la cara más alta.',
  'PORT-007':
    'En los ataques, la salvación y la moral solo cuenta el total. Únicamente la avería y la munición que estalla miran la cara del dado.',
  'PORT-008': 'Un soldado es una figura sobre una peana redonda.',
  'PORT-009':
    'Una figura es todo lo que tiene peana propia: un soldado, una montura independiente con o sin jinete, un vehículo o una pieza.',
  'PORT-010': 'Las figuras que van juntas forman una unidad. Cada figura de la mesa está en una y solo una.',
  'PORT-011':
    'Un vehículo tiene un dado, al menos un tripulante y las armas que se quiera. Tripulación y armas van dentro y no tienen peana.',
  'PORT-012':
    'Una pieza es cualquier arma de artillería, también una catapulta. Tiene un dado de arma y una tripulación sin peana propia.',
  'PORT-013': 'Lo que ha sido destruido, ha huido o ha salido de la mesa no vuelve en toda la partida.',
  'PORT-014': 'Un ejército es de una época, anterior o posterior a 1900, y paga los precios de esa época.',
  'PORT-015': 'Los ejércitos fantásticos pagan los precios anteriores a 1900.',
  'PORT-016': 'Ejércitos de épocas distintas pueden enfrentarse.',
  'PORT-017':
    'Un soldado, montura, casco, tripulante o pieza cuesta según su dado, de D4 a D20: 4, 12, 24, 40, 60 o 120 antes de 1900; 4, 12, 36, 60, 100 o 200 después.',
  'PORT-018':
    'El precio de un soldado incluye su equipo corriente: un equipo cuerpo a cuerpo, como mucho un arma a distancia y, si va montado, una montura corriente.',
  'PORT-019':
    'Un soldado lleva un equipo cuerpo a cuerpo; o un arma a distancia, y entonces un arma de mano para la lucha; o un equipo cuerpo a cuerpo y un arma arrojadiza.',
  'PORT-020': 'Solo puedes dar un arma a un ejército de una época que la conozca.',
  'PORT-021': 'Algunas armas son solo para soldados a pie, y la lanza de caballería, solo para quien va montado.',
  'PORT-022': 'Las armas de criatura, como el aliento de fuego, piden un D12 o un D20.',
  'PORT-023':
    'Una tropa puede llevar un arma de apoyo por cada cinco soldados completos, contados al crear el ejército.',
  'PORT-024': 'Un vehículo cuesta el dado del casco, el dado de cada tripulante, 50 por arma y sus atributos.',
  'PORT-025': 'Todo vehículo tiene al menos un tripulante.',
  'PORT-026':
    'Tripulación y armas no pueden costar más que la carga útil del casco, de D4 a D20: 12, 36, 60, 100, 200 o 250. Esta comprobación se puede quitar antes de jugar.',
  'PORT-027': 'Un vehículo terrestre puede tener cualquier dado de D4 a D20.',
  'PORT-028': 'Un vehículo D4 no se mueve del sitio: su movimiento es 0.',
  'PORT-029': 'Un vehículo volador tiene un D10, un D12 o un D20.',
  'PORT-030': 'Una pieza cuesta su dado de arma y el dado de cada tripulante. El arma no lleva recargo.',
  'PORT-031': 'Una pieza se compra con dos tripulantes como mínimo.',
  'PORT-032': 'Los tripulantes de una pieza tienen todos el mismo dado.',
  'PORT-033':
    'El tipo de pieza fija su dado, su forma de tiro, su alcance y su plantilla. Las ligeras tienen D10; las pesadas, D12.',
  'PORT-034': 'Los atributos son para soldados, monturas y vehículos con D12 o D20, y para nadie más.',
  'PORT-035':
    'Precios de los atributos: Agresivo 6, Anfibio 12, Rápido 25, Temible 25, Tiro enlazado 50, Armadura pesada 30, Golpe pesado 30, Tiro pesado 30, Vuelo estático 50, Suerte 10, Magia 100, Tirador 30, Giro doble 50, Acuático 36.',
  'PORT-036': 'Nadie puede comprar dos veces el mismo atributo.',
  'PORT-037':
    'Anfibio es para soldados; Tiro enlazado y Giro doble, para vehículos; Vuelo estático, para vehículos voladores; Magia, para soldados y monturas; Acuático, para monturas y vehículos. Los demás valen para los tres.',
  'PORT-038': 'Tiro pesado y Tirador piden un arma a distancia o un arma de vehículo.',
  'PORT-039':
    'Magia trae un hechizo gratis, que se elige al crear el ejército. Un segundo y un tercero, todos distintos, cuestan 50 puntos cada uno.',
  'PORT-040': 'Nadie conoce más de tres hechizos.',
  'PORT-041': 'Una montura independiente cuesta su dado y sus atributos. Tiene como mínimo un D8.',
  'PORT-042': 'Su jinete es un soldado que se compra aparte, a su precio, con sus atributos y hechizos.',
  'PORT-043': 'Solo una montura independiente con D20 puede ser voladora. No cuesta nada.',
  'PORT-044': 'Una tropa tiene de 3 a 20 miembros: soldados y monturas independientes.',
  'PORT-045':
    'Un solo soldado o una sola montura independiente con D12 o D20, con jinete o sin él, puede ser una unidad en solitario.',
  'PORT-046': 'Cada vehículo es una unidad aparte.',
  'PORT-047': 'Cada pieza es una unidad aparte.',
  'PORT-048': 'Cada tropa nombra líder a uno de sus soldados, solo a uno y gratis.',
  'PORT-049': 'Quien va en solitario es su propio líder. En una montura con jinete lo son los dos.',
  'PORT-050': 'Los vehículos y las piezas no tienen líder.',
  'PORT-051': 'Un ejército puede costar menos de lo acordado, nunca más.',
  'PORT-052': 'Un ejército tiene al menos una unidad y como mucho 60 figuras.',
  'PORT-053': 'La aplicación suma cada ejército y rechaza una lista cuyo total no coincida.',
} satisfies typeof en;
