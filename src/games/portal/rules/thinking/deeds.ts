import type { Seat } from '@/engine';
import { SPELLS } from '../data';
import { castChoices } from '../questions/castChoices';
import { barrageOf, broadsideForecast, meleeForecast, spellStrike, volleyForecast } from '../questions/forecast';
import { gunTargets } from '../questions/guns';
import { abandonedOn } from '../questions/machines';
import type { Casting } from '../questions/spells';
import { shotTargets, strikeTargets } from '../questions/targets';
import { weaponsMayFire } from '../questions/volley';
import { armed, armOf, bandOf, canFight } from '../questions/aim';
import { elementOf, groupMembers, inPlay, membersOf, modelOf, unitOf, unitsInPlay } from '../roster';
import { inContact } from '../questions/ruler';
import type { Action, Element, GroupId, Open, Shot, Unit, Who } from '../types';
import type { Weights } from './parts';
import { harmParts, harmWorth } from './worth';

/** What a group can do where it stands, and what that is worth. */
export type Valued = { readonly action: Action; readonly worth: number; readonly parts: Weights };

/** Enemies that a gun looks at. */
const AIMS = 5;
/** What a spell that helps is worth: little beside a kill, more than nothing. */
const HELP = 4;

function* shots(open: Open, group: GroupId, members: readonly Element[], by: Who): Generator<void, Valued[], void> {
  const [first] = members;
  if (first.kind === 'piece') return [];
  if (first.kind === 'vehicle') return broadsides(open, group, first);
  if (!members.some((member) => armOf(member, by, 0) !== null)) return [];
  const all: Valued[] = [];
  for (const unit of unitsInPlay(open)) {
    if (unit.seat === unitOf(open, first.unit).seat || !isInReach(open, members, by, unit)) continue;
    const { odds, harm, rout } = volleyForecast(open, members, by, unit);
    yield;
    if (odds.length === 0) continue;
    const [aim] =
      open.config.mode === 'skirmish' ? shotTargets(open, { attacker: first, by, weapon: 0, volley: false }, unit) : [];
    const action: Action =
      aim === undefined
        ? { type: 'shoot', group, by, unit: unit.id, shots: [] }
        : {
            type: 'shoot',
            group,
            by,
            unit: null,
            shots: [{ attacker: first.id, by, target: aim.target.id, at: 'own', weapon: 0 }],
          };
    all.push({
      action,
      worth: harmWorth(open, unit, harm.points, rout),
      parts: harmParts(open, unit, harm.points, rout),
    });
  }
  return all;
}

/** Whether a unit is near enough that somebody may have a shot at it; sight is dearer to ask for. */
function isInReach(open: Open, members: readonly Element[], by: Who, unit: Unit): boolean {
  const targets = membersOf(open, unit).filter(inPlay);
  return members.some((member) => {
    const arm = armOf(member, by, 0);
    return arm !== null && targets.some((target) => bandOf(armed(arm), member, by, target) !== null);
  });
}

/** PORT-175 Each weapon of a vehicle at the nearest of one unit. */
function broadsides(open: Open, group: GroupId, vehicle: Element): Valued[] {
  const seat = unitOf(open, vehicle.unit).seat;
  return unitsInPlay(open)
    .filter((unit) => unit.seat !== seat)
    .flatMap((unit): Valued[] => {
      const all = vehicle.weapons.flatMap((_, weapon): Shot[] => {
        const [aim] =
          armOf(vehicle, 'own', weapon) === null
            ? []
            : shotTargets(open, { attacker: vehicle, by: 'own', weapon, volley: false }, unit);
        return aim === undefined ? [] : [{ attacker: vehicle.id, by: 'own', target: aim.target.id, at: 'own', weapon }];
      });
      const fired = all.slice(0, weaponsMayFire(vehicle));
      if (fired.length === 0) return [];
      const { harm, rout } = broadsideForecast(open, vehicle, unit);
      return [
        {
          action: { type: 'shoot', group, by: 'own', unit: null, shots: fired },
          worth: harmWorth(open, unit, harm.points, rout),
          parts: harmParts(open, unit, harm.points, rout),
        },
      ];
    });
}

