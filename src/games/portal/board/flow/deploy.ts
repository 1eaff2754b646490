import { cellPlace, formed, spacingOf } from '../../rules/geometry';
import { muster } from '../../rules/muster';
import { deployment, isMustered, type Deployment } from '../../rules/questions/deployment';
import { presetPlace, proposals } from '../../rules/questions/proposals';
import { shapeOf } from '../../rules/shapes';
import type { Element, Place, Point, View } from '../../rules/types';
import { mayDeploy } from './moment';
import type { Outcome, Selection, Situation, Step } from './types';
import { nameWords, text } from '../words';

/** PORT-067 The unit in hand: the one that was chosen, else the next that waits. */
export function unitInHand(view: View, selection: Selection): number | null {
  const waiting = view.waiting[view.active] ?? [];
  if (selection.type === 'deploy' && waiting.includes(selection.unit)) return selection.unit;
  const advised = advisedPlace(selection);
  if (advised !== null && waiting.includes(advised.unit)) return advised.unit;
  return waiting[0] ?? null;
}

/** Millimetres between loose men. */
const LOOSE_GAP = 10;
const FILES = 6;

const radius = (element: Element): number => {
  const shape = shapeOf(element);
  return 'r' in shape ? shape.r : Math.max(shape.length, shape.width) / 2;
};

/** A unit put down with the middle of its front at a point: in a block where files are said, else loose and in ranks. */
function deployAt(view: View, unit: number, at: Point, facing: number, files: number | null): Deployment {
  const { elements, unit: mustered } = muster(view, view.active, unit);
  if (files !== null)
    return { type: 'deploy', unit, places: [], form: { anchor: at, facing, files, order: mustered.members } };
  const spacing = spacingOf(elements.map(radius)) + LOOSE_GAP;
  const block = formed(facing, Math.min(FILES, elements.length), spacing, elements.length);
  const places = block.cells.map((cell): Place => ({ ...cellPlace(at, cell, block.files, spacing, facing), facing }));
  return { type: 'deploy', unit, places, form: null };
}

/** Where somebody advises to put a unit. */
const advisedPlace = (selection: Selection): Deployment | null =>
  selection.type === 'advised' && selection.action.type === 'deploy' ? selection.action : null;

/** How the unit in hand would stand: where somebody pointed, where it is advised, else where it is proposed. */
export function deployPlan(view: View, selection: Selection): Deployment | null {
  if (!mayDeploy(view)) return null;
  const unit = unitInHand(view, selection);
  if (unit === null) return null;
  if (selection.type === 'deploy') return deployAt(view, unit, selection.at, selection.facing, selection.files);
  const stands = selection.type === 'preset' ? presetPlace(view, view.active, unit, selection.preset) : null;
  return advisedPlace(selection) ?? stands ?? proposals(view, view.active).find((each) => each.unit === unit) ?? null;
}

/** A tap into the zone puts the unit in hand there. */
export function deployTapped({ view, selection }: Situation, at: Point): Outcome {
  const unit = unitInHand(view, selection);
  if (unit === null) return { type: 'nothing' };
  const list = view.config.armies[view.active]?.units[unit];
  const wished = list?.kind === 'band' && view.config.mode === 'siege' ? list.files : null;
  const now =
    selection.type === 'deploy'
      ? { facing: selection.facing, files: selection.files }
      : { facing: view.config.zones[view.active]?.facing ?? 0, files: wished };
  return { type: 'select', selection: { type: 'deploy', unit, at, ...now } };
}

/** Where its members would stand, and who of them offends. */
export function deployGhosts(view: View, action: Deployment): readonly (Place & { readonly element: Element })[] {
  const answer = deployment(view, view.active, action);
  const { elements } = isMustered(answer) ? answer : muster(view, view.active, action.unit);
  const { form, places } = action;
  if (isMustered(answer))
    return elements.map((element) => ({ element, x: element.x, y: element.y, facing: element.facing }));
  if (form === null)
    return elements.flatMap((element, i) => (places[i] === undefined ? [] : [{ element, ...places[i] }]));
  const block = formed(form.facing, form.files, spacingOf(elements.map(radius)), elements.length);
  return elements.map((element, i) => ({
    element,
    ...cellPlace(form.anchor, block.cells[i] ?? [0, 0], form.files, block.spacing, form.facing),
    facing: form.facing,
  }));
}

/** The gold button of deployment. */
export function deployStep({ view, selection, why }: Situation): Step | null {
  const action = deployPlan(view, selection);
  if (action === null) return null;
  const list = view.config.armies[view.active]?.units[action.unit];
  const refusal = why(action);
  const count = deployGhosts(view, action).length;
  return {
    name: 'deploy',
    label: text('deploy.place'),
    note: list === undefined ? null : text('deploy.placeNote', { name: nameWords(list.name), count }),
    actions: refusal === undefined ? [action] : [],
    ...(refusal && { refusal }),
  };
}
