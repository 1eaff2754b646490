import { writeSettings } from '@/storage';
import { changeSettings } from '@/store';
import { DEFAULT_SETTINGS, parseSettings } from '@/store/settingsSlice';
import { closeDatabases, freshFile, openDatabase } from '../support/database';
import { startApp } from '../support/store';

afterAll(closeDatabases);

const parse = (rows: Readonly<Record<string, string>>) => parseSettings(new Map(Object.entries(rows)));

test('the title of a gate, once a setting of its own, is read until another is chosen', () => {
  expect(parse({})).toEqual(DEFAULT_SETTINGS);
  expect(parse({ moltharTitle: '"heroes"' }).titles).toEqual({ molthar: 'heroes' });
  expect(parse({ moltharTitle: '"heroes"', titles: '{"molthar":"molthar"}' }).titles).toEqual({ molthar: 'molthar' });
  expect(parse({ moltharTitle: '{', titles: '[]', sound: 'false' })).toEqual({ ...DEFAULT_SETTINGS, sound: false });
});

test('a title from before survives opening the app, another choice and opening it again', async () => {
  const file = freshFile();
  await openDatabase(file).run("INSERT INTO settings (key, value) VALUES ('moltharTitle', '\"heroes\"')");
  const first = await startApp({ file });
  expect(first.store.getState().settings.titles).toEqual({ molthar: 'heroes' });
  await first.store.dispatch(changeSettings({ titles: { molthar: 'molthar' } }));
  const second = await startApp({ file });
  expect(second.store.getState().settings.titles).toEqual({ molthar: 'molthar' });
});

test('damage to one setting leaves the others', async () => {
  const file = freshFile();
  await writeSettings(openDatabase(file), { speed: 7, hand: 'left' });
  const { store } = await startApp({ file });
  expect(store.getState().settings).toEqual({ ...DEFAULT_SETTINGS, hand: 'left' });
});

test('what was meant at a match is there when the app is opened again', async () => {
  const file = freshFile();
  const first = await startApp({ file });
  await first.store.dispatch(
    changeSettings({ intents: { one: { 6: { goal: { kind: 'node', node: 4 }, deaths: 0 } } } }),
  );
  const second = await startApp({ file });
  expect(second.store.getState().settings.intents).toEqual(first.store.getState().settings.intents);
});
