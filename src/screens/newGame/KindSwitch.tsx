import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { BotSign, color, Glyph, radius, surface, Touchable } from '@/ui';

type Props = {
  readonly name: string;
  readonly bot: boolean;
  readonly onChange: (bot: boolean) => void;
  readonly testID: string;
};

/** Person or bot: two signs, the chosen one lit. A tap anywhere changes sides. */
export function KindSwitch({ name, bot, onChange, testID }: Props) {
  const t = useT();
  return (
    <Touchable
      testID={testID}
      role="switch"
      aria-checked={bot}
      aria-label={t('newGame.kind', { name })}
      accessibilityHint={t('newGame.kindHint')}
      onPress={() => onChange(!bot)}
      style={styles.switch}
    >
      <View style={[styles.side, !bot && styles.chosen]}>
        <Glyph name="person" size={24} color={bot ? color.muted : color.text} />
      </View>
      <View style={[styles.side, bot && styles.chosen]}>
        <BotSign size={30} color={bot ? color.text : color.muted} />
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  switch: { ...surface.well, flexDirection: 'row', borderRadius: radius.button, height: 46 },
  side: {
    width: 50,
    alignSelf: 'stretch',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.button - 1,
    borderWidth: 1.5,
    borderColor: 'transparent',
    margin: -0.5,
  },
  chosen: surface.chosen,
});
