import checkedShield from '@iconify/icons-game-icons/checked-shield';
import crossedSwords from '@iconify/icons-game-icons/crossed-swords';
import flag from '@iconify/icons-game-icons/flying-flag';
import pawn from '@iconify/icons-game-icons/pawn';
import running from '@iconify/icons-game-icons/sprint';
import type { IconifyIcon } from '@iconify/types';
import type { Opaque } from '@/engine';
import { color } from '@/look/tokens';
import { placeIcon } from '@/ui/art/icon';
import type { Deed, Doer, Rematch, Sign, Telling } from '../telling';
import { modelIcon } from './board/art/silhouettes';
import { BEYOND, disc } from './board/art/figure';
import type { View } from './rules';

const GOLD = '#F4D28C';

const sign =
  (icon: IconifyIcon, ink: string): Sign =>
  (tall) => ({ shapes: [{ ...placeIcon(icon, 0, 0, tall), fill: ink }], width: tall, height: tall });

/** PORT-326 to PORT-330 Where the points of a side come from, as columns. */
const SOURCES = [
  { id: 'destroyed', icon: crossedSwords },
  { id: 'left', icon: pawn },
  { id: 'fled', icon: running },
  { id: 'objectives', icon: flag },
  { id: 'cover', icon: checkedShield },
] as const;

const DEED_COLUMNS: readonly Deed[] = SOURCES.map(({ id, icon }, place) => ({
  id,
  name: `portal.result.source.${id}`,
  sign: sign(icon, color.soft),
  of: ({ score }) => score[place] ?? 0,
}));

/** The armies with what each scored, by source. */
function doers(opaque: Opaque): readonly Doer[] {
  // A front of PORTAL is only ever given what is PORTAL's.
  const { score, config, elements, units } = opaque as unknown as View;
  return score.map(({ destroyed, left, fled, objectives, cover }, seat) => {
    const figure = elements.find(({ unit, model }) => units[unit - 1]?.seat === seat && model !== null)?.model;
    const name = config.armies[seat]?.name ?? '';
    return {
      id: `${seat}${name}`,
      name: name.startsWith('@') ? (`portal.army.${name.slice(1)}` as Doer['name']) : 'portal.kept.army',
      side: seat,
      score: [destroyed, left, fled, objectives, cover],
      picture: (size) =>
        disc(
          modelIcon(figure ?? { attributes: [], kit: 'hand', weapon: null, mounted: false }),
          seat,
          size / 2 / BEYOND,
          'ready',
        ),
    };
  });
}

/** PORT-334 */
export const portalTelling: Telling = {
  goal: null,
  course: { round: 'portal.result.byTurn', move: 'portal.result.byMove' },
  fewest: false,
  scores: ([points = 0], t) => [
    { figure: points, words: t('portal.result.points', { count: points }), sign: sign(crossedSwords, GOLD), ink: GOLD },
  ],
  reason: ({ places }, names, t) => {
    const [first, second] = places;
    return t('portal.result.score', { best: first?.score[0] ?? 0, other: second?.score[0] ?? 0 });
  },
  note: () => undefined,
  nobody: ({ places }) =>
    places.length > 1 && places.every(({ rank }) => rank === 1) ? 'portal.result.draw' : undefined,
  deeds: DEED_COLUMNS,
  doers,
};

/** Once more with sides exchanged. */
export const portalRematches = (): readonly [Rematch] => [
  {
    id: 'rematch',
    label: 'result.rematch',
    note: 'portal.result.exchanged',
    first: 1,
    config: (before) => before,
  },
];
