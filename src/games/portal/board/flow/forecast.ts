import type { Seat } from '@/engine';
import {
  barrageOf,
  broadsideForecast,
  meleeForecast,
  spellStrike,
  volleyForecast,
  type Forecast as Likely,
} from '../../rules/questions/forecast';
import { gunAim, isGunAim } from '../../rules/questions/guns';
import { castMods, gunMods, MODIFIER_RULES, neededFace } from '../../rules/questions/modifiers';
import { chanceToCast } from '../../rules/questions/odds';
import type { Casting } from '../../rules/questions/spells';
import { strikeTargets } from '../../rules/questions/targets';
import { canFight, mannerOf } from '../../rules/questions/aim';
import { ARTILLERY } from '../../rules/data';
import { elementOf, groupMembers, inPlay, membersOf, modelOf, unitOf, unitsInPlay } from '../../rules/roster';
import type { Mod } from '../../rules/resolve/events';
import type { ElementId, GroupId, Open, UnitId } from '../../rules/types';
import type { Forecast, Reason } from './types';

const reasonsOf = (mods: readonly Mod[]): Reason[] =>
  mods.map(({ modifier, amount }) => ({
    words: { key: `portal.modifier.${modifier}` },
    amount,
    rule: MODIFIER_RULES[modifier],
  }));

/** The odds of the first die stand for all: those of a group differ little, and the sum counts each. */
function told({ odds, harm, rout }: Likely): Forecast | null {
  const [first] = odds;
  if (first === undefined) return null;
  return {
    chance: Math.round(100 * first.hit),
    needs: first.needed,
    die: first.die,
    attacks: odds.length,
    reasons: reasonsOf(first.mods),
    they: harm.strength,
    you: 0,
    flees: rout > 0 ? Math.round(100 * rout) : null,
  };
}

/** PORT-176 to PORT-180 A volley of a group at a unit. */
export function shootForecast(open: Open, group: GroupId, unit: UnitId): Forecast | null {
  const members = groupMembers(open, group).filter(inPlay);
  const [first] = members;
  if (first === undefined) return null;
  const target = unitOf(open, unit);
  return told(
    first.kind === 'vehicle' ? broadsideForecast(open, first, target) : volleyForecast(open, members, 'own', target),
  );
}

/** PORT-144, PORT-246 A melee of a group: everybody strikes the nearest. */
export function fightForecast(open: Open, group: GroupId): Forecast | null {
  const members = groupMembers(open, group).filter((member) => canFight(member, 'own'));
  const [met] = members.flatMap((member) => strikeTargets(open, member, 'own'));
  return met === undefined ? null : told(meleeForecast(open, members, 'own', unitOf(open, met.target.unit)));
}

/** PORT-264 to PORT-280 A gun: all places where the shell may land, friends under it counted apart. */
export function gunForecast(open: Open, group: GroupId, target: ElementId): Forecast | null {
  const gun = groupMembers(open, group).find(({ kind }) => kind === 'piece');
  if (gun === undefined || gun.piece === null) return null;
  const barrage = barrageOf(open, gun, elementOf(open, target));
  const aim = gunAim(open, gun, elementOf(open, target));
  if (barrage === null) return null;
  const { misfire, places, own, enemy } = barrage;
  return {
    chance: Math.round(100 * (places[0]?.chance ?? 0)),
    needs: null,
    die: ARTILLERY[gun.piece].die,
    attacks: 1,
    reasons: reasonsOf(isGunAim(aim) ? gunMods(open, gun, aim.long, aim.partial) : []),
    they: enemy.strength,
    you: own.strength,
    flees: null,
    misfire: Math.round(100 * misfire),
  };
}

/** PORT-283, PORT-302 A spell: the chance that it works, what changes that, whom a fireball would cost, and how often it backfires. */
export function castForecast(open: Open, { caster: id, by, spell, point }: Casting): Forecast | null {
  const caster = elementOf(open, id);
  const model = modelOf(caster, by);
  if (model === null) return null;
  const mods = castMods(open, caster, mannerOf(open, caster));
  const works = chanceToCast(model.die, mods);
  const burns = spell === 'fireball' && point !== null ? spellStrike(open, caster, by, spell, point) : null;
  const chance = Math.round(100 * works);
  return {
    chance,
    needs: neededFace('casting', mods),
    die: model.die,
    attacks: 1,
    reasons: reasonsOf(mods),
    they: burns === null ? 0 : works * burns.enemy.strength,
    you: 0,
    flees: null,
    backfire: 100 - chance,
  };
}

/** What the enemies who can shoot at a group where it stands would cost it in one volley each. */
export function dangerTo(open: Open, group: GroupId, seat: Seat): number {
  const [first] = groupMembers(open, group).filter(inPlay);
  if (first === undefined) return 0;
  const own = unitOf(open, first.unit);
  return unitsInPlay(open)
    .filter((unit) => unit.seat !== seat)
    .reduce((sum, enemy) => {
      const members = membersOf(open, enemy).filter(inPlay);
      const [leader] = members;
      if (leader === undefined || leader.kind === 'piece') return sum;
      const likely =
        leader.kind === 'vehicle' ? broadsideForecast(open, leader, own) : volleyForecast(open, members, 'own', own);
      return sum + likely.harm.strength;
    }, 0);
}
