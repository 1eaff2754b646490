import type { problems as en } from '../en/problems';

export const problems = {
  openFailed:
    'Die gespeicherten Partien ließen sich nicht öffnen. Es wurde nichts verändert. Bitte noch einmal versuchen.',
  otherTab:
    'Gatehouse ist in einem anderen Tab dieses Browsers offen. Schließ es dort und versuch es hier noch einmal.',
  newerDatabase:
    'Die gespeicherten Partien stammen von einem neueren Gatehouse (Version {{version}}, dieses kennt {{known}}). Bitte die App aktualisieren; es wurde nichts verändert.',
  notADatabase:
    'Die Datei mit den gespeicherten Partien ist beschädigt und nicht lesbar. Sie wurde so gelassen, wie sie ist.',
  listFailed: 'Die Liste der Partien ließ sich nicht lesen. Verloren ist dadurch nichts; bitte noch einmal versuchen.',
  saveFailed: 'Dieser Zug ließ sich nicht speichern und wurde deshalb nicht gemacht. Bitte noch einmal versuchen.',
  diskFull:
    'Auf diesem Gerät ist kein Platz mehr, es konnte nichts gespeichert werden. Mach etwas Platz und versuch es noch einmal.',
  settingsFailed: 'Die Einstellungen ließen sich nicht speichern. Sie gelten, bis die App geschlossen wird.',
  renameFailed: 'Die Partie ließ sich nicht umbenennen. Bitte noch einmal versuchen.',
  removeFailed: 'Die Partie ließ sich nicht löschen. Bitte noch einmal versuchen.',
  restoreFailed: 'Die Partie ließ sich nicht zurückholen. Bitte noch einmal versuchen.',
  createFailed: 'Die Partie ließ sich nicht speichern und wurde deshalb nicht begonnen. Bitte noch einmal versuchen.',
  loadFailed: 'Die Partie ließ sich nicht lesen. Sie ist noch da; bitte noch einmal versuchen.',
  matchGone: 'Diese Partie gibt es auf diesem Gerät nicht.',
  outOfStep: 'Von dieser Partie sind {{stored}} Züge gespeichert, erwartet waren {{expected}}. Bitte neu öffnen.',
  unknownGame: 'Diese Partie gehört zu einem Spiel, das diese Version nicht kennt ({{game}}). Sie wurde aufgehoben.',
  damagedSetup:
    'Die Angaben, mit denen diese Partie begann, sind beschädigt. Sie wurde aufgehoben, ist aber nicht spielbar.',
  damagedSnapshots: 'Diese Partie ist beschädigt, nichts davon ist lesbar. Sie wurde aufgehoben.',
  moveMissing: 'Zug {{move}} dieser Partie fehlt. Alles andere wurde aufgehoben.',
  moveUnreadable: 'Zug {{move}} dieser Partie ist beschädigt und nicht lesbar. Alles andere wurde aufgehoben.',
  moveIllegal:
    'Zug {{move}} dieser Partie ist an seiner Stelle nicht möglich, der Spielstand muss beschädigt sein. Er wurde aufgehoben.',
  moveDiffers:
    'Nach Zug {{move}} ist die Partie nicht so, wie sie gespeichert wurde, der Spielstand muss beschädigt sein. Er wurde aufgehoben.',
  newerRules:
    'Diese Partie wurde nach neueren Regeln gespielt (Version {{theirs}}, hier {{ours}}). Bitte die App aktualisieren; die Partie wurde so gelassen, wie sie ist.',
  stateUnreadable:
    'Was mit Regelversion {{version}} von dieser Partie gespeichert wurde, kann diese App nicht lesen. Sie wurde aufgehoben.',
  olderRules:
    'Ab Zug {{move}} galten ältere Regeln (Version {{version}}). Nur die gespeicherten Momente lassen sich zeigen.',
  olderRulesStuck:
    'Diese Partie wurde nach älteren Regeln gespielt, und ihre letzten Momente sind beschädigt. Man kann sie ansehen und von einem früheren Zug aus als Kopie weiterspielen.',
  impossibleSetup: 'So lässt sich keine Partie spielen ({{option}}). Bitte anders wählen.',
  exportIncomplete:
    'Der Anfang dieser Partie ist nicht mehr lesbar, deshalb lässt sie sich nicht als Datei weitergeben.',
  importNotJson: 'Diese Datei ist keine Partie von Gatehouse.',
  importOtherFile: 'Diese Datei ist etwas anderes, keine Partie von Gatehouse.',
  importTruncated: 'Diese Datei ist abgeschnitten: Ihr Ende fehlt. Bitte noch einmal schicken lassen.',
  importEdited: 'Diese Datei wurde verändert, seit Gatehouse sie geschrieben hat, und wurde deshalb nicht übernommen.',
  importMalformed: 'Diese Datei ist nicht vollständig ({{field}}) und wurde deshalb nicht übernommen.',
  importNewer:
    'Diese Datei stammt von einem neueren Gatehouse (Format {{version}}). Bitte zuerst die App aktualisieren.',
  importUnknownGame: 'Diese Datei ist eine Partie eines Spiels, das diese Version nicht kennt ({{game}}).',
  importImpossible: 'Die Partie in dieser Datei wurde so vorbereitet, wie es das Spiel nicht zulässt.',
  importIllegal: 'Zug {{move}} in dieser Datei verstößt gegen die Regeln, deshalb wurde sie nicht übernommen.',
  importDiffers:
    'Nach Zug {{move}} ist die Partie in dieser Datei nicht das, was sie zu sein vorgibt, deshalb wurde sie nicht übernommen.',
  importOtherRules:
    'Diese Datei entstand mit anderen Regeln (Version {{theirs}}, hier {{ours}}), und die führen nicht zur selben Partie.',
  importTooLarge: 'Diese Datei ist viel zu groß für eine Datei von Gatehouse und wurde deshalb nicht gelesen.',
  importTooDeep: 'Diese Datei ist so gebaut, wie Gatehouse nie schreibt, und wurde deshalb nicht gelesen.',
  importDamaged: 'Diese Datei wurde unterwegs beschädigt. Bitte noch einmal schicken lassen.',
  importNewerRules:
    'Die Partie in dieser Datei wurde nach neueren Regeln gespielt (Version {{theirs}}, hier {{ours}}). Bitte zuerst die App aktualisieren.',
  importRefused:
    'Die Partie in dieser Datei wurde nach älteren Regeln gespielt und kann hier nicht weitergehen. {{why}}',
  importFailed: 'Die Datei ließ sich nicht übernehmen. Es wurde nichts verändert; bitte noch einmal versuchen.',
  keepsakesFailed:
    'Was ihr gemacht habt, ließ sich nicht lesen oder speichern. Es wurde nichts verändert; bitte noch einmal versuchen.',
  keepsakeGone: 'Das gibt es auf diesem Gerät nicht mehr.',
  keepsakeRefused: 'Damit kann das Spiel nichts anfangen, deshalb wurde es nicht übernommen.',
  keepsakeRefusedWhy: 'Das wurde nicht übernommen. {{why}}',
  storageForgets:
    'Dieses Gerät bietet keinen Speicher, der Geschriebenes behält; die gespeicherten Partien wurden deshalb nicht geöffnet. Es wurde nichts verändert.',
  diskSilent: 'Der Speicher dieses Geräts antwortet nicht. Es gilt, was gespeichert ist; bitte noch einmal versuchen.',
  reread: 'Der Speicher hat spät geantwortet. Der Tisch zeigt die Partie nun so, wie sie gespeichert ist.',
  importUnreadable: 'Die gewählte Datei ließ sich nicht lesen. Wähl sie noch einmal oder nimm eine andere.',
  botLost: '{{name}} hat keinen Zug gefunden; gespielt wurde der erste, den die Regeln erlauben.',
  copyFailed:
    'Die Kopie ließ sich nicht zurückholen. Es wurde nichts verändert; versuch es noch einmal oder wähl einen anderen Weg.',
  matchRemoved: '„{{name}}“ wurde gelöscht.',
  undoRemove: 'Rückgängig',
} satisfies typeof en;
