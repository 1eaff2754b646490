import { ENEMIES } from './data';
import { returnDie } from './dice';
import { mapOf } from './realms';
import type { AttackType, Cell, Die, EnemyId, Foe, Hit, Open, RealmId } from './types';

/** The cell under an enemy; -1 on a start space. */
export function cellOf(open: Open, foe: Foe): Cell {
  return foe.square === 0 ? -1 : mapOf(open, foe.realm).paths[foe.path].cells[foe.square - 1];
}

/** The enemy on a die that is on a map. */
export function foeOf(open: Open, die: Die): Foe | undefined {
  const { foes } = open;
  for (let i = 0; i < foes.length; i++) if (foes[i].die === die) return foes[i];
  return undefined;
}

/** MOR-007 The enemies on a cell, whichever path they are on. The map is looked up once: this is asked for whole maps of cells. */
export function foesAt(open: Open, realm: RealmId, cell: Cell): Foe[] {
  const found: Foe[] = [];
  const { foes } = open;
  const { paths } = mapOf(open, realm);
  for (let i = 0; i < foes.length; i++) {
    const foe = foes[i];
    if (foe.realm === realm && foe.square > 0 && paths[foe.path].cells[foe.square - 1] === cell) found.push(foe);
  }
  return found;
}

/** MOR-149, MOR-174 Takes the enemy off the map; its die returns to its bag. */
export function removeFoe(open: Open, foe: Foe): void {
  open.foes.splice(open.foes.indexOf(foe), 1);
  returnDie(open, foe.die);
}

/** MOR-133, MOR-136 to MOR-141 Whether an attack with these types may affect the enemy. */
export function affects(types: readonly AttackType[], enemy: EnemyId): boolean {
  const { affectedBy, immuneTo } = ENEMIES[enemy];
  if (affectedBy.length > 0) return types.some((type) => affectedBy.includes(type));
  return immuneTo === null || types.some((type) => type !== immuneTo);
}

/** MOR-134, MOR-142 to MOR-144, MOR-153 What a hit does to an enemy; types is null for a trap, which has none (MOR-261, MOR-D38). */
export function hitOn(foe: Foe, strength: number, types: readonly AttackType[] | null): Hit {
  const { die, enemy, life, scales } = foe;
  const isOpen = types === null ? !ENEMIES[enemy].trapProof : affects(types, enemy);
  const works = strength > 0 && isOpen && (!scales || strength >= 2);
  const after = works && !scales ? Math.max(0, life - strength) : life;
  return { die, enemy, before: life, after, scalesBroken: works && scales, affected: works };
}

/** Carries out a hit; killed enemies stay until they are removed. */
export function suffer(foe: Foe, hit: Hit): void {
  foe.life = hit.after;
  if (hit.scalesBroken) foe.scales = false;
}
