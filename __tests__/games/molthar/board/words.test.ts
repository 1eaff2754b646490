import { characterShapes } from '@/games/molthar/board/cards';
import { tableLayout } from '@/games/molthar/board/layout';
import { tableScene } from '@/games/molthar/board/scene';
import { CHARACTERS } from '@/games/molthar/rules';
import { i18n, LANGUAGES } from '@/i18n/i18n';
import { drawnFaults, WINDOWS } from '../../../support/drawnWords';
import { character, input, roomFor, sampleView, say } from './support';

const NAMES = [
  'Maximiliane von Hohenstein',
  'Bartholomew Featherstonely',
  'Guadalupe de los Montesino',
  'Wolfgang Amadeus Steinbeck',
  'Anastasia of the Far Isles',
];
const seats = NAMES.map((name, look) => ({ name, look, bot: look > 0 }));
const faces = CHARACTERS.flatMap(({ face }, card) =>
  CHARACTERS.findIndex((other) => other.face === face) === card ? [card] : [],
);
const ROOMS = WINDOWS.flatMap(([width, height]) =>
  [1, 2].flatMap((textScale) => [false, true].map((prompt) => [width, height, { textScale, prompt }] as const)),
);

afterAll(() => i18n.changeLanguage('en'));

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => i18n.changeLanguage(language));

  test.each(ROOMS)('every character fits its card at %i×%i, %j', (width, height, room) => {
    const layout = tableLayout(roomFor(sampleView(), width, height, room));
    const [open] = layout.characters;
    const [portal] = layout.own.portal;
    const cards = faces.flatMap((card) => [
      {
        id: `open ${CHARACTERS[card].face}`,
        ...open,
        z: 0,
        shapes: characterShapes(card, say, { ...open, words: true }),
      },
      { id: `own ${CHARACTERS[card].face}`, ...portal, z: 0, shapes: characterShapes(card, say, portal) },
    ]);
    expect(drawnFaults(cards, [])).toEqual([]);
  });

  test.each(ROOMS)('everything else on the table fits at %i×%i, %j', (width, height, room) => {
    for (const players of [2, 3, 5]) {
      const view = sampleView();
      const others = Array.from({ length: players }, (_, seat) => view.players[seat % view.players.length]);
      const all = { ...view, players: others };
      expect(drawnFaults(tableScene(input(all, width, height, { seats }, room)).nodes, NAMES)).toEqual([]);
      const { nodes } = tableScene(input(all, width, height, { seats, watched: true }, room));
      expect(drawnFaults(nodes, NAMES)).toEqual([]);
      expect(JSON.stringify(nodes)).not.toContain(i18n.t('moltharTable.yourHand'));
    }
  });

  test.each(ROOMS)('the word above a single printed pearl fits at %i×%i, %j', (width, height, room) => {
    const view = sampleView();
    const own = { ...view.players[0], activated: [character('dwarf3-1')] };
    const { nodes } = tableScene(
      input({ ...view, players: [own, ...view.players.slice(1)] }, width, height, { seats }, room),
    );
    expect(drawnFaults(nodes, NAMES)).toEqual([]);
  });
});

test.each(WINDOWS)('an open character says what it can do at %i×%i', (width, height) => {
  const [open] = tableLayout(roomFor(sampleView(), width, height)).characters;
  const silent = faces.filter((card) => {
    const said = JSON.stringify(characterShapes(card, say, { ...open, words: true }));
    return CHARACTERS[card].ability !== null && said === JSON.stringify(characterShapes(card, say, open));
  });
  expect(silent.map((card) => CHARACTERS[card].face)).toEqual([]);
  const [card] = faces.filter((each) => CHARACTERS[each].ability === 'discard');
  expect(JSON.stringify(characterShapes(card, say, { ...open, words: true }))).toContain(
    i18n.t('molthar.ability.discard.short'),
  );
});
