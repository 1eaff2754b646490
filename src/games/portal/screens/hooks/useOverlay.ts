import { useMemo } from 'react';
import type { Words } from '@/engine';
import {
  adjusting,
  groupNow,
  mayCommand,
  mayDeploy,
  middleOfGroup,
  overlayOf,
  type Plan,
  type Situation,
} from '../../board/flow';
import { parseTarget, targetId } from '../../board/ids';
import { NO_OVERLAY, type Overlay } from '../../board/overlay';
import { gripAt } from '../../board/pull/grips';
import { putBy } from '../../board/pull/puts';
import type { Answers } from '../../board/targets';
import { text } from '../../board/words';
import { elementOf, unitOf, type Point, type View } from '../../rules';

type Considered = { readonly overlay: Overlay; readonly answers: Answers; readonly interest: readonly Point[] };

const NOWHERE: readonly Point[] = [];

/** The id of what is pointed at. */
function chosenId({ selection }: Situation): string | null {
  if (selection.type !== 'aim') return null;
  const { aim } = selection;
  if (aim.kind === 'unit') return targetId('unit', aim.unit);
  return aim.kind === 'element' ? targetId('element', aim.element) : null;
}

/** What a tap on a target does, for those who cannot see the table. */
function hintOf(view: View, id: string, chosen: string | null): Words | undefined {
  if (!mayCommand(view)) return undefined;
  if (id === chosen) return text('hint.again');
  const target = parseTarget(id);
  if (target?.kind === 'objective' || target?.kind === 'ground') return text('hint.objective');
  if (target?.kind !== 'unit' && target?.kind !== 'element') return undefined;
  const element = target.kind === 'element' ? elementOf(view, target.element) : null;
  if (element?.abandoned) return text('hint.machine');
  const seat = target.kind === 'unit' ? unitOf(view, target.unit).seat : unitOf(view, element?.unit ?? 1).seat;
  return text(seat === view.active ? 'hint.own' : 'hint.enemy');
}

/** PORT-066 Whoever deploys looks at his zone. */
function placesOf(view: View, mine: boolean): readonly Point[] {
  const zone = view.config.zones[view.active];
  if (!mine || zone === undefined) return NOWHERE;
  return [{ x: zone.x + Math.round(zone.w / 2), y: zone.y + Math.round(zone.h / 2) }];
}

/** What the camera should show: who acts, and what the proposal is about. */
function interestOf(view: View, group: number | null, plan: Plan | null): readonly Point[] {
  if (group === null) return NOWHERE;
  const own = middleOfGroup(view, group);
  if (plan === null) return [own];
  const { after, target, targetElement } = plan.chosen;
  const foe = targetElement ?? (target === null ? null : (unitOf(view, target).members[0] ?? null));
  const { x, y } = foe === null ? own : elementOf(view, foe);
  return [own, middleOfGroup(after, group), { x, y }];
}

/** What lies over the table for what is chosen, what taps do, and which points it is about. */
export function useOverlay(
  { view, selection, legal, why }: Situation,
  plan: Plan | null,
  say: (words: Words) => string,
  /** What happened is shown: nothing is considered meanwhile. */
  shows: boolean,
): Considered {
  return useMemo(() => {
    const moment = { view, selection, legal, why };
    const mine = (mayCommand(view) || mayDeploy(view) || selection.type === 'measure') && !shows;
    const chosen = chosenId(moment);
    const group = mine ? groupNow(view, selection) : null;
    const overlay = mine ? overlayOf(moment, say) : NO_OVERLAY;
    return {
      overlay,
      answers: {
        hint: (id) => hintOf(view, id, chosen),
        isChosen: (id) => id === chosen,
        drags: (id) => mine && gripAt(moment, id) !== null,
        handles: mine ? overlay.handles : [],
        adjusted: mine && selection.type === 'adjust' ? putBy(view, adjusting(view, selection)) : [],
      },
      interest: view.phase === 'deploy' ? placesOf(view, mine) : interestOf(view, group, plan),
    };
  }, [view, selection, legal, why, plan, say, shows]);
}
