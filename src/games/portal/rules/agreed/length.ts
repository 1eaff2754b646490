import { exactly, kindOf, oneOf, whole, type Shape } from '@/engine';
import { DEFAULT_TURNS, LAST_TURN } from '../data';
import type { Length } from '../types';

/** Nobody plays longer than a day. */
const MOST_MINUTES = 1440;
const turns = whole(1, LAST_TURN);
const minutes = whole(1, MOST_MINUTES);
const by = <B extends Length['by']>(value: B): Shape<B> => oneOf([value]);

/** PORT-058 */
export const isLength: Shape<Length> = kindOf<Length>('by', {
  turns: exactly<Extract<Length, { by: 'turns' }>>({ by: by('turns'), turns }),
  minutes: exactly<Extract<Length, { by: 'minutes' }>>({ by: by('minutes'), minutes }),
  later: exactly<Extract<Length, { by: 'later' }>>({ by: by('later'), turns, minutes }),
  victory: exactly<Extract<Length, { by: 'victory' }>>({ by: by('victory') }),
});

/** PORT-058 Six turns unless the players agree otherwise. */
export const USUAL_LENGTH: Length = { by: 'turns', turns: DEFAULT_TURNS };
