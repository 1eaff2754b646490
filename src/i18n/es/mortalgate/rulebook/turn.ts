import type { turn as en } from '../../../en/mortalgate/rulebook/turn';

export const turn = {
  'GATE-036':
    'Los equipos se alternan: el primer héroe del equipo que abre, el primero del otro, luego los segundos, los terceros, los cuartos, y vuelta a empezar.',
  'GATE-037': 'Una ronda son ocho turnos, uno por héroe. Las rondas se cuentan desde la 1.',
  'GATE-038': 'Solo anda, combate y captura el héroe a quien le toca.',
  'GATE-039': 'Un héroe caído no pierde su turno: lo empieza volviendo a la isla.',
  'GATE-040': 'Cada turno pasa por inicio, movimiento, combate y captura.',
  'GATE-041': 'No se vuelve a una fase anterior: quien ha combatido ya no anda.',
  'GATE-042': 'Andar, combatir y capturar es cosa tuya. El inicio ocurre siempre.',
  'GATE-043': 'Con un ataque o una habilidad se acaba el andar, y los puntos que quedaban se pierden.',
  'GATE-044': 'Una captura se salta lo que quedara por hacer de movimiento y combate.',
  'GATE-045': 'El turno acaba con una captura, cuando lo terminas, cuando muere su héroe o cuando alguien ha ganado.',

  'GATE-046': 'Un héroe caído vuelve por sí solo nada más empezar su turno.',
  'GATE-047': 'Aparece en la primera casilla libre, según el orden de su campamento.',
  'GATE-048':
    '¿Está lleno el campamento? Entonces aparece en la casilla libre más cercana, contando pasos desde K27 si es Rojo y desde L2 si es Azul, como si no hubiera héroes. Entre iguales, Rojo toma la primera y Azul la última, leyendo fila a fila desde arriba a la izquierda.',
  'GATE-049': 'Quien vuelve tiene toda su vida y sus dos habilidades, sin estados ni efectos.',
  'GATE-050': 'El turno del regreso es completo: el héroe puede andar, combatir y capturar.',

  'GATE-051':
    'El inicio tiene seis pasos: cae el Muro de escudos; recargas; fuego; veneno; aturdimiento; Tiro de precisión.',
  'GATE-052': 'Cada recarga del héroe baja 1. Las de los demás esperan a sus turnos.',
  'GATE-053': 'Una habilidad cuya recarga ha llegado a 0 se puede usar en ese mismo turno.',
  'GATE-054': 'Cada estado actúa una vez y pierde un turno. Cuando no le queda ninguno, desaparece.',
  'GATE-055': 'Lo que un estado hizo en el inicio vale todo el turno, aunque fuera su última vez.',
  'GATE-056':
    'Tres turnos de veneno son los tres próximos turnos del envenenado; lo mismo vale para otros estados y números.',
  'GATE-057': 'Quien muere en su propio inicio pierde el resto del turno y vuelve en el siguiente.',

  'GATE-058':
    'Tienes tantos puntos de movimiento como dice el valor del héroe: 1 más con Pies ligeros, 2 menos con veneno y nunca menos de 0.',
  'GATE-059': 'Cada punto es un paso a una casilla adyacente.',
  'GATE-060': 'Solo puedes dar un paso a una casilla adyacente de la isla.',
  'GATE-061': 'La roca y el mar detienen a todos.',
  'GATE-062': 'No puedes parar en la casilla de otro héroe ni pasar por ella, sea amigo o enemigo.',
  'GATE-063': 'Gasta los puntos que quieras, o ninguno. Puedes andar en varias veces.',
  'GATE-064': 'Puedes volver por donde viniste. Esos pasos también cuestan puntos.',
  'GATE-065': 'En las zonas, los altares y los campamentos de ambos equipos puede entrar cualquiera.',
  'GATE-066': 'Los puntos no se guardan para otro turno.',
} satisfies typeof en;
