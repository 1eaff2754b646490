import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { Text } from 'react-native';

import { molthar } from '@/games/molthar/rules';
import { expoConnection } from '@/storage/expoConnection';
import {
  createMatch,
  openMatch,
  StoreProvider,
  useAppDispatch,
  useMatches,
  useReplay,
  useStorageStatus,
  useTable,
  type Services,
} from '@/store';
import { freshFile } from '../support/database';
import { makeApp, seat } from '../support/store';

const PEOPLE = [seat('Ana'), seat('Ben')];

function Gate() {
  const { status, problem, retry } = useStorageStatus();
  const { list } = useMatches();
  return (
    <>
      <Text testID="status">{status}</Text>
      <Text testID="problem">{problem?.key ?? 'none'}</Text>
      <Text testID="matches">{list.length}</Text>
      <Text testID="retry" onPress={retry} />
    </>
  );
}

function Table() {
  const dispatch = useAppDispatch();
  const table = useTable(molthar);
  const begin = async () => {
    const created = await dispatch(createMatch({ gameId: 'molthar', config: { starter: 0 }, seats: PEOPLE, seed: 3 }));
    if ('id' in created) await dispatch(openMatch(created.id));
  };
  if (table.status !== 'ready')
    return (
      <Text testID="begin" onPress={() => void begin()}>
        {table.status}
      </Text>
    );
  const { viewer, view, needsHandover, takeDevice } = table;
  return (
    <>
      <Text testID="viewer">{viewer}</Text>
      <Text testID="hands">{view.players.filter(({ hand }) => hand !== null).length}</Text>
      <Text testID="take" onPress={takeDevice}>
        {needsHandover ?? 'nobody'}
      </Text>
      <Replay matchId={table.matchId} />
    </>
  );
}

function Replay({ matchId }: { matchId: string }) {
  const loaded = useReplay(matchId);
  return (
    <Text testID="replay">
      {loaded.status === 'ready' ? `${loaded.replay.first}-${loaded.replay.last}` : loaded.status}
    </Text>
  );
}

/** The services of a test, with the listener that hears when the app goes out of sight. */
function makeServices(connect?: Services['connect']): { services: Services; hide: () => void } {
  const app = makeApp(connect ? { connect } : {});
  return { services: app.services, hide: app.hide };
}

const text = (id: string) => screen.getByTestId(id).props.children as unknown;
const becomes = (id: string, value: unknown) => waitFor(() => expect(text(id)).toBe(value));

test('the saved matches are opened when the app starts', async () => {
  const { services } = makeServices();
  render(
    <StoreProvider services={services}>
      <Gate />
    </StoreProvider>,
  );
  expect(text('status')).toBe('opening');
  await becomes('status', 'ready');
  expect(text('problem')).toBe('none');
});

test('saved matches that cannot be opened are told, and trying again opens them', async () => {
  const file = freshFile();
  let broken = true;
  const { services } = makeServices(async () => {
    if (broken) throw new Error('NoModificationAllowedError');
    return expoConnection(file);
  });
  render(
    <StoreProvider services={services}>
      <Gate />
    </StoreProvider>,
  );
  await becomes('status', 'failed');
  expect(text('problem')).toBe('problems.otherTab');
  broken = false;
  fireEvent.press(screen.getByTestId('retry'));
  await becomes('status', 'ready');
});

test('where opening again needs a fresh start, trying again makes one', async () => {
  const { services } = makeServices(() => Promise.reject(new Error('Invalid VFS state')));
  const reload = jest.fn();
  render(
    <StoreProvider services={{ ...services, reload }}>
      <Gate />
    </StoreProvider>,
  );
  await becomes('status', 'failed');
  fireEvent.press(screen.getByTestId('retry'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a table shows no hand until the device is taken, and none once the app was out of sight', async () => {
  const { services, hide } = makeServices();
  render(
    <StoreProvider services={services}>
      <Gate />
      <Table />
    </StoreProvider>,
  );
  await becomes('status', 'ready');
  fireEvent.press(screen.getByTestId('begin'));
  await waitFor(() => screen.getByTestId('viewer'));
  expect([text('viewer'), text('hands'), text('take'), text('matches')]).toEqual(['table', 0, 0, 1]);
  await becomes('replay', '0-0');
  fireEvent.press(screen.getByTestId('take'));
  expect([text('viewer'), text('hands'), text('take')]).toEqual([0, 1, 'nobody']);
  act(hide);
  expect([text('viewer'), text('hands'), text('take')]).toEqual(['table', 0, 0]);
});
