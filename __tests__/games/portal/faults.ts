import type { Element, State } from '@/games/portal/rules';
import { armyPoints } from '@/games/portal/rules/army';
import { SAME_UNIT_OVERLAP } from '@/games/portal/rules/data';
import { isImpassable, isInside, overlap } from '@/games/portal/rules/geometry';
import { isFlying, landUnder, swims } from '@/games/portal/rules/ground';
import { pointsOn } from '@/games/portal/rules/points';
import { elementOf, inPlay, membersOf, onTable, strengthOf, unitOf } from '@/games/portal/rules/roster';
import { isGroup } from '@/games/portal/rules/rounds';
import { footprintOf } from '@/games/portal/rules/shapes';

/** What is wrong with a state of PORTAL, in words; undefined when nothing is. */
export function portalFault(state: State): string | undefined {
  return (
    placesFault(state) ??
    groundFault(state) ??
    unitsFault(state) ??
    pointsFault(state) ??
    turnFault(state) ??
    endFault(state)
  );
}

/** PORT-112, PORT-G14 to PORT-G16 Nobody stands on anybody or beside the table. */
function placesFault({ elements, config }: State): string | undefined {
  const here = elements.filter(onTable).map((element) => ({ element, footprint: footprintOf(element) }));
  const { w, h } = config.table;
  for (const [i, one] of here.entries()) {
    const { id, unit } = one.element;
    if (!isInside(one.footprint, { x: 0, y: 0, w, h })) return `${id} stands beside the table (PORT-112)`;
    const under = here
      .slice(0, i)
      .find(({ element, footprint }) =>
        overlap(one.footprint, footprint, element.unit === unit ? SAME_UNIT_OVERLAP : 0),
      );
    if (under) return `${id} stands on ${under.element.id} (PORT-112)`;
  }
  return undefined;
}

/** Whether somebody is or was carried by something that flies or swims, by the name he has in his army. */
function rode(state: State, { origin, model }: Element): boolean {
  const members = state.config.armies[origin].units.flatMap((unit) =>
    unit.kind === 'band' || unit.kind === 'lone' ? unit.members : [],
  );
  return members.some(
    ({ mount, attributes }) =>
      mount?.rider?.name === model?.name && (mount?.flying === true || attributes.includes('waterborne')),
  );
}

/** Who may be over Impassable terrain: whoever flies or swims, has flown by a spell, or has lost what carried him there. */
const isExcused = (state: State, element: Element): boolean =>
  isFlying(state, element) ||
  [element.model, element.rider].some((model) => model?.spells.includes('fly') === true) ||
  rode(state, element);

/** PORT-105 */
function groundFault(state: State): string | undefined {
  const land = landUnder(state);
  const mired = state.elements.find(
    (element) => onTable(element) && isImpassable(land, element, swims(element)) && !isExcused(state, element),
  );
  return mired && `${mired.id} stands in Impassable terrain (PORT-105)`;
}

/** PORT-010, PORT-235, PORT-G42 */
function unitsFault(state: State): string | undefined {
  for (const unit of state.units) {
    const members = membersOf(state, unit);
    if ((unit.state === 'table') !== members.length > 0) return `unit ${unit.id} and its members (PORT-010)`;
    if (members.some((member) => !inPlay(member) || member.unit !== unit.id))
      return `a member of unit ${unit.id} that is none (PORT-010)`;
    if (unit.members.some((id, i) => i > 0 && id <= unit.members[i - 1])) return `unit ${unit.id} is in no order`;
    const { block } = unit;
    if (block === null) continue;
    if (block.cells.length !== members.length) return `cells and members of unit ${unit.id} (PORT-G42)`;
    if (new Set(block.cells.map((cell) => cell.join())).size !== members.length)
      return `two in one cell of unit ${unit.id} (PORT-G42)`;
    if (block.cells.some(([rank, file]) => rank >= block.ranks || file >= block.files))
      return `a cell outside unit ${unit.id} (PORT-G42)`;
    if (members.some(({ facing }) => facing !== block.facing)) return `unit ${unit.id} looks about (PORT-235)`;
  }
  return undefined;
}

/** PORT-326, PORT-D88 What is left and what was destroyed is never more than what was bought, and no strength comes from nowhere. */
function pointsFault(state: State): string | undefined {
  const bought = state.config.armies.reduce((sum, army) => sum + armyPoints(army), 0);
  const left = state.elements
    .filter((element) => element.where === 'exited' || inPlay(element))
    .reduce((sum, element) => sum + pointsOn(state, element), 0);
  const destroyed = state.score.reduce((sum, score) => sum + score.destroyed, 0);
  if (left + destroyed > bought) return `${left} left and ${destroyed} destroyed of ${bought} (PORT-326)`;
  const strong = state.units.find((unit) => state.turn > 0 && strengthOf(state, unit) > unit.startingStrength);
  return strong && `unit ${strong.id} is stronger than at its start (PORT-072)`;
}

/** PORT-078, PORT-081 */
function turnFault(state: State): string | undefined {
  const { phase, round, acted, active, steps } = state;
  if (phase !== 'battle') return steps.length > 0 ? 'steps while nobody fights' : undefined;
  if (new Set(acted).size !== acted.length) return 'a group acted twice (PORT-078)';
  if (round === null || steps.length > 0) return undefined;
  if (!isGroup(state, round.group)) return 'the round of a group that is gone (PORT-077)';
  const unit = state.config.mode === 'siege' ? round.group : elementOf(state, round.group).unit;
  if (unitOf(state, unit).seat !== active) return 'a round of another seat (PORT-076)';
  return acted.includes(round.group) ? 'a group that acted acts again (PORT-078)' : undefined;
}

/** PORT-089 */
function endFault(state: State): string | undefined {
  const sides = new Set(state.elements.filter(inPlay).map((element) => unitOf(state, element.unit).seat));
  return state.phase === 'battle' && state.steps.length === 0 && sides.size < 2
    ? 'a battle of one side (PORT-089)'
    : undefined;
}
