import type { victory as en } from '../../../en/portal/rulebook/victory';

export const victory = {
  'PORT-326':
    'Sumas el precio entero de cada parte enemiga que destruyes: soldado, montura, jinete, casco, tripulante, arma o pieza, con sus atributos y hechizos. Lo que huye no da su precio.',
  'PORT-327': 'Sumas el precio de todo lo tuyo que al final siga en la mesa, o que haya salido por un objetivo.',
  'PORT-328':
    'Sumas 20 por cada unidad enemiga que huyó por tu causa. Con dos jugadores cuenta la cause quien la cause.',
  'PORT-329': 'Sumas 50 por cada objetivo ganado.',
  'PORT-330': 'Si un objetivo cerró la partida, quien domina más mesa suma otros 50.',
  'PORT-331': 'Lo que destruyes de tu propio bando puntúa para tu rival si jugáis dos; si no, para nadie.',
  'PORT-332':
    'Un vehículo o pieza capturados puntúan una vez, para quien los captura, como destruidos. Nunca cuentan como algo que queda.',
  'PORT-333': 'Lo que está abandonado al acabar la partida no cuenta ni como destruido ni como restante.',
  'PORT-334': 'Gana la puntuación más alta. Si hay empate en lo más alto, son tablas.',
  'PORT-335':
    'Puedes rendirte en cualquier momento. Todas tus figuras se retiran como huidas, y cada bando que queda suma 20 por unidad.',
  'PORT-336':
    'Un objetivo de mantener es del bando con más efectivos dentro de su radio al final: al menos 1, y más que cualquier otro.',
  'PORT-337':
    'Un objetivo de mantener seguido es tuyo en cuanto lo controlas al final de tantas rondas consecutivas. Algunos son solo para un bando.',
  'PORT-338':
    'Un objetivo de salida es tuyo cuando ha salido por el borde indicado la parte fijada de tus puntos iniciales.',
  'PORT-339':
    'Una figura sale cuando su centro llega al borde de salida. Para puntuar cuenta como si siguiera en la mesa.',
  'PORT-340': 'Un objetivo de destruir es tuyo cuando no queda ninguna unidad enemiga de ese tipo, si es que la había.',
  'PORT-341': 'Ni los vehículos abandonados, ni los guardianes, ni quien está huyendo controlan nunca un objetivo.',
} satisfies typeof en;
