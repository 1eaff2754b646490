import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { portal, type Action, type Event, type State, type View } from '@/games/portal/rules';
import { OpenBattle } from '@/games/portal/screens/PortalTable';
import type { OpenTable, Settings } from '@/store';
import { pass, prepared, preparedTable, seatsOf, showTable } from '../../../support/showTable';

export { longPress, pass, tap } from '../../../support/showTable';

const SEATS = seatsOf('Ines', 'Tobias');

type More = Partial<OpenTable<Action, View, Event>>;

function Seated({ state, done, more }: { state: State; done: Action[]; more: More }) {
  const [match, setMatch] = useState(() => prepared<State, Event>(state));
  return <OpenBattle table={{ ...preparedTable(portal, match, SEATS, done, setMatch), ...more }} />;
}

/** Sits Ines down, who commands the first army, at a prepared battle; gives what she plays. */
export async function sitAt(state: State, more: More = {}, settings: Partial<Settings> = {}): Promise<Action[]> {
  const done: Action[] = [];
  await showTable(<Seated state={state} done={done} more={more} />, settings);
  return done;
}

/** Gold, which may play several commands one after the other, each seen before the next. */
export async function gold(): Promise<void> {
  fireEvent.press(screen.getByTestId('action:gold'));
  for (let i = 0; i < 5; i++) await pass(200);
}
