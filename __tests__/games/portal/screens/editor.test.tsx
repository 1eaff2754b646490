import { fireEvent, screen } from '@testing-library/react-native';
import { openApp, press, settle, write } from '../../../support/openApp';

/** To the own table, and from there to its workshop. */
async function openEditor(): Promise<void> {
  await openApp('/new/portal');
  await press('option:plan');
  await press('option:plan:table');
  await press('new:next');
  expect(screen.getByTestId('new:page:table')).toBeOnTheScreen();
  await press('table:edit');
  fireEvent(screen.getByTestId('editor:table'), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width: 374, height: 260 } },
  });
  await settle();
}

test('PORT-060 a piece is held by a tap, turned, made heavier, copied and taken away', async () => {
  await openEditor();
  await press('target:piece:0');
  expect(screen.getByTestId('target:piece:0')).toHaveAccessibleName('Gentle hill, Light, 38 cm across, 40 cm down');
  await press('piece:turn');
  await press('difficulty:heavy');
  expect(screen.getByTestId('target:piece:0')).toHaveAccessibleName(/Gentle hill, Heavy/);
  await press('piece:copy');
  expect(screen.getByTestId('target:piece:7')).toHaveAccessibleName(/Gentle hill, Heavy/);
  await press('piece:copy');
  expect(screen.getByTestId('editor:refused')).toHaveTextContent(
    /9 pieces of terrain\. A table has 4 to 8\..*PORT-063/s,
  );
  await press('piece:remove');
  expect(screen.queryByTestId('target:piece:7')).toBeNull();
});

test('PORT-063 with too few pieces the table is not ready, with too many none is added', async () => {
  await openEditor();
  for (let taken = 0; taken < 4; taken++) {
    await press('target:piece:0');
    await press('piece:remove');
  }
  expect(screen.getByTestId('editor:ready')).toHaveAccessibleName(/3 pieces of terrain\. A table has 4 to 8\./);
});

test('PORT-336 an objective is added, made to end the battle, and the table is kept and fought on', async () => {
  await openEditor();
  await press('flag:add');
  await press('flag:kind:ends');
  await press('target:flag:2');
  await press('turns:less');
  await press('editor:save');
  await write('name:field', 'Our ridge');
  fireEvent(screen.getByTestId('name:field'), 'submitEditing');
  await settle();
  await press('editor:ready');
  expect(screen.queryByTestId('editor')).toBeNull();
  expect(screen.getByTestId('tables:own:Our ridge')).toBeChecked();
  await press('new:next');
  expect(screen.getByTestId('length')).toHaveAccessibleName('Length: 5 turns');
});
