import { color } from '@/look/tokens';

/** In a browser only the style sheet can tell the keyboard's focus from the finger's. */
export function installFocusRing(): void {
  if (document.getElementById('focus-ring')) return;
  const style = document.createElement('style');
  style.id = 'focus-ring';
  style.textContent = `:focus-visible { outline: 2px solid ${color.goldTop} !important; outline-offset: 2px; } :focus:not(:focus-visible) { outline: none !important; }`;
  document.head.append(style);
}
