import { screen } from '@testing-library/react-native';
import { ALTAR_OF } from '@/games/mortalgate/rules';
import { idOf, type Given } from '../support/position';
import { go, longPress, pass, rivalPlays, sitAt, tap } from './tableAt';

// Reanimated sets itself up in the first frame of the real clock.
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const MIDDLE: Given = {
  active: 'greven',
  heroes: { greven: { at: 'J17' }, dekhar: { at: 'I18' }, sabea: { at: 'J12' }, yodan: { at: 'J11' } },
};

const hero = (key: Parameters<typeof idOf>[0]) => `target:hero:${idOf(key)}`;

test('two taps walk and attack: the enemy, then gold', async () => {
  const done = await sitAt({ ...MIDDLE, dice: [50] });
  await tap(hero('sabea'));
  expect(screen.getByTestId('proposal:chance')).toHaveTextContent('84 %');
  expect(screen.getByTestId('action:gold')).toHaveTextContent(/Walk and attack · 84 %/);
  await go('action:gold');
  expect(done.map(({ type }) => type)).toEqual(['walk', 'attack']);
  // GATE-D51 Nothing is left to do: the turn has passed on by itself, once its film is over.
  for (let beat = 0; beat < 6; beat++) await pass(1200);
  expect(screen.queryByTestId('action:gold')).toBeNull();
  expect(screen.getByTestId('waiting:sign')).toBeOnTheScreen();
});

test('what an own attack led to is said in words once its dice were seen, and goes again', async () => {
  await sitAt({ ...MIDDLE, dice: [50] });
  await tap(hero('sabea'));
  await go('action:gold');
  for (let beat = 0; beat < 5 && screen.queryByTestId('outcome') === null; beat++) await pass(1000);
  expect(screen.getByTestId('outcome')).toHaveTextContent(/^Greven hits Sabea with 50 \(17 needed\): Sabea −4/);
  await pass(6000);
  expect(screen.queryByTestId('outcome')).toBeNull();
});

test('a new turn says whose it is, and speaks to the only person at the table', async () => {
  await sitAt({ ...MIDDLE, active: 'sabea' });
  await rivalPlays(() => ({ seat: 1, action: { type: 'endTurn' } }));
  for (let beat = 0; beat < 5 && screen.queryByTestId('turn:hero') === null; beat++) await pass(300);
  expect(screen.getByTestId('turn:hero')).toHaveTextContent(/Red.*Your turn$/);
});

test('where nothing proposed can be done, the turn can be ended from there', async () => {
  const done = await sitAt({ ...MIDDLE, phase: 'combat' });
  await tap(hero('yodan'));
  expect(screen.getByTestId('action:gold')).toBeDisabled();
  await go('proposal:endTurn');
  expect(done).toEqual([{ type: 'endTurn' }]);
});

test('a means that reaches nobody this turn says so', async () => {
  await sitAt({ active: 'greven', heroes: { greven: { at: 'J17' }, sabea: { at: 'J3' } } });
  await tap('ability:attack');
  expect(screen.getByTestId('hint')).toHaveTextContent('Nobody is in reach this turn');
});

test('the order of the heroes tells statuses, direction and distance to those who cannot see the island', async () => {
  await sitAt({ ...MIDDLE, heroes: { ...MIDDLE.heroes, sabea: { at: 'J12', statuses: { stun: 1 } } } });
  expect(screen.getByTestId('hero:sabea')).toHaveAccessibleName(
    /Sabea: 18 of 18 health, Blue.*Stun 1\. J12, 5 hexes north/,
  );
});

test('the second place can be chosen, and the proposal taken away', async () => {
  await sitAt({
    active: 'greven',
    altars: { shockwave: 'red' },
    heroes: { greven: { at: 'K11' }, sabea: { at: 'M13' }, yodan: { at: 'M14' }, seiren: { at: 'O12' } },
  });
  await tap(hero('sabea'));
  expect(screen.getByTestId('place:strongest')).toBeChecked();
  await tap('place:safest');
  expect(screen.getByTestId('place:safest')).toBeChecked();
  await tap('proposal:close');
  expect(screen.queryByTestId('proposal')).toBeNull();
  expect(screen.getByTestId('hint')).toHaveTextContent('Tap an enemy, an altar or a hex');
});

test('GATE-165 a contested altar says why, names its rule and offers the way towards it', async () => {
  await sitAt({ active: 'dekhar', heroes: { dekhar: { at: 'F15' }, sabea: { at: 'B14' } } });
  await tap(`target:altar:${ALTAR_OF.sprint}`);
  expect(screen.getByTestId('proposal:reason')).toHaveTextContent(/Both teams stand at the altar of Sprint.*GATE-165/);
  expect(screen.getByTestId('action:gold')).toHaveTextContent(/Walk towards it/);
});

test('GATE-162 walk and capture, with what it brings', async () => {
  const done = await sitAt({ active: 'dekhar', heroes: { dekhar: { at: 'F15' } }, altars: { sprint: 'blue' } });
  await tap(`target:altar:${ALTAR_OF.sprint}`);
  expect(screen.getByTestId('proposal:gain')).toHaveTextContent(/Grace 0 → 2.*Blue loses it/);
  await go('action:gold');
  expect(done.map(({ type }) => type)).toEqual(['walk', 'capture']);
});

test('a march is remembered: in the hero’s next turn one tap goes on', async () => {
  const done = await sitAt({ active: 'dekhar', heroes: { dekhar: { at: 'M20' } } });
  await tap(`target:altar:${ALTAR_OF.sprint}`);
  await go('action:gold');
  expect(done.map(({ type }) => type)).toEqual(['walk', 'endTurn']);
  for (let turn = 0; turn < 7; turn++)
    await rivalPlays((state) => ({ seat: state.heroes[state.turn.hero].seat ?? 0, action: { type: 'endTurn' } }));
  expect(screen.getByTestId('action:gold')).toHaveTextContent(/March on|Walk and capture/);
  await go('action:gold');
  expect(done.slice(2).map(({ type }) => type)[0]).toBe('walk');
});

