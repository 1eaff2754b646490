import { characterCard, rivalCard } from '@/games/molthar/board/art/characterCard';
import { costPicture } from '@/games/molthar/board/art/cost';
import { missingPearl, paidPearl } from '@/games/molthar/board/art/paid';
import { pearlBack, pearlCard } from '@/games/molthar/board/art/pearlCard';
import { characterDiscard, pearlDiscard, pile } from '@/games/molthar/board/art/piles';
import { printedPearl, rowCard } from '@/games/molthar/board/art/rowCard';
import { familyOf } from '@/games/molthar/board/art/silhouettes';
import { tableScene } from '@/games/molthar/board/scene';
import { CHARACTERS, PEARLS, type Character } from '@/games/molthar/rules';
import type { Scene } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';
import { differingPixels, expectPicture, renderShapes } from '../../../support/picture';
import { character, input, pearl, sampleView, sceneShapes } from './support';

const at = (x: number, y: number, shapes: readonly Shape[]): Shape => ({ t: 'group', x, y, shapes });
const faces = CHARACTERS.filter((one, i) => CHARACTERS.findIndex((other) => other.face === one.face) === i);
const of = (face: string): Character => faces.find((one) => one.face === face) ?? CHARACTERS[0];

/** A picture that the swirl's shader does not slow down. */
const withoutSwirl = (scene: Scene): Scene => ({
  ...scene,
  nodes: scene.nodes.map(({ swirl: _swirl, ...node }) => node),
});

test('every face of the deck has a silhouette', () => {
  expect(faces.map(({ face }) => typeof familyOf(face))).toEqual(faces.map(() => 'string'));
  expect(() => familyOf('nobody')).toThrow('no silhouette for nobody');
});

test('pearls, printed pearls and piles', async () => {
  const looks = ['plain', 'chosen', 'ticked', 'refused', 'dimmed', 'plain', 'plain', 'plain'] as const;
  const cards = PEARLS.map((value, i) =>
    at(16 + i * 82, 16, pearlCard(value, value === 3, 70, 100, looks[i] ?? 'plain')),
  );
  const rest = [
    at(16, 140, pearlBack(58, 80)),
    at(90, 140, printedPearl(8, 'phoenix', 46, 80, 'ticked')),
    at(150, 140, printedPearl('?', 'dragon', 46, 80, 'plain')),
    at(210, 140, printedPearl(3, 'dwarf3', 60, 44, 'plain')),
    at(300, 140, pile('pearls', 22, 56, 80, 'plain')),
    at(380, 140, pile('characters', 0, 56, 80, 'plain')),
    at(460, 140, pearlDiscard(2, 16, 56, 60)),
    at(540, 140, characterDiscard('lion', 9, 56, 60)),
    at(620, 150, paidPearl(7, 1, null, 48, true)),
    at(620, 210, missingPearl(7, 40, '#FF8F9A')),
    ...(['even', 'odd', '=', '+1', ''] as const).map((sign, i) =>
      at(16 + i * 46, 244, missingPearl(sign, 40, '#FF8F9A')),
    ),
  ];
  expectPicture('molthar-pearls', await renderShapes([...cards, ...rest], 680, 300, 1));
});

test('the cost of every face', async () => {
  const costs = faces.map(({ cost }, i) =>
    at(10 + (i % 5) * 160, 6 + Math.floor(i / 5) * 38, costPicture(cost, { d: 22, w: 146, h: 34 })),
  );
  expectPicture('molthar-costs', await renderShapes(costs, 810, 316, 1));
});

test('characters large and small', async () => {
  const large = ['unicorn', 'fairy', 'dwarf3', 'halfeven'].map((face, i) =>
    at(
      16 + i * 162,
      16,
      characterCard(
        of(face),
        { name: face, ...(of(face).ability && { ability: 'What it can do' }) },
        { w: 146, h: 158 },
      ),
    ),
  );
  const portal = ['giant', 'wisp36', 'sorceress', 'hatter'].map((face, i) =>
    at(
      16 + i * 104,
      196,
      characterCard(
        of(face),
        { name: face },
        { w: 86, h: 116, look: i === 0 ? 'chosen' : i === 2 ? 'refused' : 'plain', shared: i === 1 },
      ),
    ),
  );
  const low = at(440, 200, characterCard(of('wraith'), { name: 'Wraith' }, { w: 120, h: 84 }));
  const rivals = ['wisp36', 'golemeven', 'medusa'].map((face, i) =>
    at(440 + i * 64, 300, rivalCard(of(face), { w: 53, h: 66, shared: i === 0 })),
  );
  expectPicture('molthar-characters', await renderShapes([...large, ...portal, low, ...rivals], 680, 380, 1));
});

test('every activated face', async () => {
  const cards = faces.map((one, i) => at(8 + (i % 14) * 46, 8 + Math.floor(i / 14) * 66, rowCard(one, 39, 59)));
  expectPicture('molthar-row', await renderShapes(cards, 660, 206, 1));
});

test.each([
  ['phone', 390, 844],
  ['landscape', 844, 390],
  ['tablet', 1024, 1366],
  ['wide', 1366, 1024],
  ['small', 320, 568],
] as const)('the whole table, %s', async (name, width, height) => {
  const shapes = sceneShapes(withoutSwirl(tableScene(input(sampleView(), width, height))));
  expectPicture(`molthar-table-${name}`, await renderShapes(shapes, width, height, 0.75));
});

test('what can be paid, who can be chosen, what a payment takes', async () => {
  const paying = {
    counts: { [`pearl-${pearl(7, 2)}`]: { value: 8, diamond: 1 } },
    diamonds: 1,
  } as const;
  const marks = {
    [`character-${character('giant-1')}`]: 'payable',
    [`character-${character('golemeven-1')}`]: 'eligible',
    [`character-${character('wisp36-1')}`]: 'ticked',
    'rival-2': 'eligible',
    [`pearl-${pearl(7, 2)}`]: 'ticked',
    [`pearl-${pearl(6, 2)}`]: 'ticked',
  } as const;
  const shapes = sceneShapes(withoutSwirl(tableScene(input(sampleView(), 390, 844, { marks, paying }))));
  expectPicture('molthar-table-marks', await renderShapes(shapes, 390, 844, 1));
});

test('patterns beside colours', async () => {
  const plain = sceneShapes(withoutSwirl(tableScene(input(sampleView(), 390, 844))));
  const patterned = sceneShapes(withoutSwirl(tableScene(input(sampleView(), 390, 844, { patterns: true }))));
  const picture = await renderShapes(patterned, 390, 844, 1);
  expectPicture('molthar-table-patterns', picture);
  expect(differingPixels(await renderShapes(plain, 390, 844, 1), picture)).toBeGreaterThan(4000);
});

test.each([
  ['phone', 390, 844],
  ['small', 320, 568],
] as const)('five players, %s: every number stands by itself', async (name, width, height) => {
  const { players } = sampleView();
  const rival = { ...players[1], handCount: 12, diamonds: 11, points: 12 };
  const view = sampleView({ players: [players[0], rival, players[2], rival, players[2]] });
  const shapes = sceneShapes(withoutSwirl(tableScene(input(view, width, height))));
  expectPicture(`molthar-five-${name}`, await renderShapes(shapes.slice(0, 16), width, 220, 1.5));
});
