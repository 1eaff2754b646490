import { breaks, type Violation } from '@/engine';
import { armed, armOf } from '../questions/aim';
import { shotTargets } from '../questions/targets';
import { shootersAt, unitsInRange, weaponsMayFire, whyNotShot, whyNotVolley } from '../questions/volley';
import { settleStep } from '../resolve/settle';
import type { StepOf } from '../resolve/steps';
import { elementOf, groupMembers, unitOf, unitsInPlay } from '../roster';
import { groupsOffered } from '../rounds';
import type { Action, Element, GroupId, Open, Shot, State, Who } from '../types';
import { doersOf, noteDeed, whyNotDeed } from './deed';
import { BATTLE, type VerbOf } from './verb';

type Shoot = Extract<Action, { type: 'shoot' }>;

const vehicleAmong = (members: readonly Element[]): Element | undefined =>
  members.find(({ kind }) => kind === 'vehicle');

/** PORT-175, PORT-178 Shots that name their targets: one of a figure, one for each weapon of a vehicle that may fire. */
function whyNotShots(open: Open, members: readonly Element[], { by, unit, shots }: Shoot): Violation | undefined {
  const vehicle = vehicleAmong(members);
  const rule = vehicle === undefined ? 'PORT-178' : 'PORT-175';
  const most = vehicle === undefined ? 1 : weaponsMayFire(vehicle);
  if (unit !== null || shots.length === 0) return breaks(rule);
  if (shots.length > most || new Set(shots.map(({ weapon }) => weapon)).size < shots.length) return breaks(rule);
  for (const shot of shots) {
    const no = whyNotShot(open, members, by, shot);
    if (no !== undefined) return no;
  }
  return undefined;
}

/** PORT-177 Wishes of a volley say only whether mounts or riders are meant (PORT-258). */
function whyNotWishes(members: readonly Element[], { by, shots }: Shoot): Violation | undefined {
  const known = (shot: Shot) => shot.by === by && members.some(({ id }) => id === shot.attacker);
  return shots.every(known) ? undefined : breaks('PORT-177');
}

const isVolley = (open: Open, members: readonly Element[]): boolean =>
  open.config.mode === 'siege' && vehicleAmong(members) === undefined;

/** PORT-179 One step for each attack of a weapon. */
function stepsOf(attacker: Element, step: Omit<StepOf<'shot'>, 'step' | 'attacker'>): StepOf<'shot'>[] {
  const arm = armOf(attacker, step.by, step.weapon);
  const times = arm === null ? 0 : armed(arm).attacks;
  return Array.from({ length: times }, () => ({ step: 'shot', attacker: attacker.id, ...step }));
}

function volleySteps(state: State, members: readonly Element[], { by, unit, shots }: Shoot): StepOf<'shot'>[] {
  if (unit === null) return [];
  const shooters = shootersAt(state, members, by, unitOf(state, unit));
  const volley = unitOf(state, members[0].unit).block !== null && shooters.length >= 2;
  return shooters.flatMap((attacker) => {
    const at = shots.find((wish) => wish.attacker === attacker.id)?.at ?? 'own';
    return stepsOf(attacker, { by, weapon: 0, unit, target: null, at, volley });
  });
}

function shotSteps(state: State, { by, shots }: Shoot): StepOf<'shot'>[] {
  return shots.flatMap(({ attacker, weapon, target, at }) => {
    const { unit } = elementOf(state, target);
    return stepsOf(elementOf(state, attacker), { by, weapon, unit, target, at, volley: false });
  });
}

/** For each enemy unit the shots at its nearest member that a figure, or a vehicle with all it may fire, has. */
function shotChoices(open: Open, group: GroupId, by: Who): Shot[][] {
  const [attacker] = groupMembers(open, group);
  const weapons = attacker.kind === 'vehicle' ? attacker.weapons.map((_, i) => i) : [0];
  const most = attacker.kind === 'vehicle' ? weaponsMayFire(attacker) : 1;
  const { seat } = unitOf(open, attacker.unit);
  const units = unitsInPlay(open).filter((unit) => unit.seat !== seat);
  return units.flatMap((unit) => {
    const shots = weapons.flatMap((weapon): Shot[] => {
      if (armOf(attacker, by, weapon) === null) return [];
      const nearest = shotTargets(open, { attacker, by, weapon, volley: false }, unit).at(0);
      return nearest === undefined ? [] : [{ attacker: attacker.id, by, target: nearest.target.id, at: 'own', weapon }];
    });
    return shots.length === 0 ? [] : [shots.slice(0, most)];
  });
}

/** PORT-161 to PORT-184 */
export const shoot: VerbOf<'shoot'> = {
  when: BATTLE,
  untimely: () => breaks('PORT-082'),
  check(state, seat, action) {
    const no = whyNotDeed(state, seat, action.group, action.by, 'ranged');
    if (no !== undefined) return no;
    const members = groupMembers(state, action.group);
    if (!isVolley(state, members)) return whyNotShots(state, members, action);
    return whyNotWishes(members, action) ?? whyNotVolley(state, members, action.by, action.unit);
  },
  options(state, seat, out) {
    for (const group of groupsOffered(state, seat))
      for (const by of doersOf(state, group, 'ranged')) {
        const members = groupMembers(state, group);
        if (isVolley(state, members))
          for (const unit of unitsInRange(state, members, by))
            out.push({ type: 'shoot', group, by, unit: unit.id, shots: [] });
        else
          for (const shots of shotChoices(state, group, by)) out.push({ type: 'shoot', group, by, unit: null, shots });
      }
  },
  advance(state, _seat, action) {
    const members = groupMembers(state, action.group);
    noteDeed(state, action.group, action.by, 'ranged');
    const steps = isVolley(state, members) ? volleySteps(state, members, action) : shotSteps(state, action);
    state.steps.push(...steps, settleStep(state, 'ranged'));
  },
};
