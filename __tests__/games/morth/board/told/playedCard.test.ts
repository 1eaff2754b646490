import { apply } from '@/engine';
import { mapLayout } from '@/games/morth/board/map/mapLayout';
import { mapNodes } from '@/games/morth/board/map/mapScene';
import { playedIn, struckBoard, type Telling } from '@/games/morth/board/told/playedCard';
import { edgeFor, spanOfStruck, struckNodes } from '@/games/morth/board/told/struckScene';
import { morth, type CardTarget, type State } from '@/games/morth/rules';
import { i18n, resolveWords } from '@/i18n';
import { at, dieOf, play, position, type Spec } from '../../../../support/morth';
import { card } from '../../../../support/morthCards';
import { expectPicture, renderShapes } from '../../../../support/picture';
import { atRest, BUSY, viewOf } from '../support';

const NAMES = ['Ines', 'Tobias', 'Vesna', 'Oskar'];
const say = (words: Telling['who']): string => resolveWords(i18n.getFixedT('en'), words, NAMES);

/** What a seat is shown of the first card in the hand of seat 1. */
function shown(state: State, target: CardTarget, viewer = 0): Telling {
  const { state: after, events } = apply(morth, state, { seat: 1, action: card(state, target) });
  return playedIn({ before: viewOf(state, viewer), events }, viewOf(after, viewer))[0];
}

const holding = (hand: string, more: Spec = {}): State =>
  position({ ...BUSY, lord: 0, hands: [[], [hand], [], []], ...more });
const lines = (telling: Telling): string[] => telling.lines.map(say);

const HERO: CardTarget = { kind: 'hero', hero: 0 };
const PURSE: CardTarget = { kind: 'purse', realm: 0 };

test('MOR-222 a stolen coin says who took it from whom, and points at the purse', () => {
  const telling = shown(holding('steal 1'), PURSE);
  expect([say(telling.who), telling.title && say(telling.title), ...lines(telling)]).toEqual([
    'Tobias plays against you',
    'Pickpocket',
    'Takes 1 coin from you.',
  ]);
  expect(telling).toMatchObject({ purse: 0, spots: [], mine: true });
  const third = shown(holding('steal 2'), PURSE, 2);
  expect([say(third.who), ...lines(third)]).toEqual(['Tobias plays against Ines', 'Takes 2 coins from Ines.']);
  expect(say(shown(holding('steal 1'), PURSE, 1).who)).toBe('You play against Ines');
});

test.each<[string, string, CardTarget | ((state: State) => CardTarget), string]>([
  ['MOR-211', 'cancelMove', HERO, 'Human Warrior: cannot move this turn.'],
  ['MOR-213', 'cancelAttack', HERO, 'Human Warrior: cannot attack this turn.'],
  ['MOR-230', 'lessMove 2', HERO, 'Human Warrior: 2 less movement this turn.'],
  ['MOR-240', 'lessAttack 1', HERO, 'Human Warrior: 1 less strength this turn.'],
  ['MOR-235', 'changeType spiritual', HERO, 'Human Warrior: only spiritual attacks this turn.'],
  ['MOR-231', 'moveHero', { kind: 'heroTo', hero: 0, cell: at('3,6') }, 'Human Warrior: pushed to '],
  [
    'MOR-209',
    'changePath',
    (state) => ({ kind: 'path', die: dieOf(state, 'spider'), path: 0 }),
    'Spider changes over to: Left path.',
  ],
  [
    'MOR-215',
    'advanceEnemy',
    (state) => ({ kind: 'enemy', die: dieOf(state, 'troll', 'L6') }),
    'Troll: Left path, square 6 → Left path, square 7.',
  ],
  [
    'MOR-219',
    'swapEnemies',
    (state) => ({ kind: 'enemies', own: dieOf(state, 'rat', 'L4', 1), other: dieOf(state, 'troll', 'L6') }),
    'Rat person and Troll change places.',
  ],
  ['MOR-224', 'levelUp', (state) => ({ kind: 'enemy', die: dieOf(state, 'troll', 'L6') }), 'Troll becomes: '],
  ['MOR-233', 'healEnemy', (state) => ({ kind: 'enemy', die: dieOf(state, 'orc', 'C18') }), 'Orc: 1 resistance back.'],
  ['MOR-236', 'blockSquare', { kind: 'square', realm: 0, cell: at('3,8') }, 'Blocked: '],
])('%s the effect of %s is said and its place is lit', (_rule, hand, target, words) => {
  const foes = ['L6 troll, R10 spider, C18 orc 1', 'L4 rat'];
  const state = holding(hand, { foes, traps: [] });
  const telling = shown(state, typeof target === 'function' ? target(state) : target);
  expect(lines(telling)[0]).toContain(words);
  expect(telling.spots[0]).toMatchObject({ realm: 0 });
  expect(struckBoard(viewOf(state), telling)).toEqual({ board: 'map', realm: 0 });
});

test('MOR-214 an announced attack that is stayed says so, and whom it would have killed', () => {
  const ready = holding('cancelAttack', {
    heroes: [{ type: 'warrior', at: '5,6' }],
    foes: ['C12 rat'],
    traps: [],
    active: 0,
  });
  const attack = morth.legalActions(ready, 0).find((one) => one.type === 'attack' && one.targets.length > 0);
  if (attack === undefined) throw new Error('nobody is in reach');
  const telling = shown(play(ready, attack), HERO);
  expect(lines(telling)).toEqual([
    'Human Warrior: the announced attack does not happen.',
    'Your attack no longer kills: Rat person.',
  ]);
});

test('a card against a third player does not take away the map of who is about to act', () => {
  const state = holding('lessMove 1', { seat: 0 });
  const telling = shown(state, { kind: 'hero', hero: 5 });
  expect(telling.mine).toBe(false);
  expect(struckBoard(viewOf(state), telling)).toBeNull();
  expect(struckBoard(viewOf(state, 3), shown(state, { kind: 'hero', hero: 5 }, 3))).toEqual({ board: 'map', realm: 2 });
});

describe('where a card strikes', () => {
  const state = holding('cancelMove');
  const telling = shown(state, HERO);
  const layout = mapLayout('yellow', 40);
  const place = { realm: 0, cell: 40, x: 0, y: 0 };

  test('the card lies away from it, and a window that scrolls shows both', () => {
    const { edge } = edgeFor(telling, layout, 0);
    const span = spanOfStruck(telling, layout, 0, 150);
    const [ring] = struckNodes(telling, place, layout, false).filter(({ id }) => id === 'struck-0-0');
    const middle = ring.y + ring.h / 2;
    expect(edge).toBe(middle > layout.height / 2 ? 'top' : 'bottom');
    expect(span?.top).toBeLessThan(ring.y - (edge === 'top' ? 140 : 0));
    expect(span?.bottom).toBeGreaterThan(ring.y + ring.h + (edge === 'bottom' ? 140 : 0) - 1);
    expect(struckNodes(telling, { ...place, realm: 1 }, layout, false)).toEqual([]);
  });

  test('without motion it stands still', () => {
    expect(struckNodes(telling, place, layout, false).some(({ keys }) => keys !== undefined)).toBe(true);
    expect(struckNodes(telling, place, layout, true).every(({ keys }) => keys === undefined)).toBe(true);
  });

  test('it looks like this', async () => {
    const nodes = [...mapNodes(viewOf(state), place, null), ...struckNodes(telling, place, layout, false)];
    expectPicture('morth/struck', await renderShapes(atRest(nodes), layout.width, layout.height));
  });
});
