import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { color, Glyph, ListRow, space, Text } from '@/ui';
import { useSpoken } from '../table/useSpoken';
import { PROVEN_MOVES, useSelfTest, type SelfTest } from './useSelfTest';

/** A match whose end is known is played here, and this device says whether it came to that end. */
export function SelfTestRow() {
  const t = useT();
  const { test, run } = useSelfTest();
  const said = useFound(test);
  return (
    <>
      <ListRow
        title={t('settings.selfTest')}
        note={t('settings.selfTestNote', { count: PROVEN_MOVES })}
        onPress={run}
        testID="settings:selfTest"
      />
      {test.found !== 'nothing' && (
        <View style={styles.found} aria-live="polite">
          {test.found !== 'running' && (
            <Glyph
              name={test.found === 'right' ? 'check' : 'warning'}
              size={20}
              color={test.found === 'right' ? color.moss : color.blood}
            />
          )}
          <Text kind="note" style={styles.words} testID={`settings:selfTest:${test.found}`}>
            {said}
          </Text>
        </View>
      )}
    </>
  );
}

/** What was found, in words; what is under way is not spoken, for it changes all the time. */
function useFound(test: SelfTest): string {
  const t = useT();
  const end = test.found === 'right' || test.found === 'wrong' ? t(`settings.selfTestFound.${test.found}`) : '';
  useSpoken(end);
  return test.found === 'running' ? t('settings.selfTestRunning', { moves: test.moves, all: PROVEN_MOVES }) : end;
}

const styles = StyleSheet.create({
  found: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingBottom: space.m,
  },
  words: { flex: 1 },
});
