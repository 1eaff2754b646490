import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { GAME_IDS } from '@/games';
import config from '../eslint.config.js';

const ROOT = join(__dirname, '..');
const linter = new ESLint({ cwd: ROOT, overrideConfigFile: true, overrideConfig: config });

async function wallsIn(file: string, imported: string): Promise<string[]> {
  const [report] = await linter.lintText(`import * as inside from '${imported}';\nexport const seen = inside;\n`, {
    filePath: join(ROOT, file),
  });
  return report.messages.filter(({ ruleId }) => ruleId === 'import/no-restricted-paths').map(({ message }) => message);
}

const [one, other] = GAME_IDS;

/** A file that stands in a room, and what it may not import. */
const WALLS: readonly (readonly [file: string, imported: string])[] = [
  ['src/engine/match.ts', '@/look/tokens'],
  ['src/engine/match.ts', '@/games'],
  ['src/look/tokens.ts', '@/engine'],
  ['src/look/tokens.ts', '@/scene/shapes'],
  ['src/scene/draw.ts', '@/ui'],
  ['src/scene/draw.ts', '@/i18n'],
  ['src/scene/draw.ts', '@/store'],
  ['src/i18n/words.ts', '@/games'],
  ['src/ui/Button.tsx', '@/store'],
  ['src/ui/Button.tsx', '@/games/fronts'],
  ['src/storage/load.ts', '@/games'],
  ['src/storage/load.ts', '@/store'],
  ['src/store/replay.ts', '@/screens/shell/useBack'],
  ['src/store/replay.ts', '@/ui'],
  ['src/store/replay.ts', `@/games/${one}/rules`],
  ['src/screens/result/Ranking.tsx', '@/storage'],
  ['src/screens/result/Ranking.tsx', `@/games/${one}/rules`],
  ['src/screens/result/Ranking.tsx', `@/games/${other}/front`],
  ['app/index.tsx', '@/storage'],
  ['app/index.tsx', `@/games/${one}/front`],
  ['src/games/front.ts', `@/games/${one}/rules`],
  [`src/games/${one}/front.ts`, `@/games/${other}/rules`],
  [`src/games/${one}/options.ts`, '@/games'],
  [`src/games/${other}/rules/index.ts`, `../../${one}/rules`],
  [`src/games/${one}/rules/index.ts`, '@/i18n'],
  [`src/games/${one}/rules/index.ts`, '../options'],
  [`src/games/${one}/board/table.ts`, '@/store'],
  [`src/games/${one}/board/table.ts`, '@/ui'],
  [`src/games/${one}/board/table.ts`, '@/games/front'],
  [`src/games/${one}/board/table.ts`, '../front'],
  [`src/games/${one}/front.ts`, '@/storage'],
];

test.each(WALLS)(
  'the linter stops %s from importing %s',
  async (file, imported) => {
    expect(await wallsIn(file, imported)).not.toEqual([]);
  },
  60_000,
);

/** The doors stand open. */
const DOORS: readonly (readonly [file: string, imported: string])[] = [
  ['src/ui/Button.tsx', '@/scene/Drawing'],
  ['src/store/replay.ts', '@/games'],
  ['src/screens/result/Ranking.tsx', '@/games/fronts'],
  [`src/games/${one}/front.ts`, '../telling'],
  [`src/games/${one}/board/table.ts`, '@/ui/art/emblem'],
  [`src/games/${one}/board/table.ts`, '@/games/flow'],
];

test.each(DOORS)(
  '%s may import %s',
  async (file, imported) => {
    expect(await wallsIn(file, imported)).toEqual([]);
  },
  60_000,
);

test('every room of src has its walls', async () => {
  const rooms = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const { rules } = (await linter.calculateConfigForFile(join(ROOT, 'src/engine/match.ts'))) as {
    rules: { 'import/no-restricted-paths': [number, { zones: { target: string | string[] }[] }] };
  };
  const walled = rules['import/no-restricted-paths'][1].zones.flatMap(({ target }) => target);
  expect(rooms.map(({ name }) => `./src/${name}`).filter((room) => !walled.includes(room))).toEqual(['./src/games']);
});
