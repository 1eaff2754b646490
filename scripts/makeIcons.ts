/** Draws the pictures of the app into assets/: `npx tsx scripts/makeIcons.ts`. They are made of the same shapes as the hall. */
import CanvasKitInit, {
  type Canvas,
  type CanvasKit,
  type Paint as SkiaPaint,
  type Path,
} from 'canvaskit-wasm/bin/full/canvaskit.js';
import { writeFileSync } from 'fs';
import { join } from 'path';
import { APP_ICONS } from '@/ui/art/appIcon';
import type { Ink, Outline, Paint, Shape } from '@/scene/shapes';

function outlinePath(kit: CanvasKit, outline: Outline): Path {
  const builder = new kit.PathBuilder();
  if (outline.t === 'path') {
    const path = kit.Path.MakeFromSVGString(outline.d);
    if (!path) throw new Error(`not a path: ${outline.d}`);
    const { x = 0, y = 0, scale = 1 } = outline;
    builder.addPath(path, [scale, 0, x, 0, scale, y, 0, 0, 1]);
  } else if (outline.t === 'circle') {
    builder.addCircle(outline.cx, outline.cy, outline.r);
  } else {
    const r = typeof outline.r === 'number' ? outline.r : 0;
    builder.addRRect(kit.RRectXY(kit.XYWHRect(outline.x, outline.y, outline.w, outline.h), r, r));
  }
  return builder.detach();
}

function setFill(kit: CanvasKit, paint: SkiaPaint, fill: Paint): void {
  if (typeof fill === 'string') return paint.setColor(kit.parseColorString(fill));
  const { colors, at } = 'linear' in fill ? fill.linear : fill.radial;
  const stops = colors.map((each) => kit.parseColorString(each));
  const places = at ? [...at] : null;
  const shader =
    'linear' in fill
      ? kit.Shader.MakeLinearGradient([...fill.linear.from], [...fill.linear.to], stops, places, kit.TileMode.Clamp)
      : kit.Shader.MakeRadialGradient([...fill.radial.center], fill.radial.radius, stops, places, kit.TileMode.Clamp);
  paint.setShader(shader);
}

const isOutline = (shape: Shape): shape is Outline & Ink =>
  shape.t === 'rect' || shape.t === 'circle' || shape.t === 'path';

function drawShape(kit: CanvasKit, canvas: Canvas, shape: Shape): void {
  if (shape.t === 'group') {
    canvas.save();
    canvas.translate(shape.x ?? 0, shape.y ?? 0);
    if (shape.clip) canvas.clipPath(outlinePath(kit, shape.clip), kit.ClipOp.Intersect, true);
    for (const each of shape.shapes) drawShape(kit, canvas, each);
    canvas.restore();
    return;
  }
  if (!isOutline(shape) || shape.fill === undefined) throw new Error(`icons are filled outlines, not ${shape.t}`);
  const paint = new kit.Paint();
  paint.setAntiAlias(true);
  setFill(kit, paint, shape.fill);
  if (shape.blur) paint.setMaskFilter(kit.MaskFilter.MakeBlur(kit.BlurStyle.Normal, shape.blur, true));
  canvas.drawPath(outlinePath(kit, shape), paint);
}

function picture(kit: CanvasKit, side: number, shapes: readonly Shape[]): Uint8Array {
  const surface = kit.MakeSurface(side, side);
  if (!surface) throw new Error('no surface');
  const canvas = surface.getCanvas();
  canvas.clear(kit.TRANSPARENT);
  for (const shape of shapes) drawShape(kit, canvas, shape);
  surface.flush();
  const bytes = surface.makeImageSnapshot().encodeToBytes();
  if (!bytes) throw new Error('no picture');
  return bytes;
}

async function main(): Promise<void> {
  const kit = await CanvasKitInit({ locateFile: (file) => require.resolve(`canvaskit-wasm/bin/full/${file}`) });
  for (const [name, { side, shapes }] of Object.entries(APP_ICONS)) {
    writeFileSync(join(__dirname, '..', 'assets', `${name}.png`), picture(kit, side, shapes));
    process.stdout.write(`${name}.png\n`);
  }
}

void main();
