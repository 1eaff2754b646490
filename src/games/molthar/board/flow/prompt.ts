import type { Words } from '@/engine';
import type { Action } from '../../rules';
import { text } from '../words';
import { isMyTurn, me, surplus } from './moment';
import type { Situation, Offer, Prompt } from './types';

function question({ view }: Situation): Words | null {
  const { pending, turn } = view;
  if (pending?.type === 'steal') return text('prompt.steal', { who: { seat: pending.from } });
  if (pending !== null) return text(`prompt.${pending.type}`);
  return turn.phase === 'limit' ? text('prompt.limit', { count: surplus(view) }) : null;
}

const EXCHANGE: Offer = {
  name: 'exchangePortal',
  words: text('offer.exchange'),
  selection: { type: 'exchange', own: null, open: null },
};
const REDRAW: Offer = { name: 'redrawHand', words: text('offer.redraw'), selection: { type: 'redraw' } };
const PEEK: Offer = {
  name: 'peekCharacter',
  words: text('offer.peek'),
  action: { type: 'peekCharacter' },
};

/** Abilities that can be used now, in the order of a turn (MOL-158). */
function offers({ view, why }: Situation): Offer[] {
  const may = (action: Action) => why(action) === undefined;
  const [own] = me(view).portal;
  const open = view.characters.open.findIndex((card) => card !== null);
  const two = me(view).hand?.find((pearl) => may({ type: 'twoForDiamond', pearl }));
  return [
    ...(may({ type: 'peekCharacter' }) ? [PEEK] : []),
    ...(own !== undefined && (open === 0 || open === 1) && may({ type: 'exchangePortal', card: own.card, open })
      ? [EXCHANGE]
      : []),
    ...(two !== undefined
      ? [
          {
            name: 'twoForDiamond',
            words: text('offer.trade'),
            selection: { type: 'trade', pearl: two },
          } satisfies Offer,
        ]
      : []),
    ...(may({ type: 'redrawHand' }) ? [REDRAW] : []),
  ];
}

const TIMES = {
  start: 'prompt.start',
  act: 'prompt.anyTime',
  after: 'prompt.after',
  limit: 'prompt.after',
  over: 'prompt.after',
} as const;

/** A question that must be answered, else the abilities that may be used now, else nothing. */
export function promptOf(moment: Situation): Prompt | null {
  if (!isMyTurn(moment.view)) return null;
  const asked = question(moment);
  if (asked !== null) return { words: asked, urgent: true, offers: [] };
  const list = offers(moment);
  return list.length === 0 ? null : { words: text(TIMES[moment.view.turn.phase]), urgent: false, offers: list };
}
