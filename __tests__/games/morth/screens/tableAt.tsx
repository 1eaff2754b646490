import { act } from '@testing-library/react-native';
import { useEffect, useState } from 'react';
import type { Move } from '@/engine';
import { morth, type Action, type Event, type State, type View } from '@/games/morth/rules';
import { OpenMorthTable } from '@/games/morth/screens/MorthTable';
import type { Cue, OpenTable, Settings } from '@/store';
import { position, type Spec } from '../../../support/morth';
import { pass, played, prepared, preparedTable, seatsOf, showTable, tap } from '../../../support/showTable';

export { longPress, pass, tap } from '../../../support/showTable';

const SEATS = seatsOf('Ines', 'Tobias', 'Vesna', 'Oskar');

let others: (choose: (state: State) => Move<Action>) => void = () => undefined;

/** Somebody else at the last table plays a move. */
export async function rivalPlays(choose: (state: State) => Move<Action>): Promise<void> {
  act(() => others(choose));
  await pass(50);
}

type More = Partial<OpenTable<Action, View, Event>>;

function Seated({ spec, done, more }: { spec: Spec; done: Action[]; more: More }) {
  const [match, setMatch] = useState(() => prepared<State, Event>(position(spec)));
  useEffect(() => {
    others = (choose) => setMatch((now) => played(morth, now, choose(now.state)));
  }, []);
  const seats = SEATS.slice(0, match.state.seats);
  return <OpenMorthTable table={{ ...preparedTable(morth, match, seats, done, setMatch), ...more }} />;
}

let lastFelt: readonly Cue[] = [];
/** What the player at the last table heard or felt. */
export const felt = (): readonly Cue[] => lastFelt;

/** Sits Ines down at a prepared position; gives what she plays. */
export async function sitAt(spec: Spec, more: More = {}, settings: Partial<Settings> = {}): Promise<Action[]> {
  const done: Action[] = [];
  lastFelt = await showTable(<Seated spec={spec} done={done} more={more} />, settings);
  return done;
}

/** A tap that begins a march: one move after the other, each seen before the next. */
export async function go(testID: string): Promise<void> {
  await tap(testID);
  for (let i = 0; i < 5; i++) await pass(200);
}
