import { common } from './common';
import { credits } from './credits';
import { hall } from './hall';
import { handover } from './handover';
import { log } from './log';
import { molthar } from './molthar';
import { moltharOptions } from './moltharOptions';
import { moltharTable } from './moltharTable';
import { morth } from './morth';
import { morthOptions } from './morthOptions';
import { morthTable } from './morthTable';
import { newGame } from './newGame';
import { play } from './play';
import { problems } from './problems';
import { replay } from './replay';
import { result } from './result';
import { rulebook } from './rulebook';
import { rulebookMolthar } from './rulebookMolthar';
import { rulebookMorth } from './rulebookMorth';
import { saves } from './saves';
import { settings } from './settings';
import { startup } from './startup';

/** English is the truth: its shape is the shape of all languages. */
export const en = {
  common,
  credits,
  hall,
  handover,
  log,
  molthar,
  moltharOptions,
  moltharTable,
  morth,
  morthOptions,
  morthTable,
  newGame,
  play,
  problems,
  replay,
  result,
  rulebook: { ...rulebook, molthar: rulebookMolthar, morth: rulebookMorth },
  saves,
  settings,
  startup,
};

export type Texts = typeof en;
