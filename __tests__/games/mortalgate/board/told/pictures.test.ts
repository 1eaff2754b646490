import { Skia } from '@shopify/react-native-skia';
import { islandNodes, islandScene } from '@/games/mortalgate/board/scene';
import { middleOf } from '@/games/mortalgate/board/layout/hexes';
import { beatNodes } from '@/games/mortalgate/board/told/beatScene';
import { filmOf, type Beat } from '@/games/mortalgate/board/told/film';
import { nodeAt } from '@/games/mortalgate/rules/hex';
import { BLUE, RED, type Event, type View } from '@/games/mortalgate/rules/types';
import { nextTracks, settled } from '@/scene/diff';
import { drawFrame } from '@/scene/frame';
import type { SceneNode } from '@/scene/nodes';
import { stage } from '@/scene/stage';
import { testFonts } from '../../../../support/fonts';
import { expectPicture } from '../../../../support/picture';
import { BUSY, DEKHAR, GREVEN, SABEA, YODAN, ZADITA } from '../support';

const [W, H, RATIO] = [210, 190, 2];

/** Without the ground, which has pictures of its own. */
const scene = (nodes: readonly SceneNode[]) => islandScene(nodes.filter(({ id }) => !/^(ground|wave)/.test(id)));

type Still = { readonly beat: Beat; readonly at: string; readonly now: number; readonly reduced?: boolean };

/** Moments of films beside each other, each in a window about a hex. */
function sheet(stills: readonly Still[], before: View): Uint8Array {
  const surface = Skia.Surface.Make(W * stills.length * RATIO, H * RATIO);
  if (surface === null) throw new Error('No surface.');
  const canvas = surface.getCanvas();
  canvas.clear(Skia.Color('#3C5A40'));
  canvas.scale(RATIO, RATIO);
  stills.forEach(({ beat, at, now, reduced = false }, i) => {
    const { x, y } = middleOf(nodeAt(at));
    const was = scene(islandNodes(before));
    const tracks = nextTracks(settled(was, 0), scene(beatNodes(beat, reduced)), 0, { reduced });
    canvas.save();
    canvas.clipRect(Skia.XYWHRect(i * W, 0, W - 4, H), 1, true);
    canvas.translate(i * W + W / 2 - x, H / 2 - y);
    drawFrame(
      canvas,
      stage(tracks, { fonts: testFonts(), ratio: 1 }),
      { now, turn: 0, sharp: true, dial: 0 },
      { pressed: '', press: 0, shaken: '', shake: 1 },
    );
    canvas.restore();
  });
  surface.flush();
  return surface.makeImageSnapshot().encodeToBytes();
}

const beats = (events: readonly Event[]) => filmOf({ before: BUSY, events })?.beats ?? [];
const RED_GREVEN = { seat: 0, team: RED, hero: GREVEN };

const STRIKE: Event = {
  type: 'attackRolled',
  ...RED_GREVEN,
  target: SABEA,
  ability: null,
  from: nodeAt('J13'),
  at: nodeAt('J11'),
  dice: [6, 3],
  roll: 63,
  required: 17,
  hit: true,
  blocked: false,
  wounds: [
    {
      hero: SABEA,
      seat: 1,
      node: nodeAt('J11'),
      reason: 'target',
      damage: 4,
      before: 11,
      after: 7,
      slain: false,
      blocked: false,
    },
    {
      hero: YODAN,
      seat: 1,
      node: nodeAt('J9'),
      reason: 'shockwave',
      damage: 4,
      before: 16,
      after: 12,
      slain: false,
      blocked: false,
    },
  ],
};
const MISS: Event = { ...STRIKE, dice: [1, 0], roll: 10, hit: false, wounds: [] };

test('GATE-084 an attack: dice fall, lie, an arrow flies, blows land, and a miss', () => {
  const [dice, deed] = beats([STRIKE]);
  const [, miss] = beats([MISS]);
  const at = 'J11';
  expectPicture(
    'mortalgate/film-attack',
    sheet(
      [
        { beat: dice, at, now: 330 },
        { beat: dice, at, now: 1000 },
        { beat: deed, at, now: 170 },
        { beat: deed, at, now: 520 },
        { beat: miss, at, now: 520 },
      ],
      BUSY,
    ),
  );
});

test('a death, a return, a capture, healing and a status', () => {
  const zadita = { seat: 1, team: BLUE, hero: ZADITA };
  const slain: Event = { type: 'heroSlain', ...zadita, by: DEKHAR, reason: 'target', node: nodeAt('B14') };
  const back: Event = { type: 'heroReturned', ...zadita, node: nodeAt('L3'), health: 11 };
  const taken: Event = {
    type: 'altarCaptured',
    seat: 0,
    team: RED,
    hero: DEKHAR,
    altar: 3,
    blessing: 'sprint',
    from: null,
  };
  const healed: Event = {
    type: 'heroHealed',
    seat: 1,
    team: BLUE,
    hero: YODAN,
    target: SABEA,
    by: 'ability',
    amount: 4,
    before: 11,
    after: 15,
  };
  const burns: Event = {
    type: 'statusGained',
    seat: 1,
    team: BLUE,
    hero: YODAN,
    target: GREVEN,
    status: 'burning',
    turns: 2,
  };
  const still = (event: Event, at: string, now: number, reduced = false): Still => ({
    beat: beats([event])[0],
    at,
    now,
    reduced,
  });
  expectPicture(
    'mortalgate/film-deeds',
    sheet(
      [
        still(slain, 'C14', 260),
        still(back, 'L3', 250),
        still(taken, 'C14', 420),
        still(healed, 'J11', 300),
        still(burns, 'J13', 300),
        still(STRIKE, 'J11', 200, true),
      ],
      BUSY,
    ),
  );
});
