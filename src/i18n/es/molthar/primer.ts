/** Molthar in a minute: the first page of its rulebook. */
export const primer = {
  goal: 'Gana personajes de cuento para tu bando. Llega a 12 puntos y ten más que nadie cuando acabe la partida.',
  turn: {
    actions: 'Tienes tres acciones por turno, en el orden que quieras y tantas veces como quieras:',
    take: 'Toma una de las cuatro perlas abiertas o la primera del mazo.',
    replace: 'Cambia las cuatro perlas abiertas por otras nuevas.',
    place: 'Coloca un personaje abierto en tu portal. Caben dos.',
    activate:
      'Activa un personaje de tu portal: paga las perlas que muestra. Da puntos, a menudo diamantes y una habilidad.',
    keep: 'Al final del turno conservas cinco perlas.',
  },
  end: 'Cuando alguien tiene 12 puntos se termina la ronda y todos juegan un turno más. Gana quien tenga más puntos; si hay empate, más diamantes.',
  signs: {
    pearl: 'Una perla. El coste muestra los valores que pagas.',
    diamond: 'Un diamante. Gástalo al pagar y una perla cuenta 1 más.',
    shield: 'Puntos.',
    once: 'Habilidad roja: ocurre una vez, enseguida.',
    stays: 'Habilidad azul: es tuya hasta el final.',
    swap: 'Cambio: cuando se descubre esta perla, se cambian los dos personajes abiertos.',
  },
};
