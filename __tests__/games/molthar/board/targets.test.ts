import { NOTHING, type Situation } from '@/games/molthar/board/flow';
import { tableTargets } from '@/games/molthar/board/targets';
import { molthar, type View } from '@/games/molthar/rules';
import { input, sampleView, say } from './support';

function targets(view: View, more: Partial<Situation> = {}) {
  const state = molthar.determinize(view, 1);
  const { layout } = input(view, 390, 844);
  return tableTargets(
    { view, selection: NOTHING, why: (action) => molthar.check(state, { seat: 0, action }), ...more },
    layout,
  );
}
const target = (id: string, list = targets(sampleView())) => list.find((one) => one.id === id);
const spoken = (id: string, list = targets(sampleView())) => {
  const { label, hint } = target(id, list) ?? {};
  return `${label ? say(label) : ''}. ${hint ? say(hint) : ''}.`;
};

test.each([
  ['pearl:0', 'Open pearl 5, place 1. Chooses it. Takes it into your hand.'],
  ['pearl:1', 'Open pearl 4 with the swap symbol, place 2. Chooses it. Takes it into your hand.'],
  [
    'character:1',
    'Open character, place 2. Wraith. Gives 2 points. Next player +1 action. Costs a pair and a pair. Chooses it. Puts it on your portal.',
  ],
  [
    'portal:0:0',
    'Your portal, place 1. You can pay for it now. Giant. Gives 3 points. Costs 6, 6, 8 and 8. Chooses it. Pays for it and activates it.',
  ],
  ['portal:0:1', 'Your portal, place 2. Sorceress. Gives 4 points. Costs 7, 7, 7 and 7. Says why not.'],
  ['hand:2', 'Pearl 7, card 3 of your hand. Explains it.'],
  ['printed:0', 'Printed pearl 8 of your Phoenix. Explains it.'],
  ['rival:1', 'Ben: 8 of 12 points, 4 of 5 cards, diamonds: 1, activated: 5. Explains it.'],
  ['pearlPile', 'Pearl pile, 22 cards. Chooses it. Takes the top card into your hand, unseen by others.'],
])('%s says what it is, where, and what a tap does', (id, words) => expect(spoken(id)).toBe(words));

test('what cannot be done is called disabled, and still there to be asked why', () => {
  expect(target('portal:0:1')?.disabled).toBe(true);
  expect(target('portal:0:0')?.disabled).toBeUndefined();
});

test('what is chosen is called selected, and a second tap is announced', () => {
  const list = targets(sampleView(), { selection: { type: 'takePearl', from: 0 } });
  expect(target('pearl:0', list)?.selected).toBe(true);
  expect(spoken('pearl:0', list)).toBe('Open pearl 5, place 1. Tap again to do it.');
});

test('every id is there once, and cards sink under the finger by their node', () => {
  const all = targets(sampleView());
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(target('pearl:0', all)?.node).toMatch(/^pearl-/);
});

test('MOL-135 while a rival is asked for, their panel and their cards say so and are chosen together', () => {
  const view = sampleView({ pending: { type: 'stealFrom' } });
  const hints = (list: ReturnType<typeof targets>) =>
    ['rival:1', 'portal:1:0', 'portal:1:1', 'rival:2', 'portal:2:0'].map((id) => {
      const { hint, selected } = target(id, list) ?? {};
      return `${id} ${hint ? say(hint) : ''} ${selected}`;
    });
  const asked = 'Chooses this hand';
  expect(hints(targets(view))).toEqual(
    ['rival:1', 'portal:1:0', 'portal:1:1', 'rival:2', 'portal:2:0'].map((id) => `${id} ${asked} false`),
  );
  expect(hints(targets(view, { selection: { type: 'rivalHand', seat: 1 } }))).toEqual([
    'rival:1 Tap again to do it true',
    'portal:1:0 Tap again to do it true',
    'portal:1:1 Tap again to do it true',
    `rival:2 ${asked} false`,
    `portal:2:0 ${asked} false`,
  ]);
});

test('cards over the hand limit are chosen like boxes on a form', () => {
  const view = sampleView({ turn: { ...sampleView().turn, phase: 'limit', actionsLeft: 0 } });
  expect(target('hand:0', targets(view))?.role).toBe('checkbox');
});

test('a blind player comes by rivals, characters, pearls, own portal and hand in this order', () => {
  const order = targets(sampleView()).map(({ id }) => id.split(':')[0]);
  expect([...new Set(order)]).toEqual([
    'rival',
    'portal',
    'character',
    'characterPile',
    'characterDiscard',
    'pearl',
    'pearlPile',
    'pearlDiscard',
    'row',
    'diamonds',
    'hand',
    'printed',
  ]);
});

test('while the viewer is not on turn every target only explains', () => {
  const view = sampleView({ turn: { ...sampleView().turn, seat: 1 } });
  expect(spoken('pearl:0', targets(view))).toBe('Open pearl 5, place 1. Explains it.');
});
