import { FRONTS, titleOf } from '@/games/fronts';
import { GAME_IDS } from '@/games';
import { gateFacts } from '@/screens/hall/gateFacts';
import { DEFAULT_SETTINGS } from '@/store/settingsSlice';

const t = (key: string) => key;

test('every game has a gate, and each gate a light of its own', () => {
  const gates = gateFacts(DEFAULT_SETTINGS, t);
  expect(gates.map(({ id }) => id)).toEqual(Object.keys(FRONTS));
  expect(new Set(Object.keys(FRONTS))).toEqual(new Set(GAME_IDS));
  expect(new Set(gates.map(({ art }) => art.accents.join())).size).toBe(gates.length);
});

test('a gate carries the chosen name, and the usual one where the chosen is not known', () => {
  const short = (title: string) => t(titleOf('molthar', { titles: { molthar: title } }).short);
  expect(short('heroes')).toBe('molthar.gate.heroesShort');
  expect(short('nothing')).toBe('molthar.gate.short');
  expect(titleOf('morth', { titles: { morth: 'heroes' } }).name).toBe('morth.gate.name');
});
