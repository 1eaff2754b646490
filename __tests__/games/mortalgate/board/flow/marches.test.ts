import { marchOf, readMarches, sent, type Marches } from '@/games/mortalgate/board/flow/marches';
import { ALTAR_OF, mortalgate, nodeAt, type View } from '@/games/mortalgate/rules';
import { idOf, position, type Given } from '../../support/position';

const seen = (given: Given): View => mortalgate.view(position(given), 0);

const DEKHAR = idOf('dekhar');
const AWAY = seen({ active: 'dekhar', heroes: { dekhar: { at: 'M20' } } });
const TO_SPRINT = { kind: 'altar', altar: ALTAR_OF.sprint } as const;
const TO_NODE = { kind: 'node', node: nodeAt('C14') } as const;

test('a march goes on until the hero is there, whoever reads it again', () => {
  const marches = readMarches(JSON.parse(JSON.stringify(sent(AWAY, {}, DEKHAR, TO_SPRINT))));
  expect(marchOf(AWAY, marches, DEKHAR)).toEqual(TO_SPRINT);
  expect(marchOf(AWAY, marches, idOf('greven'))).toBeNull();
  const there = seen({ active: 'dekhar', heroes: { dekhar: { at: 'C13' } } });
  expect(marchOf(there, marches, DEKHAR)).toBeNull();
  const taken = seen({ active: 'dekhar', heroes: { dekhar: { at: 'M20' } }, altars: { sprint: 'red' } });
  expect(marchOf(taken, marches, DEKHAR)).toBeNull();
  const onNode = seen({ active: 'dekhar', heroes: { dekhar: { at: 'C14' } } });
  expect(marchOf(onNode, sent(AWAY, {}, DEKHAR, TO_NODE), DEKHAR)).toBeNull();
});

test('a march ends with the hero, who is back at the spawn point in its next turn', () => {
  const marches = sent(AWAY, {}, DEKHAR, TO_SPRINT);
  const slain = { ...AWAY, deeds: AWAY.deeds.map((deeds) => ({ ...deeds, deaths: 1 })) };
  expect(marchOf(slain, marches, DEKHAR)).toBeNull();
  expect(marchOf(slain, sent(slain, marches, DEKHAR, TO_NODE), DEKHAR)).toEqual(TO_NODE);
});

test('another order ends the march of that hero alone', () => {
  const both = sent(AWAY, sent(AWAY, {}, DEKHAR, TO_SPRINT), idOf('greven'), TO_NODE);
  const after = sent(AWAY, both, DEKHAR, null);
  expect(marchOf(AWAY, after, DEKHAR)).toBeNull();
  expect(marchOf(AWAY, after, idOf('greven'))).toEqual(TO_NODE);
});

test('nothing but orders is read', () => {
  const good: Marches = sent(AWAY, {}, DEKHAR, TO_SPRINT);
  expect(readMarches({ ...good, 9: good[DEKHAR], 0: { goal: { kind: 'altar', altar: 8 }, deaths: 0 } })).toEqual(good);
  for (const bad of [
    undefined,
    null,
    'x',
    [good],
    { 0: null },
    { 0: { goal: TO_NODE } },
    { 0: { ...good[DEKHAR], x: 1 } },
  ])
    expect(readMarches(bad)).toEqual({});
});
