import type { Texts } from '../en';
import { coach } from './coach';
import { common } from './common';
import { credits } from './credits';
import { hall } from './hall';
import { handover } from './handover';
import { lesson } from './lesson';
import { log } from './log';
import { moltharTexts, rulebookMolthar } from './molthar';
import { mortalgateTexts, rulebookMortalgate } from './mortalgate';
import { morthTexts, rulebookMorth } from './morth';
import { newGame } from './newGame';
import { play } from './play';
import { portalTexts, rulebookPortal } from './portal';
import { problems } from './problems';
import { replay } from './replay';
import { result } from './result';
import { rulebook } from './rulebook';
import { saves } from './saves';
import { settings } from './settings';
import { startup } from './startup';
import { told } from './told';

/** Same shape as English, or it does not compile. */
export const es = {
  coach,
  common,
  credits,
  hall,
  handover,
  lesson,
  log,
  newGame,
  play,
  problems,
  replay,
  result,
  rulebook: {
    ...rulebook,
    molthar: rulebookMolthar,
    mortalgate: rulebookMortalgate,
    morth: rulebookMorth,
    portal: rulebookPortal,
  },
  saves,
  settings,
  startup,
  told,
  ...moltharTexts,
  ...mortalgateTexts,
  ...morthTexts,
  ...portalTexts,
} satisfies Texts;
