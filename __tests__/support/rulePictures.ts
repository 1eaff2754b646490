import { GAMES, type GameId } from '@/games';
import type { RuleSection } from '@/games/front';
import { SITTERS, type Reader, type RulePicture } from '@/games/picture';
import { i18n, LANGUAGES, resolveWords } from '@/i18n';
import { glimpseShapes } from '@/scene/glimpse';
import type { Shape } from '@/scene/shapes';
import { drawnFaults } from './drawnWords';
import { expectPicture, renderShapes } from './picture';

/** A picture of a rulebook, with the id of its section or rule. */
type Named = { readonly id: string; readonly picture: RulePicture };

/** All pictures of a book, in its order. */
const picturesIn = (book: readonly RuleSection[]): readonly Named[] =>
  book
    .flatMap(({ id, picture, rules }) => [{ id, picture }, ...rules])
    .flatMap(({ id, picture }) => (picture === undefined ? [] : [{ id, picture }]));

/** Somebody who reads a language. */
const readerOf = (language: string): Reader => {
  const t = i18n.getFixedT(language);
  return { say: (words) => resolveWords((key, params) => t(key, { ...params }), words, SITTERS), patterns: false };
};

/** The width of a picture on the smallest phone. */
const WIDTH = 280;
const ACROSS = 4;
const GAP = 10;
const NAME = 16;
/** Pictures on a sheet. */
const SHEET = 12;

const sizeOf = ({ ratio }: RulePicture) => ({ width: WIDTH, height: Math.round(WIDTH / ratio) });

/** The moments of some pictures at rest on one sheet, each under its name, in columns that fill from the shortest. */
function contactSheet(pictures: readonly Named[], reader: Reader) {
  const columns = Array.from({ length: ACROSS }, () => GAP);
  const shapes = pictures.flatMap(({ id, picture }) =>
    picture.moments.flatMap(({ glimpse }, i): Shape[] => {
      const column = columns.indexOf(Math.min(...columns));
      const [x, y] = [GAP + column * (WIDTH + GAP), columns[column] ?? 0];
      const size = sizeOf(picture);
      columns[column] = y + NAME + size.height + GAP;
      const { scene, seen, dial } = glimpse(reader);
      const name = picture.moments.length > 1 ? `${id} · ${i + 1}` : id;
      return [
        { t: 'text', text: name, x, y, w: WIDTH, font: 'alegreya700', size: 12, fill: '#C3CDE8' },
        { t: 'group', x, y: y + NAME, shapes: glimpseShapes(scene, seen, size, dial) },
      ];
    }),
  );
  return { shapes, width: GAP + ACROSS * (WIDTH + GAP), height: Math.max(...columns) };
}

/** A rule that words alone do not show, and why. */
export type Geometric = Readonly<Record<string, string>>;

/** What must hold for the pictures of every rulebook. */
export function testRulePictures(gameId: GameId, book: readonly RuleSection[], geometric: Geometric): void {
  const all = picturesIn(book);

  test('every section begins with a picture', () => {
    expect(book.filter(({ id }) => !all.some((one) => one.id === id)).map(({ id }) => id)).toEqual([]);
  });

  test('every rule that is about places and shapes has a picture of its own', () => {
    expect(Object.keys(geometric).filter((rule) => !all.some(({ id }) => id === rule))).toEqual([]);
  });

  test.each(all)('$id shows a position that the rules know', ({ picture }) => {
    for (const { position } of picture.moments) {
      const state = JSON.parse(JSON.stringify(position())) as unknown;
      expect(GAMES[gameId].readState(state)).toBeDefined();
    }
  });

  test.each(LANGUAGES)('no word in a picture is cut in %s', (language) => {
    const cut = all.flatMap(({ id, picture }) =>
      picture.moments.flatMap(({ glimpse }) =>
        drawnFaults(glimpse(readerOf(language)).scene.nodes, SITTERS)
          .filter((fault) => fault.includes('is cut'))
          .map((fault) => `${id}: ${fault}`),
      ),
    );
    expect(cut).toEqual([]);
  });

  test.each(Array.from({ length: Math.ceil(all.length / SHEET) }, (_, i) => i))(
    'they look as they did, sheet %i',
    async (i) => {
      const { shapes, width, height } = contactSheet(all.slice(i * SHEET, (i + 1) * SHEET), readerOf('en'));
      expectPicture(`${gameId}/rulebook-${i}`, await renderShapes(shapes, width, height, 1));
    },
  );
}
