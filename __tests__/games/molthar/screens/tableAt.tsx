import { useState } from 'react';
import { arranged } from '@/games/molthar/board/table';
import { molthar, type Action, type Event, type State, type View } from '@/games/molthar/rules';
import { OpenMoltharTable } from '@/games/molthar/screens/MoltharTable';
import type { OpenTable } from '@/store';
import { prepared, preparedTable, seatsOf, showTable } from '../../../support/showTable';

export { longPress, pass, tap } from '../../../support/showTable';

const SEATS = seatsOf('Ana', 'Ben', 'Cleo');

type More = Partial<OpenTable<Action, View, Event>>;

function Seated({ view, done, more }: { view: View; done: Action[]; more: More }) {
  const [match, setMatch] = useState(() => prepared<State, Event>(molthar.determinize(view, 1)));
  const table = preparedTable(molthar, match, SEATS, done, setMatch);
  return <OpenMoltharTable table={{ ...table, view: arranged(table.view), ...more }} />;
}

/** Sits Ana down at a prepared position; gives what she plays. */
export async function sitAt(view: View, more: More = {}): Promise<Action[]> {
  const done: Action[] = [];
  await showTable(<Seated view={view} done={done} more={more} />);
  return done;
}
