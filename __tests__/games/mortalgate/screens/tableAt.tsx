import { act } from '@testing-library/react-native';
import { useEffect, useState } from 'react';
import type { Move } from '@/engine';
import { mortalgate, type Action, type Event, type State, type View } from '@/games/mortalgate/rules';
import { OpenIslandTable } from '@/games/mortalgate/screens/MortalgateTable';
import type { OpenTable, Settings } from '@/store';
import { pass, played, prepared, preparedTable, seatsOf, showTable, tap } from '../../../support/showTable';
import { position, type Given } from '../support/position';

export { longPress, pass, tap } from '../../../support/showTable';

const SEATS = seatsOf('Ines', 'Tobias');

let others: (choose: (state: State) => Move<Action>) => void = () => undefined;

/** Somebody else at the last table plays a move. */
export async function rivalPlays(choose: (state: State) => Move<Action>): Promise<void> {
  act(() => others(choose));
  await pass(50);
}

type More = Partial<OpenTable<Action, View, Event>>;

function Seated({ given, done, more }: { given: Given; done: Action[]; more: More }) {
  const [match, setMatch] = useState(() => prepared<State, Event>(position(given)));
  useEffect(() => {
    others = (choose) => setMatch((now) => played(mortalgate, now, choose(now.state)));
  }, []);
  return <OpenIslandTable table={{ ...preparedTable(mortalgate, match, SEATS, done, setMatch), ...more }} />;
}

/** Sits Ines down, who leads Red, at a prepared position; gives what she plays. */
export async function sitAt(given: Given, more: More = {}, settings: Partial<Settings> = {}): Promise<Action[]> {
  const done: Action[] = [];
  await showTable(<Seated given={given} done={done} more={more} />, settings);
  return done;
}

/** A tap that plays several moves: one after the other, each seen before the next. */
export async function go(testID: string): Promise<void> {
  await tap(testID);
  for (let i = 0; i < 5; i++) await pass(200);
}
