import { Drawing } from '@/scene/Drawing';
import { gate } from './art/gate';
import { GATE_LOOKS, type GateId } from './art/gates';

type Props = { readonly id: GateId; readonly width: number; readonly height: number };

/** A still gate; its light and its step reach beyond the given box. */
export function GatePicture({ id, width, height }: Props) {
  return (
    <Drawing
      shapes={gate({ ...GATE_LOOKS[id], w: width, h: height })}
      width={width}
      height={height}
      bleed={Math.ceil(width / 2)}
    />
  );
}
