import { imageOf } from '@/scene/easel';
import type { Swirl } from '@/scene/shapes';
import { swirlImage, uniformsOf } from '@/scene/swirl';
import { swirlPixels } from '@/scene/swirlPixels';
import { differingPixels } from '../support/picture';

const SWIRLS: readonly Swirl[] = [
  { t: 'swirl', x: 10, y: 20, w: 120, h: 180, colors: ['#FF7A2A', '#7B4DFF'], seed: 3 },
  { t: 'swirl', x: 0, y: 0, w: 100, h: 100, colors: ['#000000', '#FFFFFF'], seed: 65, look: 'ember' },
];

test.each(SWIRLS.map((swirl) => [swirl.look ?? 'mist', swirl] as const))(
  'the swirl that is computed by hand is the swirl of the shader: %s',
  (_, swirl) => {
    const { image, side, reach } = swirlImage(swirl);
    const box = { x: 0, y: 0, w: side, h: side };
    const shaded = image.readPixels(0, 0, { ...image.getImageInfo(), width: side });
    const bytes = swirlPixels(uniformsOf(swirl, side, reach));
    const [one, other] = [new Uint8Array(shaded ?? []), bytes].map((each) =>
      imageOf({ ...box, bytes: new Uint8Array(each) }).encodeToBytes(),
    );
    expect(differingPixels(one, other)).toBeLessThan(side * side * 0.002);
    // And not because both are of one colour.
    expect(new Set(bytes).size).toBeGreaterThan(100);
  },
);
