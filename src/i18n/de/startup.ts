import type { startup as en } from '../en/startup';

export const startup = {
  opening: 'Die Tore werden geöffnet',
  painting: 'Die Bilder werden gemalt …',
  storageFailed: 'Deine Partien sind nicht erreichbar',
  storageSafe: 'Nichts wurde gelöscht oder überschrieben.',
  lostAll: 'Deine gespeicherten Partien sind weg',
  lostSome: 'Ein Teil deiner Spielstände ist weg',
  lostNote:
    'Die Datei mit deinen Spielständen ist nicht mehr, wie sie beim letzten Spiel war. Sie bleibt, wo sie ist; nichts wurde gelöscht oder überschrieben.',
  lostMatch: '„{{name}}“ fehlt',
  lostMoves_one: '„{{name}}“: der letzte Zug fehlt',
  lostMoves_other: '„{{name}}“: die letzten {{count}} Züge fehlen',
  lostChanges_one: 'Die letzte Änderung fehlt',
  lostChanges_other: 'Die letzten {{count}} Änderungen fehlen',
  lostMore_one: 'und {{count}} weitere Partie',
  lostMore_other: 'und {{count}} weitere Partien',
  restoreCopy: 'Kopie vom {{date}} zurückholen',
  copyHolds_one: '{{count}} Partie, {{moves}} Züge',
  copyHolds_other: '{{count}} Partien, {{moves}} Züge',
  startEmpty: 'Leer beginnen',
  startEmptyHint: 'Die alte Datei bleibt unter ihrem Namen erhalten.',
  goOn: 'Ohne sie weitermachen',
  restoring: 'Wird zurückgeholt',
  crashed: 'Auf diesem Bildschirm ist etwas schiefgegangen',
  crashedNote:
    'Deine Partien werden bei jedem Zug gesichert, nichts ist verloren. Versuche es noch einmal oder geh zurück zur Halle.',
  details: 'Was das Gerät meldete',
  notFound: 'Hier ist kein Tor',
  notFoundNote: 'Der Link {{path}} führt in dieser App nirgendwohin.',
} satisfies typeof en;
