import type { Shape } from '@/scene/shapes';
import type { Primer, SignPicture } from '../front';
import { altarStone } from './board/art/altar';
import { badge, details, pip } from './board/art/badges';
import { token } from './board/art/token';
import { ALTARS, HEROES, type Blessing, type HeroKey, type Status } from './rules/data';
import { BLUE, RED, type Team } from './rules/types';

/** Signs that go with the same words stand side by side, a little apart. */
const GAP = 10;
/** Three of them are smaller and closer, so that the words still have room. */
const SMALL = { size: 0.8, gap: 4 };

const row = (tall: number, all: readonly (readonly Shape[])[], gap = GAP): SignPicture => ({
  shapes: all.map((shapes, i): Shape => ({ t: 'group', x: i * (tall + gap), y: 0, shapes })),
  width: all.length * (tall + gap) - gap,
  height: tall,
  bleed: 4,
});

const small = (tall: number, all: readonly ((size: number) => readonly Shape[])[]): SignPicture =>
  row(
    tall * SMALL.size,
    all.map((sign) => sign(tall * SMALL.size)),
    SMALL.gap,
  );

/** A hero as it stands on the island, with its health and without anything on it. */
function hero(key: HeroKey, team: Team, health: number, size: number): readonly Shape[] {
  const id = HEROES.findIndex((one) => one.key === key);
  return [...token(id, team, health, size), ...details(id, { health, cooldowns: [0, 0] }, [], size)];
}

const altar = (blessing: Blessing, owner: Team | null, contested: boolean, size: number): readonly Shape[] =>
  altarStone(
    ALTARS.findIndex((one) => one.blessing === blessing),
    owner,
    contested,
    size,
  );

const status = (kind: Status, count: number, size: number): readonly Shape[] =>
  badge({ kind, count }, size * 0.42, size * 0.55, size * 0.36);

/** MortalGate in a minute. */
export const mortalgatePrimer: Primer = {
  goal: 'mortalgate.primer.goal',
  turn: [
    'mortalgate.primer.turn.parts',
    'mortalgate.primer.turn.upkeep',
    'mortalgate.primer.turn.movement',
    'mortalgate.primer.turn.combat',
    'mortalgate.primer.turn.capture',
  ],
  end: 'mortalgate.primer.end',
  signs: [
    {
      text: 'mortalgate.primer.signs.hero',
      picture: (tall) => row(tall, [hero('seiren', BLUE, 14, tall), hero('sabea', RED, 9, tall)]),
    },
    {
      text: 'mortalgate.primer.signs.ability',
      picture: (tall) =>
        row(
          tall,
          [0, 2].map((left) => pip(left, tall / 2, tall / 2, tall * 0.3)),
        ),
    },
    {
      text: 'mortalgate.primer.signs.status',
      picture: (tall) =>
        small(tall, [(s) => status('burning', 2, s), (s) => status('poison', 3, s), (s) => status('stun', 1, s)]),
    },
    {
      text: 'mortalgate.primer.signs.altar',
      picture: (tall) =>
        small(tall, [
          (s) => altar('leech', null, false, s),
          (s) => altar('sprint', BLUE, false, s),
          (s) => altar('forceful', RED, false, s),
        ]),
    },
    {
      text: 'mortalgate.primer.signs.contested',
      picture: (tall) => row(tall, [altar('sprint', BLUE, true, tall)]),
    },
  ],
};