test('a march that was ordered before the table was left goes on by one tap', async () => {
  const goal = { kind: 'altar', altar: ALTAR_OF.sprint };
  const given: Given = { active: 'dekhar', heroes: { dekhar: { at: 'M20' } } };
  const done = await sitAt(given, {}, { intents: { prepared: { [idOf('dekhar')]: { goal, deaths: 0 } } } });
  expect(screen.getByTestId('action:gold')).toHaveTextContent(/March on/);
  await go('action:gold');
  expect(done.map(({ type }) => type)).toEqual(['walk', 'endTurn']);
});

test('GATE-104 an ability on its cooldown explains itself with its rule', async () => {
  await sitAt({ ...MIDDLE, heroes: { ...MIDDLE.heroes, greven: { at: 'J17', cooldowns: { longShot: 2 } } } });
  await tap('ability:longShot');
  expect(screen.getByTestId('whynot')).toHaveTextContent(/Long Shot is ready in 2 turns.*GATE-104/);
});

test('three taps use an ability: the ability, its target, gold', async () => {
  const done = await sitAt({ ...MIDDLE, heroes: { ...MIDDLE.heroes, yodan: { at: 'K13' } } });
  await tap('ability:explosiveShot');
  expect(screen.getByTestId('hint')).toHaveTextContent('Tap a target');
  await tap(hero('sabea'));
  await go('action:gold');
  expect(done.at(-1)).toEqual({ type: 'useAbility', ability: 'explosiveShot', target: idOf('sabea') });
});

test('two taps use an ability that has one target', async () => {
  const done = await sitAt(MIDDLE);
  await tap('ability:explosiveShot');
  await go('action:gold');
  expect(done.at(-1)).toEqual({ type: 'useAbility', ability: 'explosiveShot', target: idOf('sabea') });
});

test('a tap skips what is shown', async () => {
  await sitAt({ ...MIDDLE, dice: [50] });
  await tap(hero('sabea'));
  await go('action:gold');
  expect(screen.queryByTestId('waiting:sign')).toBeNull();
  await tap(hero('sabea'));
  expect(screen.getByTestId('waiting:sign')).toBeOnTheScreen();
});

test('an altar that could be captured is not forgotten when the turn is ended', async () => {
  const done = await sitAt({ active: 'dekhar', heroes: { dekhar: { at: 'D14' } } });
  expect(screen.getByTestId('action:gold')).toHaveTextContent(/Capture/);
  await tap('action:endTurn');
  expect(screen.getByTestId('endTurn')).toHaveTextContent(/Sprint can be captured now/);
  expect(done).toEqual([]);
  await tap('endTurn:confirm');
  expect(done).toEqual([{ type: 'endTurn' }]);
});

test('who can hit the hero is told on demand, in words too', async () => {
  await sitAt(MIDDLE);
  await tap('board:lens');
  await tap('lens:menace');
  expect(screen.getByTestId('lens:line')).toHaveTextContent(/Until the next turn: −\d+\.\d expected, slain \d+ %/);
});

test('the strip names everybody in the order of their turns, and a long press explains a hero', async () => {
  await sitAt(MIDDLE);
  expect(screen.getByTestId('hero:greven')).toHaveAccessibleName(/Greven: 15 of 15 health and Red\. J17\. On turn\./);
  await longPress('hero:sabea');
  expect(screen.getByTestId('look:sheet')).toHaveTextContent(/Rising Winds/);
});

test('enemies are found by direction and distance', async () => {
  await sitAt(MIDDLE);
  expect(screen.getByTestId(hero('sabea'))).toHaveAccessibleName(/Sabea.*J12.*5/);
});

test('GATE-D49 a team gives up only after it was asked again', async () => {
  const done = await sitAt(MIDDLE);
  await tap('top:more');
  await tap('top:leave');
  await tap('leave:concede');
  expect(done).toEqual([]);
  await tap('leave:sure:confirm');
  expect(done).toEqual([{ type: 'concede' }]);
});

test('GATE-D50 who speaks for a team gives up in an enemy’s turn too: the game waits meanwhile', async () => {
  const [call, endCall] = [jest.fn(), jest.fn()];
  await sitAt({ ...MIDDLE, active: 'sabea' }, { callers: [0], call, endCall });
  await tap('top:more');
  await tap('top:leave');
  expect(call).toHaveBeenCalledWith(0);
});

test('GATE-D50 the word is taken by whoever speaks for a team, and given back', async () => {
  const [call, endCall] = [jest.fn(), jest.fn()];
  const done = await sitAt({ ...MIDDLE, active: 'sabea' }, { calling: 0, waiting: true, call, endCall });
  await tap('top:more');
  await tap('top:leave');
  expect(call).not.toHaveBeenCalled();
  await tap('leave:draw');
  expect(done).toEqual([{ type: 'agreeDraw' }]);
  expect(endCall).toHaveBeenCalledTimes(1);
});

test('GATE-D50 the first seat of the other team can take the word at the same device', async () => {
  const call = jest.fn();
  await sitAt(MIDDLE, { callers: [1], call });
  await tap('top:more');
  await tap('top:leave');
  expect(screen.getByTestId('leave:speak:1')).toHaveTextContent('Tobias speaks for Blue');
  await tap('leave:speak:1');
  expect(call).toHaveBeenCalledWith(1);
});
