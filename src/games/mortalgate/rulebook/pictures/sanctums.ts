import { apply, firstState } from '@/engine';
import { SITTERS, type DrawnPicture } from '@/games/picture';
import { box } from '@/look/box';
import { draftLayout } from '../../board/draft/layout';
import { draftScene } from '../../board/draft/scene';
import { BLUE, mortalgate, RED, type State } from '../../rules';
import { deed, island } from './tableau';
import type { Needs } from './position';

const AWAY: Needs['heroes'] = { elazar: { at: 'E2' }, drexir: { at: 'G2' }, dekhar: { at: 'I2' } };

/** Three of eight are picked. */
function drafting(): State {
  const start = firstState(mortalgate, { config: { heroes: 'draft', opening: 'red' }, seats: 2, seed: 1 });
  return [0, 5, 2].reduce(
    (state, hero) =>
      apply(mortalgate, state, { seat: mortalgate.toMove(state)[0], action: { type: 'pickHero', hero } }).state,
    start,
  );
}

const [WIDTH, HEIGHT] = [390, 430];
const draft: DrawnPicture = {
  ratio: WIDTH / HEIGHT,
  moments: [
    {
      position: drafting,
      glimpse: ({ say }) => {
        const insets = { top: 0, right: 0, bottom: 0, left: 0 };
        const layout = draftLayout({ width: WIDTH, height: HEIGHT, insets, side: 'right', textScale: 1 }, true);
        const scene = draftScene({ view: mortalgate.view(drafting(), 0), layout, names: SITTERS, opened: null, say });
        return { scene, seen: box(0, 0, WIDTH, HEIGHT) };
      },
    },
  ],
};

const quiet = { only: () => ({ reach: [], chosen: null }) };

/** Altars, what they give, and how the game ends. */
export const SANCTUMS = {
  draft,
  altars: deed(
    1.5,
    { about: 'C22', across: 6 },
    { heroes: { ...AWAY, greven: { at: 'D22' } } },
    { chosen: { type: 'goal', goal: { kind: 'altar', altar: 6 } } },
    [{ type: 'capture' }],
  ),
  'GATE-164': island(
    1.5,
    { about: 'C22', across: 6 },
    { heroes: { ...AWAY, greven: { at: 'D22' }, seiren: { at: 'C21' } } },
    quiet,
  ),
  blessings: island(
    0.78,
    {},
    { altars: { pinpoint: BLUE, splinter: BLUE, forceful: BLUE, shockwave: RED, leech: RED, divineShield: RED } },
    quiet,
  ),
  ending: island(
    0.78,
    {},
    {
      heroes: { ...AWAY, greven: { at: 'D5' } },
      grace: [15, 8],
      altars: {
        splinter: RED,
        forceful: RED,
        sprint: RED,
        evasive: RED,
        divineShield: RED,
        shockwave: RED,
        leech: RED,
      },
    },
    { chosen: { type: 'goal', goal: { kind: 'altar', altar: 0 } } },
  ),
} as const;
