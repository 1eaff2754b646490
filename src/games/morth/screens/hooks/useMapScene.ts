import { useT } from '@/i18n';
import type { Scene } from '@/scene/nodes';
import { useReducedMotion } from '@/ui';
import { aimNodes } from '../../board/map/aimScene';
import { assaultNodes, type AssaultTexts } from '../../board/assault/assaultScene';
import { marchOn, type Beat, type Film } from '../../board/assault/film';
import type { Situation } from '../../board/flow';
import { killExits, killNodes, killsIn } from '../../board/map/killScene';
import type { MapLayout } from '../../board/map/mapLayout';
import { mapExits, mapNodes, type MapPlace } from '../../board/map/mapScene';
import type { Walk } from '../../board/assault/march';
import { ownSeat, type Told } from '../../board/table';
import type { Telling } from '../../board/told/playedCard';
import { struckNodes } from '../../board/told/struckScene';
import { realmOf, type View } from '../../rules';

/** What is shown at the moment: an Assault, how far it is and who walks on this map, or a card. */
export type Marching = {
  readonly film: Film | null;
  readonly beat: Beat | null;
  readonly walk: Walk | null;
  /** The card that is shown. */ readonly telling: Telling | null;
};

/** Everything that is drawn on the large map: what stands there, what is aimed at, who marches and who dies. */
export function useMapScene(
  moment: Situation,
  place: MapPlace,
  layout: MapLayout,
  { film, beat, walk, telling }: Marching,
  news: Told | null,
  scrolls: boolean,
): Scene {
  const { view } = moment;
  const { realm, cell } = place;
  const { width, height } = layout;
  const reduced = useReducedMotion();
  const texts = useAssaultTexts(view, walk);
  const blows = reduced || news === null ? null : killsIn(news);
  const march = marchOn(film, beat, realm);
  const map = mapNodes(view, place, realm === realmOf(view, ownSeat(view)) ? moment : null, march);
  const nodes = [
    ...map,
    ...aimNodes(moment, place),
    ...killNodes(blows, place),
    ...struckNodes(telling, place, layout, reduced),
    ...assaultNodes(view, place, layout, map, walk, texts, { reduced, roll: !scrolls }),
  ];
  const exits = { ...mapExits(view, [place], march), ...killExits(blows, place) };
  return { width, height, nodes, exits, board: `${realm} ${cell}` };
}

/** What is written on the map in an Assault. */
function useAssaultTexts({ roll }: View, walk: Walk | null): AssaultTexts {
  const t = useT();
  const { wounds = 0, coins = 0 } = walk ?? {};
  return {
    die: t('morthTable.assault.die', { roll: roll ?? 0 }),
    loss: t(coins > 0 ? 'morthTable.assault.robbery' : 'morthTable.assault.loss', { count: wounds, coins }),
  };
}
