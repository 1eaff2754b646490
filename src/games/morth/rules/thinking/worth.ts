import { ENEMIES } from '../data';
import { goldFor } from '../dice';
import { hitOn } from '../foes';
import { mapOf } from '../realms';
import type { AttackType, Foe, Hit, Open } from '../types';
import { wavesOf } from '../waves';

/** One wound, in the unit of all estimates here. */
export const WOUND = 10;
/** A coin or a point of experience while there is time to spend it. */
const COIN = 1.6;
const POINT = 1;
/** What a coin means at the very end, when it only breaks ties. */
const LAST_COIN = 0.05;
/** The d3 on average. */
const MEAN_ROLL = 2;
/** An enemy that cannot reach the exit any more still costs a little attention. */
const HARMLESS = 0.04;

/** Assault phases still to come, that of this wave included. */
export function assaultsLeft(open: Open): number {
  return wavesOf(open).length - open.wave + (open.moved || open.phase === 'morth' ? 0 : 1);
}

/** What a coin is worth now. */
export const coinWorth = (open: Open): number => (assaultsLeft(open) > 1 ? COIN : LAST_COIN);

/** How much an enemy threatens: its wounds, weighed by how soon it leaves and how much of it is left. */
export function danger(open: Open, foe: Foe): number {
  const { speed, wounds, coins, resistance } = ENEMIES[foe.enemy];
  const steps = mapOf(open, foe.realm).paths[foe.path].cells.length - foe.square + 1;
  const waves = Math.ceil(steps / (speed + MEAN_ROLL));
  const harm = wounds * WOUND + coins * COIN;
  if (waves > assaultsLeft(open)) return harm * HARMLESS;
  const toughness = (foe.life + (foe.scales ? 2 : 0)) / (resistance + (foe.enemy === 'dragon' ? 2 : 0));
  return harm * (0.35 + 0.65 / waves) * (0.45 + 0.55 * toughness);
}

/** What a hit is worth: the threat it takes away, and the reward of a kill. */
function hitWorth(open: Open, foe: Foe, hit: Hit): number {
  if (!hit.affected) return 0;
  const before = danger(open, foe);
  if (hit.after === 0) return before + goldFor(foe.die) * coinWorth(open) + (assaultsLeft(open) > 1 ? POINT : 0);
  return before - danger(open, { ...foe, life: hit.after, scales: foe.scales && !hit.scalesBroken });
}

/** What a hit is worth on average over the strengths that may be rolled. */
export function meanHit(
  open: Open,
  foe: Foe,
  { least, most }: { least: number; most: number },
  types: readonly AttackType[],
): number {
  let sum = 0;
  for (let strength = least; strength <= most; strength++) sum += hitWorth(open, foe, hitOn(foe, strength, types));
  return sum / (most - least + 1);
}
