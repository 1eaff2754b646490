import { useEffect, useState } from 'react';
import type { Reader, RulePicture } from '@/games/picture';
import type { Size } from '@/scene/camera';
import { lensOn } from '@/scene/glimpse';
import { SceneCanvas } from '@/scene/SceneCanvas';

type Props = {
  readonly picture: RulePicture;
  readonly reader: Reader;
  readonly size: Size;
  readonly onEnd: () => void;
};

/** So long each moment stands: the motion into it, and time to see what has changed. */
const MOMENT_MS = 1500;
const NOBODY = () => undefined;

/** A film of the rulebook: the game's own board goes from moment to moment. */
export function PictureFilm({ picture, reader, size, onEnd }: Props) {
  const [glimpses] = useState(() => picture.moments.map(({ glimpse }) => glimpse(reader)));
  const [at, setAt] = useState(0);
  const isLast = at >= glimpses.length - 1;
  useEffect(() => {
    const timer = setTimeout(() => (isLast ? onEnd() : setAt(at + 1)), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [at, isLast, onEnd]);
  const [{ seen }] = glimpses;
  const { scene } = glimpses[at];
  return (
    <SceneCanvas
      scene={scene}
      targets={[]}
      words={reader.say}
      onTap={NOBODY}
      window={size}
      zoom={lensOn(scene, seen, size).zoom}
      opening={seen}
      testID="rulebook:film"
    />
  );
}
