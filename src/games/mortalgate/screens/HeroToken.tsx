import { Drawing } from '@/scene/Drawing';
import { token } from '../board/art/token';
import { OFF, type HeroId, type View } from '../rules';

type Props = { readonly view: View; readonly hero: HeroId; readonly size: number };

/** A hero as it stands on the island, small: team, silhouette, health. Slain it is pale. */
export function HeroToken({ view, hero, size }: Props) {
  const { team, health, node } = view.heroes[hero];
  if (team === null) return null;
  return (
    <Drawing
      shapes={token(hero, team, health, size)}
      width={size}
      height={size}
      bleed={2}
      style={node === OFF && { opacity: 0.45 }}
    />
  );
}
