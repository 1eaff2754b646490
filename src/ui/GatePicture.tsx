import { Drawing } from '@/scene/Drawing';
import { gate, type GateArt } from './art/gate';

type Props = { readonly art: GateArt; readonly width: number; readonly height: number };

/** A still gate; its light and its step reach beyond the given box. */
export function GatePicture({ art, width, height }: Props) {
  return (
    <Drawing
      shapes={gate({ ...art, w: width, h: height })}
      width={width}
      height={height}
      bleed={Math.ceil(width / 2)}
    />
  );
}