function blows(open: Open, group: GroupId, members: readonly Element[], by: Who): Valued[] {
  const met = new Set(
    members
      .filter((member) => canFight(member, by))
      .flatMap((member) => strikeTargets(open, member, by).map(({ target }) => target.unit)),
  );
  if (met.size === 0) return [];
  let [worth, falls, flight] = [0, 0, 0];
  for (const id of met) {
    const unit = unitOf(open, id);
    const { harm, rout } = meleeForecast(open, members, by, unit);
    const parts = harmParts(open, unit, harm.points, rout);
    worth += harmWorth(open, unit, harm.points, rout);
    falls += parts.falls ?? 0;
    flight += parts.flight ?? 0;
  }
  return [{ action: { type: 'melee', group, by, blows: [] }, worth, parts: { falls, flight } }];
}

function* shells(open: Open, group: GroupId, [gun]: readonly Element[]): Generator<void, Valued[], void> {
  if (gun.kind !== 'piece') return [];
  const targets = gunTargets(open, gun);
  const step = Math.max(1, Math.floor(targets.length / AIMS));
  const all: Valued[] = [];
  for (const target of targets.filter((_, i) => i % step === 0)) {
    const barrage = barrageOf(open, gun, target);
    yield;
    if (barrage === null) continue;
    const [falls, own] = [barrage.enemy.points, 1.2 * barrage.own.points];
    all.push({ action: { type: 'fire', group, target: target.id }, worth: falls - own, parts: { falls, own: -own } });
  }
  return all;
}

function* spells(open: Open, group: GroupId, members: readonly Element[]): Generator<void, Valued[], void> {
  const all: Valued[] = [];
  for (const caster of members)
    for (const by of ['own', 'rider'] as const) {
      if (!(modelOf(caster, by)?.spells.length ?? 0)) continue;
      all.push(...castChoices(open, group, caster, by, 2).map((casting) => castWorth(open, caster, by, casting)));
      yield;
    }
  return all;
}

function castWorth(open: Open, caster: Element, by: Who, casting: Casting): Valued {
  const { spell, point } = casting;
  const strikes = point !== null && SPELLS[spell].target === 'point' && spell !== 'shield';
  const struck = strikes ? spellStrike(open, caster, by, spell, point) : null;
  const worth =
    struck === null
      ? HELP
      : spell === 'fireball'
        ? struck.works * struck.enemy.points
        : struck.works * struck.under.length * 1.5;
  const parts = struck !== null && spell === 'fireball' ? { falls: worth } : { help: worth };
  return { action: { type: 'cast', ...casting }, worth, parts };
}

/** PORT-200, PORT-203 */
function takings(open: Open, group: GroupId, members: readonly Element[], seat: Seat): Valued[] {
  return abandonedOn(open).flatMap((machine): Valued[] => {
    const soldier = members.find((member) => member.kind === 'soldier' && inPlay(member) && inContact(member, machine));
    if (soldier === undefined) return [];
    const [action, worth]: [Action, number] =
      machine.origin === seat
        ? [{ type: 'crew', group, elements: [soldier.id], target: machine.id }, 8]
        : [{ type: 'capture', group, element: soldier.id, target: machine.id }, 20];
    return [{ action, worth, parts: { machine: worth } }];
  });
}

/** Everything a group can do now besides moving, with its worth. */
export function* deedsOf(open: Open, group: GroupId, seat: Seat): Generator<void, Valued[], void> {
  const members = groupMembers(open, group).filter(inPlay);
  if (members.length === 0) return [];
  const all: Valued[] = [];
  const riders = members.some(({ id }) => elementOf(open, id).rider !== null);
  for (const by of riders ? (['own', 'rider'] as const) : (['own'] as const)) {
    all.push(...(yield* shots(open, group, members, by)));
    all.push(...blows(open, group, members, by));
    yield;
  }
  all.push(...(yield* shells(open, group, members)));
  all.push(...(yield* spells(open, group, members)), ...takings(open, group, members, seat));
  return all;
}
