import type { abilities as en } from '../../../en/mortalgate/rulebook/abilities';

export const abilities = {
  'GATE-103': 'En cuanto usas una habilidad, empieza a contar toda su recarga.',
  'GATE-104': 'Mientras su recarga pasa de 0, una habilidad espera.',
  'GATE-105':
    'Cuenta los turnos del propio héroe: con recarga 2 la habilidad se salta un turno y está lista en el segundo; con 3 se salta dos.',
  'GATE-106': 'Usar una habilidad no retrasa la otra.',
  'GATE-107': 'Daño base es el valor de daño del héroe, y 1 más con Vigor.',
  'GATE-108': 'Tiro de precisión y Carga estática ayudan a los ataques básicos, no a habilidades de otro tipo.',
  'GATE-109': 'Nadie se cura por encima de su vida máxima.',
  'GATE-110': 'Se cura a otro héroe de tu equipo que esté en la isla, no a quien cura.',
  'GATE-111': 'A quien está ileso no se le puede curar.',
  'GATE-112': 'Sin un enemigo al lado no se pueden usar Vientos desatados ni Golpe bajo.',
  'GATE-113': 'Lo que golpea varias casillas golpea a los enemigos que hay en ellas y a nadie más.',
  'GATE-114':
    'Tres habilidades no necesitan objetivo: Tiro de precisión, Carga estática y Muro de escudos. Úsalas siempre que estén listas.',
  'GATE-115':
    'Lo que dura varios turnos empieza con el próximo turno del héroe. Cada inicio resta uno, y el último todavía cuenta.',

  'GATE-116':
    'Tiro largo (alcance 6, recarga 2): Greven hace un ataque básico a 6 casillas como mucho en vez de 3. Se tira, y las bendiciones ayudan como siempre.',
  'GATE-117':
    'Disparo explosivo (alcance 3, recarga 3): un enemigo pierde el daño base de Greven y 2 más, sin tirada. A los vecinos no les pasa nada.',
  'GATE-118': 'Arco tensado (alcance 3, recarga 3): Seiren devuelve 4 de vida a un compañero.',
  'GATE-119':
    'Tiro de precisión (recarga 3): en sus 3 próximos turnos, los ataques básicos de Seiren hacen 1 de daño más.',
  'GATE-120': 'Un segundo Tiro de precisión vuelve a contar 3 turnos. No suma otro punto.',

  'GATE-121':
    'Cadena de rayos (alcance 2, recarga 3): un enemigo y todos los de la cadena reciben el daño base de Elazar, cada uno una vez y sin tirada.',
  'GATE-122':
    'La cadena va del objetivo a los enemigos que tiene al lado, de estos a los siguientes, y así. Queda fijada antes de que nadie resulte herido.',
  'GATE-123': 'Elazar solo tiene que alcanzar y ver al primero. Después no importan distancia, vista ni roca.',
  'GATE-124': 'Los compañeros de Elazar quedan a salvo, y la cadena no salta por ellos.',
  'GATE-125': 'Carga estática (recarga 2): los dos próximos ataques básicos de Elazar hacen 1 de daño más si aciertan.',
  'GATE-126': 'Un ataque básico gasta una carga aunque falle. Cadena de rayos no gasta ninguna.',
  'GATE-127': 'Las cargas esperan a que las uses. No puede haber más de 2: usarla otra vez solo las completa.',
  'GATE-128': 'Guarda de vida (alcance 2, recarga 3): Yodan devuelve 4 de vida a un compañero.',
  'GATE-129': 'Dolor abrasador (alcance 2, recarga 2): un enemigo recibe 3 de daño de Yodan, sin tirada.',
  'GATE-130': 'Quien sobrevive al Dolor abrasador arde 2 turnos.',

  'GATE-131': 'Golpe demoledor (alcance 1, recarga 3): un enemigo pierde el daño base de Drexir y 2 más, sin tirada.',
  'GATE-132': 'Muro de escudos (recarga 2): nada en absoluto daña a Drexir hasta su próximo turno.',
  'GATE-133': 'Puedes apuntar a Drexir tras su muro, pero no recibe daño ni estados, y el Golpe de gracia fracasa.',
  'GATE-134':
    'Un ataque básico contra Drexir tras su muro nunca cuenta como acierto, así que no actúan Sanguijuela, Astillas ni Onda de choque.',
  'GATE-135':
    'Tras su muro, Drexir conserva su casilla, tapa la vista, disputa altares y transmite la Cadena de rayos.',
  'GATE-136': 'El muro cae antes que nada en el turno de Drexir, así que su propio fuego y su veneno sí le duelen.',
  'GATE-137':
    'Vientos desatados (alcance 1, recarga 2): todos los enemigos al lado de Sabea reciben su daño base, sin tirada.',
  'GATE-138': 'Campanazo (alcance 1, recarga 3): Sabea aturde a un enemigo durante 1 turno. Sin daño y sin tirada.',

  'GATE-139':
    'Heridas infectadas (alcance 1, recarga 2): Dekhar envenena a un enemigo durante 3 turnos. Sin daño inmediato y sin tirada.',
  'GATE-140':
    'Golpe bajo (recarga 3): Dekhar hace un ataque básico a cada enemigo que tiene al lado, cada uno con su tirada.',
  'GATE-141': 'Esos ataques van en el sentido del reloj y empiezan por el norte.',
  'GATE-142': 'Astillas y Onda de choque no actúan con Golpe bajo.',
  'GATE-143': 'Con Sanguijuela, cada acierto de un Golpe bajo cura 1 a Dekhar.',
  'GATE-144': 'Hoja veloz (recarga 3): Zadita hace dos ataques básicos seguidos en una sola acción.',
  'GATE-145': 'Ves cómo acaba el primero antes de apuntar el segundo, al mismo enemigo o a otro.',
  'GATE-146': 'Puedes renunciar al segundo ataque. Si no hay nadie al alcance y a la vista, se pierde.',
  'GATE-147':
    'Golpe de gracia (alcance 1, recarga 3): Zadita mata a un enemigo con 3 de vida como mucho. No se tira nada.',
  'GATE-148': 'Con 4 de vida o más, un enemigo está a salvo del Golpe de gracia.',
} satisfies typeof en;
