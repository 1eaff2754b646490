import type { IconifyIcon } from '@iconify/types';

/** Side of the square that every silhouette is drawn on. */
export const ICON_SIDE = 512;

/** Path data of a silhouette. The icon set keeps each icon as one or more filled paths. */
export function iconPath(icon: IconifyIcon): string {
  return Array.from(icon.body.matchAll(/ d="([^"]+)"/g), (match) => match[1]).join('');
}

/** Placement of a silhouette so that its square has side size and its top left corner at x, y. */
export function placeIcon(icon: IconifyIcon, x: number, y: number, size: number) {
  return { t: 'path', d: iconPath(icon), x, y, scale: size / ICON_SIDE } as const;
}
