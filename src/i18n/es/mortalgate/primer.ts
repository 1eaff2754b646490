import type { primer as en } from '../../en/mortalgate/primer';

export const primer = {
  goal: 'Dos equipos de cuatro héroes luchan por los ocho altares de una isla. Los altares y los enemigos caídos dan gracia.',
  turn: {
    parts: 'Los equipos se alternan, un héroe cada vez. Un turno tiene cuatro partes:',
    upkeep: 'Inicio, por sí solo: un caído vuelve a su campamento, bajan las recargas, duelen el fuego y el veneno.',
    movement: 'Movimiento: anda tantas casillas como diga el valor del héroe, rodeando rocas y héroes.',
    combat:
      'Combate: un ataque básico, que se tira con dos dados, o una habilidad lista. El objetivo debe estar al alcance y a la vista.',
    capture:
      'Captura el altar en cuya zona está el héroe, si no hay también un enemigo: 2 de gracia, una bendición para todo el equipo y fin del turno.',
  },
  end: 'Gana el equipo que llega a 20 de gracia: 2 por captura y 1 por enemigo caído. También gana con los ocho altares, o si los cuatro enemigos están a la vez fuera de la isla.',
  signs: {
    hero: 'Héroes. Azul es redondo, Rojo tiene esquinas; el anillo y el número son la vida.',
    ability: 'Las dos habilidades de un héroe: con rombo, lista; con número, los turnos que faltan.',
    status: 'Fuego, veneno, aturdimiento, y cuántos turnos duran.',
    altar: 'Altares, de nadie, de Azul y de Rojo, con el signo de su bendición.',
    contested: 'Disputado: los dos equipos están en la zona y nadie puede capturar.',
  },
} satisfies typeof en;
