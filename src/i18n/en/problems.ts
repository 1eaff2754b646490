/** What went wrong, and what the player can do about it. */
export const problems = {
  openFailed: 'The saved matches could not be opened. Nothing has been changed. Please try again.',
  otherTab: 'Gatehouse is open in another tab of this browser. Close it there, then try again here.',
  newerDatabase:
    'The saved matches were written by a newer Gatehouse (version {{version}}, this one knows {{known}}). Please update the app; nothing has been changed.',
  notADatabase: 'The file with the saved matches is damaged and cannot be read. It has been left as it is.',
  listFailed: 'The list of matches could not be read. Nothing has been lost by that; please try again.',
  saveFailed: 'This move could not be saved, so it was not made. Please try it again.',
  diskFull: 'There is no space left on this device, so nothing could be saved. Free some space, then try again.',
  settingsFailed: 'The settings could not be saved. They hold until the app is closed.',
  renameFailed: 'The match could not be renamed. Please try again.',
  removeFailed: 'The match could not be deleted. Please try again.',
  restoreFailed: 'The match could not be brought back. Please try again.',
  createFailed: 'The match could not be saved, so it was not started. Please try again.',
  loadFailed: 'The match could not be read. It has been kept; please try again.',
  matchGone: 'There is no such match on this device.',
  outOfStep: 'This match has {{stored}} moves in the save where {{expected}} were expected. Please open it again.',
  unknownGame: 'This match is of a game that this version does not know ({{game}}). It has been kept.',
  damagedSetup: 'What this match was set up with is damaged. The match has been kept, but it cannot be played.',
  damagedSnapshots: 'This match is damaged and no part of it can be read. It has been kept.',
  moveMissing: 'Move {{move}} of this match is missing from the save. Everything else has been kept.',
  moveUnreadable: 'Move {{move}} of this match is damaged and cannot be read. Everything else has been kept.',
  moveIllegal:
    'Move {{move}} of this match is not possible where it stands, so the save must be damaged. It has been kept.',
  moveDiffers:
    'After move {{move}} this match is not as it was when it was saved, so the save must be damaged. It has been kept.',
  newerRules:
    'This match was played by newer rules (version {{theirs}}, here {{ours}}). Please update the app; the match has been left as it is.',
  stateUnreadable:
    'What was stored of this match by rules version {{version}} cannot be read by this app. It has been kept.',
  olderRules:
    'From move {{move}} on older rules were played (version {{version}}). Only the moments that were stored can be shown.',
  olderRulesStuck:
    'This match was played by older rules, and its newest moments are damaged. It can be watched, and played on as a copy from an earlier move.',
  impossibleSetup: 'A match cannot be played like this ({{option}}). Please choose otherwise.',
  exportIncomplete: 'The beginning of this match can no longer be read, so that it cannot be given away as a file.',
  importNotJson: 'This file is not a match of Gatehouse.',
  importOtherFile: 'This file is something else, not a match of Gatehouse.',
  importTruncated: 'This file is cut off: its end is missing. Please have it sent again.',
  importEdited: 'This file has been changed since Gatehouse wrote it, so it was not taken in.',
  importMalformed: 'This file is not complete ({{field}}), so it was not taken in.',
  importNewer: 'This file was written by a newer Gatehouse (format {{version}}). Please update the app first.',
  importUnknownGame: 'This file is a match of a game that this version does not know ({{game}}).',
  importImpossible: 'The match in this file was set up in a way that the game does not allow.',
  importIllegal: 'Move {{move}} in this file breaks the rules, so it was not taken in.',
  importDiffers: 'After move {{move}} the match in this file is not what it claims to be, so it was not taken in.',
  importOtherRules:
    'This file was made with other rules (version {{theirs}}, here {{ours}}), and they do not lead to the same match.',
  importTooLarge: 'This file is far too large for a file of Gatehouse, so it was not read.',
  importTooDeep: 'This file is built in a way that Gatehouse never writes, so it was not read.',
  importDamaged: 'This file was damaged on its way. Please have it sent again.',
  importNewerRules:
    'The match in this file was played by newer rules (version {{theirs}}, here {{ours}}). Please update the app first.',
  importRefused: 'The match in this file was played by older rules and cannot go on here. {{why}}',
  importFailed: 'The file could not be taken in. Nothing has been changed; please try again.',
  keepsakesFailed: 'What you made could not be read or saved. Nothing has been changed; please try again.',
  keepsakeGone: 'This is no longer on this device.',
  keepsakeRefused: 'The game cannot make anything of this, so it was not taken in.',
  storageForgets:
    'This device offers no storage that keeps what is written, so the saved matches were not opened. Nothing has been changed.',
  diskSilent: 'The storage of this device does not answer. What it has saved counts; please try again.',
  reread: 'The storage was late to answer. The table now shows the match as it is saved.',
  importUnreadable: 'The chosen file could not be read. Choose it again, or another one.',
  botLost: '{{name}} found no move, so the first one that the rules allow was played.',
  copyFailed: 'The copy could not be restored. Nothing has been changed; please try again, or choose another way.',
  matchRemoved: '“{{name}}” was deleted.',
  undoRemove: 'Undo',
};
