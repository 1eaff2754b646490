import { useState } from 'react';
import { morth, type Action, type View } from '@/games/morth/rules';
import { OpenMorthTable } from '@/games/morth/screens/MorthTable';
import type { Cue, OpenTable } from '@/store';
import { position, type Spec } from '../../../support/morth';
import { pass, preparedTable, seatsOf, showTable, tap } from '../../../support/showTable';

export { longPress, pass, tap } from '../../../support/showTable';

const SEATS = seatsOf('Ines', 'Tobias', 'Vesna', 'Oskar');

type More = Partial<OpenTable<Action, View>>;

function Seated({ spec, done, more }: { spec: Spec; done: Action[]; more: More }) {
  const [state, setState] = useState(() => position(spec));
  return (
    <OpenMorthTable table={{ ...preparedTable(morth, state, SEATS.slice(0, state.seats), done, setState), ...more }} />
  );
}

let lastFelt: readonly Cue[] = [];
/** What the player at the last table heard or felt. */
export const felt = (): readonly Cue[] => lastFelt;

/** Sits Ines down at a prepared position; gives what she plays. */
export async function sitAt(spec: Spec, more: More = {}): Promise<Action[]> {
  const done: Action[] = [];
  lastFelt = await showTable(<Seated spec={spec} done={done} more={more} />);
  return done;
}

/** A tap that begins a march: one move after the other, each seen before the next. */
export async function go(testID: string): Promise<void> {
  await tap(testID);
  for (let i = 0; i < 5; i++) await pass(200);
}
