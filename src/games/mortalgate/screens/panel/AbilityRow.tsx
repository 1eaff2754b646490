import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { color, gradient, pressedWhen, radius, space, surface, Text, TIGHT_TEXT, Touchable, useLayout } from '@/ui';
import { readyMeans, type Means } from '../../board/flow';
import { text } from '../../board/text';
import { ABILITIES, abilityName, abilityOf, HEROES, type AbilityId, type Slot, type View } from '../../rules';
import type { Play } from '../hooks/usePlay';
import { cooldownSign, swords } from '../signs';

type Props = { readonly view: View; readonly play: Play; readonly say: (words: Words) => string };

/** GATE-067 What the hero of the turn can fight with: its basic attack and its two abilities. */
export function AbilityRow({ view, play, say }: Props) {
  const { hero } = view.turn;
  const ready = readyMeans(view);
  const chosen = chosenMeans(play);
  const means: readonly Means[] = ['attack', ...HEROES[hero].abilities];
  return (
    <Native style={styles.row}>
      {means.map((each) => (
        <MeansButton
          key={each}
          view={view}
          means={each}
          ready={ready.includes(each)}
          chosen={chosen === each}
          say={say}
          onPress={() => play.tapMeans(each)}
          onExplain={() => each !== 'attack' && play.setLook({ type: 'ability', ability: each })}
        />
      ))}
    </Native>
  );
}

function chosenMeans({ selection }: Play): Means | null {
  if (selection.type === 'means') return selection.means;
  return selection.type === 'deed' ? selection.deed.means : null;
}

type ButtonProps = {
  readonly view: View;
  readonly means: Means;
  readonly ready: boolean;
  readonly chosen: boolean;
  readonly say: Props['say'];
  readonly onPress: () => void;
  readonly onExplain: () => void;
};

/** How far a means reaches, in few words. */
function rangeWords(view: View, means: Means): Words {
  if (means === 'attack') return text('bar.range', { range: HEROES[view.turn.hero].range });
  const { aim, range } = abilityOf(means);
  if (aim === 'self') return text('bar.self');
  return aim === 'adjacent' ? text('bar.around') : text('bar.range', { range });
}

const slotOf = (view: View, ability: AbilityId): Slot => (HEROES[view.turn.hero].abilities[0] === ability ? 0 : 1);

const NARROW = 360;

function MeansButton({ view, means, ready, chosen, say, onPress, onExplain }: ButtonProps) {
  const t = useT();
  const left = means === 'attack' ? 0 : view.heroes[view.turn.hero].cooldowns[slotOf(view, means)];
  const name = say(means === 'attack' ? text('attack') : abilityName(means));
  const state = left > 0 ? say(text('bar.turns', { count: left })) : say(rangeWords(view, means));
  // The longest name must have room in a quarter of the narrowest screen.
  const most = useLayout().width < NARROW ? 1 : TIGHT_TEXT;
  const ink = ready ? color.text : color.disabled;
  const line = means === 'attack' ? '' : `. ${t(`mortalgate.ability.${means}.line`)}`;
  return (
    <Touchable
      testID={`ability:${means}`}
      onPress={onPress}
      onLongPress={onExplain}
      aria-label={`${name}, ${state}${line}`}
      aria-disabled={!ready}
      {...pressedWhen(chosen)}
      style={[styles.button, ready ? styles.ready : styles.locked, chosen && styles.chosen]}
    >
      <Native style={styles.signs}>
        {means === 'attack' ? (
          <Drawing shapes={swords(16, ink)} width={16} height={16} />
        ) : (
          <Drawing
            shapes={cooldownSign(left, ABILITIES[means].cooldown, 9)}
            width={9 * 1.15 * ABILITIES[means].cooldown}
            height={9}
          />
        )}
      </Native>
      <Text
        kind="label"
        color={ink}
        align="center"
        numberOfLines={2}
        adjustsFontSizeToFit
        minimumFontScale={0.45}
        maxFontSizeMultiplier={most}
      >
        {name}
      </Text>
      <Text
        kind="small"
        color={ready ? color.soft : color.disabled}
        align="center"
        numberOfLines={1}
        adjustsFontSizeToFit
        minimumFontScale={0.45}
        maxFontSizeMultiplier={most}
      >
        {state}
      </Text>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  row: { flex: 3, flexDirection: 'row', gap: space.m },
  button: {
    flex: 1,
    minHeight: 66,
    borderRadius: radius.button,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.s,
    paddingVertical: space.s,
    gap: space.xs,
  },
  signs: { height: 16, justifyContent: 'center' },
  ready: surface.raised,
  locked: { borderWidth: 1, borderColor: color.line, backgroundColor: 'rgba(14, 21, 38, 0.62)' },
  chosen: { ...gradient(['#F2707F', '#C9404F']), borderColor: '#FFC4CA', borderWidth: 1.5 },
});
