import type { words as en } from '../../en/mortalgate/words';

export const words = {
  team: { red: 'Rojo', blue: 'Azul' },
  grace_one: '{{count}} de gracia',
  grace_other: '{{count}} de gracia',
  round: 'Ronda {{round}}',
  terrain: { open: 'Terreno abierto', rock: 'Roca', sea: 'Mar' },
  place: { zone: 'Zona de altar', altar: 'Altar', campRed: 'Campamento rojo', campBlue: 'Campamento azul' },
  phase: {
    choice: { name: 'Tirada inicial', line: 'Quien gana escoge: primera elección o primer turno.' },
    draft: { name: 'Elección', line: 'Los equipos eligen héroes por turno.' },
    order: { name: 'Orden', line: 'Cada equipo ordena a sus héroes.' },
    upkeep: { name: 'Inicio', line: 'Bajan las recargas y los estados.' },
    movement: { name: 'Movimiento', line: 'Anda y después combate o captura.' },
    combat: { name: 'Combate', line: 'Un ataque básico o una habilidad.' },
    capture: { name: 'Captura', line: 'Toma el altar en cuya zona está el héroe.' },
    over: { name: 'Fin', line: 'La partida ha terminado.' },
  },
  status: {
    burning: { name: 'Fuego', line: '1 de daño por turno al héroe y a los compañeros que tenga al lado.' },
    poison: { name: 'Veneno', line: '1 de daño y 2 de movimiento menos por turno.' },
    stun: { name: 'Aturdimiento', line: 'Ni anda ni combate. Capturar sí puede.' },
    turns_one: '{{count}} turno más',
    turns_other: '{{count}} turnos más',
  },
  effect: {
    wall: { name: 'Muro de escudos', line: 'Nada le hace daño hasta que empiece su próximo turno.' },
    precision: { name: 'Tiro de precisión', line: 'Los ataques básicos hacen 1 de daño más.' },
    charges: { name: 'Carga estática', line: 'Los próximos ataques básicos hacen 1 de daño más.' },
    left_one: '{{count}} carga',
    left_other: '{{count}} cargas',
  },
  victory: {
    grace: { name: 'Gracia', line: 'El equipo {{team}} llegó a 20 de gracia.' },
    conquest: { name: 'Conquista', line: 'El equipo {{team}} tuvo los ocho altares a la vez.' },
    elimination: { name: 'Eliminación', line: 'El equipo {{team}} barrió de la isla a sus cuatro enemigos.' },
    concession: { name: 'Rendición', line: 'El otro equipo se rindió: gana el equipo {{team}}.' },
    draw: { name: 'Tablas', line: 'Los dos equipos acordaron tablas.' },
  },
} satisfies typeof en;
