import { act, renderHook } from '@testing-library/react-native';
import { useSelection } from '@/screens/table/useSelection';

type At = Parameters<typeof useSelection>[0];

const move = (number: number, seat: number) => ({ number, seat, events: [], lines: [] });
const AT: At = { matchId: 'one', moves: 4, viewer: 0, recent: [move(4, 0)] };
/** Somebody else has played a card in between. */
const CARD: At = { ...AT, moves: 5, recent: [move(4, 0), move(5, 1)] };

function choose(remains: (selection: string) => boolean = () => true) {
  const { result, rerender } = renderHook(({ at }: { at: At }) => useSelection<string>(at, 'nothing', remains), {
    initialProps: { at: AT },
  });
  act(() => result.current.select('a hero'));
  return (at: At) => {
    rerender({ at });
    return result.current;
  };
}

test('a choice lasts as long as nothing is played', () => expect(choose()({ ...AT }).selection).toBe('a hero'));

test.each<[string, At]>([
  ['a move of one’s own', { ...AT, moves: 5, recent: [move(4, 0), move(5, 0)] }],
  ['moves that nobody knows', { ...AT, moves: 6 }],
  ['a move that was taken back', { ...AT, moves: 3 }],
  ['the device going to somebody else', { ...AT, viewer: 1 }],
  ['nobody in particular looking', { ...AT, viewer: 'table' }],
  ['another match', { ...AT, matchId: 'other' }],
])('%s ends it', (_, at) => expect(choose()(at)).toMatchObject({ selection: 'nothing', dropped: false }));

test('what somebody else does in between leaves it as long as it is possible', () =>
  expect(choose()(CARD)).toMatchObject({ selection: 'a hero', dropped: false }));

test('what is no longer possible is gone, and it is known that it was taken', () => {
  const at = choose(() => false);
  expect(at(CARD)).toMatchObject({ selection: 'nothing', dropped: true });
  act(() => at(CARD).select('another'));
  expect(at(CARD)).toMatchObject({ selection: 'another', dropped: false });
});
