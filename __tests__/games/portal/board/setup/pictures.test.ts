import { movedTo, verdictOn } from '@/games/portal/board/setup/design';
import { editorScene, type EditorView } from '@/games/portal/board/setup/editorScene';
import { formationPicture } from '@/games/portal/board/setup/formation';
import { FIRST_DESIGNS } from '@/games/portal/board/setup/plan';
import { ARMIES } from '@/games/portal/rules/data';
import type { Shape } from '@/scene/shapes';
import { expectPicture, renderShapes } from '../../../../support/picture';

const [, ridge] = FIRST_DESIGNS;
if (!ridge) throw new Error('no table to begin with');

/** The whole table of the editor in a window so wide. */
function picture(view: EditorView, wide: number, ratio: number) {
  const { width, height, nodes } = editorScene(view);
  const scale = wide / width;
  const shapes = nodes
    .toSorted((a, b) => a.z - b.z)
    .map((node): Shape => {
      const own = node.scale ?? 1;
      return {
        t: 'group',
        x: (node.x + (node.w * (1 - own)) / 2) * scale,
        y: (node.y + (node.h * (1 - own)) / 2) * scale,
        scale: scale * own,
        shapes: node.shapes,
      };
    });
  return renderShapes(shapes, wide, height * scale, ratio);
}

const view = { design: ridge.design, held: null, dragging: false, offended: null, verdict: undefined, looks: [0, 1] };
const held = { kind: 'piece', at: 2 } as const;

test('the terrain editor: costs, flags and zones', async () => {
  expectPicture('portal/editor', await picture(view, 480, 2));
});

test('PORT-061 a wood too near to the hill: its halo, the gap, and the place where it may lie', async () => {
  const design = movedTo(ridge.design, 2, { x: 175, y: 380 });
  const verdict = verdictOn(design, 2);
  expectPicture('portal/editor-near', await picture({ ...view, design, held, verdict }, 480, 2));
});

test('PORT-061 while a piece is carried all halos are seen, and the offended one is red', async () => {
  expectPicture('portal/editor-carried', await picture({ ...view, held, dragging: true, offended: 0 }, 480, 2));
});

test('a loose and a tight band before they deploy', async () => {
  const [, knights, foot] = ARMIES.knights.list.units;
  const shapes = [knights, foot].flatMap((unit, at): readonly Shape[] => {
    const formed = unit && formationPicture(unit, 1, 256, 150);
    return formed ? [{ t: 'group', x: at * 256, shapes: formed }] : [];
  });
  const felt: Shape = { t: 'rect', x: 0, y: 0, w: 512, h: 150, fill: '#1C4434' };
  expectPicture('portal/formations', await renderShapes([felt, ...shapes], 512, 150, 2));
});
