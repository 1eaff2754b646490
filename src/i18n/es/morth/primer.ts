/** Morth in a minute: the first page of its rulebook. */
export const primer = {
  goal: 'Lord Morth envía oleadas de enemigos por el portal. Defiende tu fortaleza: cada enemigo que sale de tu mapa cuesta heridas.',
  turn: {
    parts: 'Cada oleada tiene cuatro partes:',
    morth: 'Lord Morth: se tiran los dados de la oleada sobre el portal.',
    portal: 'Portal: todos pueden pagar monedas para girarlo. Decide qué enemigo va a qué mapa y por qué camino.',
    heroes:
      'Héroes: primero compra mejoras y héroes nuevos, después mueve y ataca. Los enemigos muertos dan oro y experiencia.',
    assault: 'Asalto: todos los enemigos avanzan según su velocidad.',
  },
  end: 'Tras la última oleada gana quien tenga menos heridas; si hay empate, más oro. A solas o en equipo, las heridas dicen cómo habéis resistido.',
  signs: {
    die: 'Un enemigo. El número es su resistencia: llévala a 0. Verde da 1 de oro, amarillo 2, naranja 3, rojo 4.',
    hero: 'Un héroe. Sus colores indican raza y hoja.',
    portal: 'El portal. Cada paso que lo giras cuesta una moneda.',
    entrance: 'Los tres caminos. El mismo signo está en el portal.',
    coin: 'Oro: para el portal, los héroes y las mejoras.',
    wound: 'Heridas: cuantas menos, mejor.',
    experience: 'Experiencia: paga las mejoras del héroe que la tiene.',
    lord: 'Quien lo tiene es Lord Morth en esta oleada y va primero.',
  },
};
