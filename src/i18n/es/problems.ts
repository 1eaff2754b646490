import type { problems as en } from '../en/problems';

export const problems = {
  openFailed: 'No se han podido abrir las partidas guardadas. No se ha cambiado nada. Inténtalo de nuevo.',
  otherTab: 'Gatehouse está abierto en otra pestaña de este navegador. Ciérralo allí y vuelve a intentarlo aquí.',
  newerDatabase:
    'Las partidas guardadas son de un Gatehouse más reciente (versión {{version}}; este conoce la {{known}}). Actualiza la aplicación; no se ha cambiado nada.',
  notADatabase: 'El archivo de las partidas guardadas está dañado y no se puede leer. Se ha dejado tal como está.',
  listFailed: 'No se ha podido leer la lista de partidas. No se ha perdido nada; inténtalo de nuevo.',
  saveFailed: 'Esta jugada no se ha podido guardar, así que no se ha hecho. Inténtalo de nuevo.',
  diskFull:
    'No queda espacio en este dispositivo y no se ha podido guardar nada. Libera espacio y vuelve a intentarlo.',
  settingsFailed: 'No se han podido guardar los ajustes. Valen hasta que se cierre la aplicación.',
  renameFailed: 'No se ha podido cambiar el nombre de la partida. Inténtalo de nuevo.',
  removeFailed: 'No se ha podido borrar la partida. Inténtalo de nuevo.',
  restoreFailed: 'No se ha podido recuperar la partida. Inténtalo de nuevo.',
  createFailed: 'No se ha podido guardar la partida, así que no ha empezado. Inténtalo de nuevo.',
  loadFailed: 'No se ha podido leer la partida. Se ha conservado; inténtalo de nuevo.',
  matchGone: 'Esa partida no está en este dispositivo.',
  outOfStep: 'Esta partida tiene {{stored}} jugadas guardadas y se esperaban {{expected}}. Ábrela otra vez.',
  unknownGame: 'Esta partida es de un juego que esta versión no conoce ({{game}}). Se ha conservado.',
  damagedSetup:
    'Los datos con los que se preparó esta partida están dañados. Se ha conservado, pero no se puede jugar.',
  damagedSnapshots: 'Esta partida está dañada y no se puede leer nada de ella. Se ha conservado.',
  moveMissing: 'Falta la jugada {{move}} de esta partida. Todo lo demás se ha conservado.',
  moveUnreadable: 'La jugada {{move}} de esta partida está dañada y no se puede leer. Todo lo demás se ha conservado.',
  moveIllegal:
    'La jugada {{move}} de esta partida no es posible en ese momento: lo guardado debe de estar dañado. Se ha conservado.',
  moveDiffers:
    'Tras la jugada {{move}} la partida no es como cuando se guardó: lo guardado debe de estar dañado. Se ha conservado.',
  newerRules:
    'Esta partida se jugó con reglas más recientes (versión {{theirs}}, aquí {{ours}}). Actualiza la aplicación; la partida se ha dejado tal como está.',
  stateUnreadable:
    'Esta aplicación no puede leer lo que se guardó de esta partida con la versión {{version}} de las reglas. Se ha conservado.',
  olderRules:
    'Desde la jugada {{move}} valían reglas anteriores (versión {{version}}). Solo se pueden mostrar los momentos guardados.',
  olderRulesStuck:
    'Esta partida se jugó con reglas anteriores y sus últimos momentos están dañados. Se puede ver y seguir como copia desde una jugada anterior.',
  impossibleSetup: 'Así no se puede jugar una partida ({{option}}). Elige otra cosa.',
  exportIncomplete: 'El comienzo de esta partida ya no se puede leer, por lo que no se puede compartir como archivo.',
  importNotJson: 'Este archivo no es una partida de Gatehouse.',
  importOtherFile: 'Este archivo es otra cosa, no una partida de Gatehouse.',
  importTruncated: 'Este archivo está cortado: le falta el final. Pide que te lo envíen otra vez.',
  importEdited: 'Este archivo se ha modificado desde que Gatehouse lo escribió, así que no se ha importado.',
  importMalformed: 'Este archivo no está completo ({{field}}), así que no se ha importado.',
  importNewer: 'Este archivo es de un Gatehouse más reciente (formato {{version}}). Actualiza antes la aplicación.',
  importUnknownGame: 'Este archivo es una partida de un juego que esta versión no conoce ({{game}}).',
  importImpossible: 'La partida de este archivo se preparó de una forma que el juego no permite.',
  importIllegal: 'La jugada {{move}} de este archivo incumple las reglas, así que no se ha importado.',
  importDiffers:
    'Tras la jugada {{move}} la partida de este archivo no es la que dice ser, así que no se ha importado.',
  importOtherRules:
    'Este archivo se hizo con otras reglas (versión {{theirs}}, aquí {{ours}}) y no llevan a la misma partida.',
  importTooLarge: 'Este archivo es demasiado grande para ser de Gatehouse, así que no se ha leído.',
  importTooDeep: 'Este archivo está hecho de una forma que Gatehouse nunca usa, así que no se ha leído.',
  importDamaged: 'Este archivo se ha dañado por el camino. Pide que te lo envíen otra vez.',
  importNewerRules:
    'La partida de este archivo se jugó con reglas más recientes (versión {{theirs}}, aquí {{ours}}). Actualiza antes la aplicación.',
  importRefused: 'La partida de este archivo se jugó con reglas anteriores y aquí no puede seguir. {{why}}',
  importFailed: 'No se ha podido importar el archivo. No se ha cambiado nada; inténtalo de nuevo.',
  keepsakesFailed: 'No se ha podido leer o guardar lo que habéis hecho. No se ha cambiado nada; inténtalo de nuevo.',
  keepsakeGone: 'Esto ya no está en este dispositivo.',
  keepsakeRefused: 'El juego no puede hacer nada con esto, así que no se ha importado.',
  keepsakeRefusedWhy: 'Esto no se ha aceptado. {{why}}',
  storageForgets:
    'Este dispositivo no ofrece un almacenamiento que conserve lo escrito, así que no se han abierto las partidas guardadas. No se ha cambiado nada.',
  diskSilent: 'El almacenamiento de este dispositivo no responde. Vale lo que está guardado; inténtalo otra vez.',
  reread: 'El almacenamiento ha tardado en responder. La mesa muestra ahora la partida tal como está guardada.',
  importUnreadable: 'No se ha podido leer el archivo elegido. Elígelo otra vez o elige otro.',
  botLost: '{{name}} no ha encontrado jugada; se ha jugado la primera que permiten las reglas.',
  copyFailed: 'No se ha podido restaurar la copia. No se ha cambiado nada; inténtalo otra vez o elige otra salida.',
  matchRemoved: 'Se ha borrado «{{name}}».',
  undoRemove: 'Deshacer',
} satisfies typeof en;
