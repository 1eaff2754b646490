import { memo, useEffect, useRef, useState } from 'react';
import { Platform, Pressable, StyleSheet, type View } from 'react-native';
import { color } from '@/look/tokens';
import type { Target } from './nodes';
import type { TouchHandlers } from './useTouch';

type Props = {
  readonly target: Target;
  readonly label: string;
  readonly hint: string | undefined;
  readonly handlers: TouchHandlers;
};

export const LONG_PRESS_MS = 500;
const ROLES = { button: 'button', radio: 'radio', checkbox: 'checkbox', image: 'img' } as const;

/** The invisible view over one drawn thing. */
export const TouchTarget = memo(function TouchTarget({ target, label, hint, handlers }: Props) {
  const { id, role, x, y, w, h } = target;
  const { onPressIn, onPressOut, onPress, onLongPress } = handlers;
  const view = useRef<View>(null);
  const [focused, setFocused] = useState(false);
  useSpoken(view, target, hint);
  return (
    <Pressable
      ref={view}
      testID={`target:${id}`}
      role={ROLES[role]}
      aria-label={label}
      accessibilityHint={hint}
      {...stateOf(target)}
      delayLongPress={LONG_PRESS_MS}
      onPress={(event) => onPress(target, event)}
      onLongPress={onLongPress && ((event) => onLongPress(target, event))}
      onPressIn={(event) => onPressIn(target, event)}
      onPressOut={onPressOut}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      style={[
        styles.target,
        { left: x, top: y, width: w, height: h },
        focused && Platform.OS !== 'web' && styles.focused,
      ]}
    />
  );
});

/** What cannot be done now is still touched, to learn why: it is only called disabled. */
const stateOf = ({ role, selected, disabled }: Target) => ({
  'aria-disabled': disabled === true ? true : undefined,
  'aria-checked': role === 'radio' || role === 'checkbox' ? selected === true : undefined,
  // A browser knows selected tabs and options, but no selected buttons.
  'aria-selected': role === 'button' && Platform.OS !== 'web' ? selected : undefined,
});

/** React Native for the web knows no hints and no pressed buttons, and would make what is disabled deaf. */
const useSpoken = (
  view: React.RefObject<View | null>,
  { role, selected, disabled }: Target,
  hint: string | undefined,
) => {
  useEffect(() => {
    const element: unknown = view.current;
    if (Platform.OS !== 'web' || !(element instanceof Element)) return;
    setAttribute(element, 'aria-description', hint);
    setAttribute(element, 'aria-disabled', disabled === true ? 'true' : undefined);
    setAttribute(element, 'aria-pressed', role === 'button' && selected !== undefined ? String(selected) : undefined);
  }, [view, hint, role, selected, disabled]);
};

const setAttribute = (element: Element, name: string, value: string | undefined) =>
  value === undefined ? element.removeAttribute(name) : element.setAttribute(name, value);

const styles = StyleSheet.create({
  target: { position: 'absolute', borderRadius: 12 },
  focused: { outlineColor: color.goldTop, outlineStyle: 'solid', outlineWidth: 2, outlineOffset: 2 },
});
