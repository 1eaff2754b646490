import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Violation } from '@/engine';
import { useT } from '@/i18n';
import { color, Glyph, radius, Sheet, space, Text, Touchable } from '@/ui';
import { ruleText } from '../../rulebook/why';
import { useSay } from './useSay';

type Props = {
  readonly fault: Violation;
  readonly testID?: string;
  /** More exact than the rule's own sentence. */ readonly text?: string;
};

/** Why something is not allowed: one sentence, and the rule behind it, which opens over the screen. */
export function WhyLine({ fault, text, testID = 'why' }: Props) {
  const t = useT();
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { rule } = fault;
  return (
    <View testID={testID} role="alert" style={styles.box}>
      <View style={styles.lock}>
        <Glyph name="lock" size={16} color={color.ink} />
      </View>
      <View style={styles.words}>
        <Text kind="label">{text ?? say.why(fault)}</Text>
        <Touchable
          testID={`${testID}:rule`}
          role="link"
          aria-label={`${rule}, ${t('common.readRule')}`}
          onPress={() => setOpen(true)}
          style={styles.link}
        >
          <Text kind="label" color={color.gold}>
            {rule}
          </Text>
          <Text kind="label" color={color.soft}>
            {t('common.readRule')} ›
          </Text>
        </Touchable>
      </View>
      <Sheet open={open} onClose={() => setOpen(false)} title={rule} testID="rule">
        <Text>{t(ruleText(rule))}</Text>
      </Sheet>
    </View>
  );
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    padding: space.l,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: color.blood,
    backgroundColor: 'rgba(70, 14, 26, 0.72)',
  },
  lock: {
    width: 30,
    height: 30,
    borderRadius: 15,
    backgroundColor: color.blood,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { flex: 1, minWidth: 0 },
  link: { minHeight: 32, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
});
