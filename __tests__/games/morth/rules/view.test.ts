import { logOf } from '@/engine';
import { morth } from '@/games/morth/rules';
import { determinize, view } from '@/games/morth/rules/view';
import { position } from '../../../support/morth';

const state = () => position({ seats: 3, hands: [['steal 1', 'levelUp'], ['cancelMove'], []] });

test('MOR-017 hands are hidden, everything else is open', () => {
  const seen = view(state(), 0);
  expect(seen.hands).toEqual([state().hands[0], null, null]);
  expect([seen.handCounts, seen.pack]).toEqual([[2, 1, 0], 29]);
  expect(view(state(), 'table').hands).toEqual([null, null, null]);
  expect([seen.foes, seen.heroes, seen.bags, seen.realms]).toEqual([
    state().foes,
    state().heroes,
    state().bags,
    state().realms,
  ]);
  expect(Object.keys(seen)).not.toContain('rng');
});

test('at the end all hands are shown', () => {
  expect(view({ ...state(), phase: 'over' }, 'table').hands).toEqual(state().hands);
});

test('a sample deals the unseen cards anew and nothing else', () => {
  const samples = Array.from({ length: 20 }, (_, seed) => determinize(view(state(), 0), seed));
  expect(samples.every((sample) => JSON.stringify(view(sample, 0)) === JSON.stringify(view(state(), 0)))).toBe(true);
  expect(new Set(samples.map((sample) => sample.hands[1][0])).size).toBeGreaterThan(5);
  expect(samples.every(({ hands, pack, discard }) => new Set([...hands.flat(), ...pack, ...discard]).size === 32)).toBe(
    true,
  );
});

test('scores are wounds, and the progress is the round and the wave as the table counts it', () => {
  const seen = view(position({ seats: 2, wave: 4, wounds: [3, 5] }), 'table');
  expect(morth.scores(seen)).toEqual([3, 5]);
  expect(morth.progress(seen)).toMatchObject({ key: 'morth.wave', params: { round: 2, wave: 4, all: 10 } });
});

test('dealt cards are named in the log to their owner alone', () => {
  const dealt = { type: 'cardsDealt', count: 1, hands: [[0], [5], [9]] } as const;
  expect(logOf(morth, [dealt], 1)[0].params?.cards).toEqual([{ key: 'morth.card.cancelAttack.title' }]);
  expect(logOf(morth, [dealt], 'table')[0].key).toBe('morth.log.cardsDealt.others');
});
