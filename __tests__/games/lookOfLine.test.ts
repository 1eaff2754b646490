import { lookOfLine } from '@/games/molthar/board/lookOfLine';
import { CHARACTERS } from '@/games/molthar/rules';
import { lookOfLine as lookOfMorth } from '@/games/morth/board/lookOfLine';
import { morth } from '@/games/morth/rules';
import { lookOfLine as lookOfMortalgate } from '@/games/mortalgate/board/lookOfLine';

const seat = { seat: 1 };

test('Molthar: a line opens the character that it names, also inside a list, else the pearl', () => {
  const goblin = { key: 'molthar.card.goblin.name' };
  const pearl = { key: 'molthar.pearl', params: { value: 4 } };
  const look = lookOfLine({ key: 'a', params: { seat, pearls: [pearl], gone: [goblin] } });
  expect(look?.type === 'character' && CHARACTERS[look.card].face).toBe('goblin');
  expect(lookOfLine({ key: 'a', params: { seat, pearl } })).toMatchObject({ type: 'pearl' });
  expect(lookOfLine({ key: 'a', params: { seat, count: 2 } })).toBeNull();
});

test('Morth: a line opens the hero that it names, of several alike that of who acted', () => {
  const view = morth.view(morth.setup(morth.parseConfig({}), 2, 7), 0);
  view.heroes.forEach((hero, id) => {
    const line = { key: 'a', seat: hero.seat, params: { hero: { key: `morth.heroOf.${hero.race}.${hero.type}` } } };
    expect(lookOfMorth(view, line)).toEqual({ type: 'hero', hero: id });
  });
  expect(view.heroes.length).toBeGreaterThan(0);
  expect(lookOfMorth(view, { key: 'a', params: { count: 3 } })).toBeNull();
});

test('MortalGate: a line opens the altar that it names, else the ability, else the hero', () => {
  const hero = { key: 'mortalgate.hero.seiren.name' };
  const ability = { key: 'mortalgate.ability.quickBlade.name' };
  const altar = { key: 'mortalgate.blessing.leech.name' };
  expect(lookOfMortalgate({ key: 'a', params: { seat, hero, altar } })).toEqual({ type: 'altar', altar: 7 });
  expect(lookOfMortalgate({ key: 'a', params: { seat, hero, ability } })).toEqual({
    type: 'ability',
    ability: 'quickBlade',
  });
  expect(lookOfMortalgate({ key: 'a', params: { seat, hero } })).toEqual({ type: 'hero', hero: 1 });
  expect(lookOfMortalgate({ key: 'a', params: { count: 3 } })).toBeNull();
});
