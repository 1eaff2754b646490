import { act, renderHook } from '@testing-library/react-native';
import { useSelection } from '@/screens/table/useSelection';

const AT = { matchId: 'one', moves: 4, viewer: 0 as const };

const choose = () => {
  const { result, rerender } = renderHook(
    ({ at }: { at: Parameters<typeof useSelection>[0] }) => useSelection(at, 'nothing'),
    {
      initialProps: { at: AT },
    },
  );
  act(() => result.current[1]('a hero'));
  return (at: Parameters<typeof useSelection>[0]) => {
    rerender({ at });
    return result.current[0];
  };
};

test('a choice lasts as long as nothing is played', () => expect(choose()({ ...AT })).toBe('a hero'));

test.each([
  ['a move', { ...AT, moves: 5 }],
  ['a move that was taken back', { ...AT, moves: 3 }],
  ['the device going to somebody else', { ...AT, viewer: 1 }],
  ['nobody in particular looking', { ...AT, viewer: 'table' as const }],
  ['another match', { ...AT, matchId: 'other' }],
])('%s ends it', (_, at) => expect(choose()(at)).toBe('nothing'));
