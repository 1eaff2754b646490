import type { Seat } from '@/engine';
import { morth } from '@/games/morth/rules';
import type { Phase, State } from '@/games/morth/rules/types';
import { open, play, playAs, position } from '../../../support/morth';

/** What today's rules go on with from a state of version 1. */
function takenOver(state: State): State {
  const upgraded = morth.upgrade?.(structuredClone(state), 1);
  const read = upgraded && 'state' in upgraded ? morth.readState(upgraded.state) : undefined;
  if (read === undefined) throw new Error('the state is refused');
  return read;
}

const HANDS = [['steal 1'], ['steal 1'], ['steal 2']];

/** Version 1 asked everybody but the next on turn after a portal turn, also the one who had made it. */
const asked = (seat: Seat, queue: Seat[], hands = HANDS, phase: Phase = 'portal'): State => ({
  ...position({ seats: 3, seat, phase, spun: '0 rat', config: { cardMode: 'asking' }, hands }),
  window: 'portalTurned',
  responses: { window: 'portalTurned', queue },
});

test.each<[what: string, state: State, queue: Seat[]]>([
  ['nobody has answered', asked(1, [2, 0]), [1, 2]],
  ['seat 2 has declined', asked(1, [0]), [1]],
  ['the last one has turned', asked(0, [1, 2], HANDS, 'heroes'), [0, 1]],
  ['the one who turned is the last in question', asked(1, [0], [['steal 1'], [], []]), [0]],
])('MOR-245 a question of version 1 after a portal turn goes on: %s', (_what, state, queue) => {
  const now = takenOver(state);
  expect(now.responses).toEqual({ window: 'portalTurned', queue });
  const after = play(now, ...queue.map(() => ({ type: 'decline' }) as const));
  expect(after.responses?.window).not.toBe('portalTurned');
});

test('MOR-195 while hands of version 1 are discarded, cards can be played from now on', () => {
  const state = {
    ...position({ phase: 'morth', wave: 3, hands: [['steal 1', 'levelUp', 'healEnemy', 'cancelMove'], ['steal 1']] }),
    pending: { type: 'discard' as const, seats: [0] },
  };
  const now = takenOver(state);
  expect(now).toEqual(state);
  expect([open(now, 'playCard', 0).length, open(now, 'playCard', 1).length]).toEqual([3, 1]);
  expect(playAs(now, 0, open(now, 'playCard', 0)[0])).toMatchObject({ pending: null, phase: 'portal' });
});

test('what is no state of version 1 is none of today either', () => {
  const upgraded = morth.upgrade?.({ wave: 3 }, 1);
  expect(upgraded).toEqual({ state: { wave: 3 } });
  expect(morth.readState({ wave: 3 })).toBeUndefined();
});
