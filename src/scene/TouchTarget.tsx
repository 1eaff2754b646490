import { memo, useEffect, useRef, useState } from 'react';
import { Platform, Pressable, StyleSheet, type View } from 'react-native';
import { color } from '@/look/tokens';
import type { Target } from './nodes';
import { touchFrame } from './touchFrame';

type Props = {
  readonly target: Target;
  readonly label: string;
  readonly hint: string | undefined;
  readonly onTap: (id: string) => void;
  readonly onLongPress: ((id: string) => void) | undefined;
  readonly onPressIn: (id: string) => void;
  readonly onPressOut: () => void;
};

const LONG_PRESS_MS = 500;
const ROLES = { button: 'button', radio: 'radio', checkbox: 'checkbox', image: 'img' } as const;

/** The invisible view over one drawn thing. */
export const TouchTarget = memo(function TouchTarget({
  target,
  label,
  hint,
  onTap,
  onLongPress,
  onPressIn,
  onPressOut,
}: Props) {
  const { id, role } = target;
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
      onPress={() => onTap(id)}
      onLongPress={onLongPress && (() => onLongPress(id))}
      onPressIn={() => onPressIn(target.node ?? id)}
      onPressOut={onPressOut}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      style={[styles.target, touchFrame(target), focused && Platform.OS !== 'web' && styles.focused]}
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
