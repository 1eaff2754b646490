import type { play as en } from '../en/play';

export const play = {
  failed: 'Diese Partie kann nicht gezeigt werden',
  saves: 'Zu den Partien',
  opening: 'Die Partie wird geöffnet',
  covered: 'Der Tisch ist zugedeckt',
  log: 'Verlauf',
  rules: 'Spielregeln',
} satisfies typeof en;
