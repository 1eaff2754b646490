import type { startup as en } from '../en/startup';

export const startup = {
  opening: 'Die Tore werden geöffnet',
  storageFailed: 'Deine Partien sind nicht erreichbar',
  storageSafe: 'Nichts wurde gelöscht oder überschrieben.',
  crashed: 'Auf diesem Bildschirm ist etwas schiefgegangen',
  crashedNote:
    'Deine Partien werden bei jedem Zug gesichert, nichts ist verloren. Versuche es noch einmal oder geh zurück zur Halle.',
  details: 'Was das Gerät meldete',
  notFound: 'Hier ist kein Tor',
  notFoundNote: 'Der Link {{path}} führt in dieser App nirgendwohin.',
} satisfies typeof en;
