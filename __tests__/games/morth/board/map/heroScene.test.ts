import { heroNode, mapNodes } from '@/games/morth/board/map/mapScene';
import { emblem } from '@/ui/art/emblem';
import type { Spec } from '../../../../support/morth';
import { momentAt } from '../support';

const TEAM: Spec = {
  config: { mode: 'cooperative' },
  seats: 2,
  seat: 0,
  heroes: [
    { type: 'warrior', at: '4,3' },
    { type: 'warrior', at: '4,20', seat: 1 },
  ],
};
const PLACE = { realm: 0, cell: 42, x: 0, y: 0 };
const SIDE = 42 * 0.78 * 0.44;

const drawn = (hero: number, looks?: readonly number[]): string => {
  const moment = momentAt(TEAM);
  const node = mapNodes(moment.view, { ...PLACE, looks }, moment).find(({ id }) => id === heroNode(hero));
  return JSON.stringify(node?.shapes);
};

test('on the map of a team every hero wears the emblem of its seat', () => {
  const looks = [3, 1];
  looks.forEach((look, hero) => {
    expect(drawn(hero, looks)).toContain(JSON.stringify(emblem(look, SIDE)));
    expect(drawn(hero, looks)).not.toContain(JSON.stringify(emblem(looks[1 - hero], SIDE)));
  });
});

test('on a map of its own a hero wears none', () => {
  expect(drawn(0)).not.toContain(JSON.stringify(emblem(3, SIDE)));
});
