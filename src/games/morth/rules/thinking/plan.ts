import { bowTargets, cellsOfAttack, foesIn, isArcane, turnsFor } from '../attack';
import { ENEMIES } from '../data';
import { attackTypes, pointsLeft } from '../heroes';
import { reachOf, wayTo } from '../movement';
import { strengthRange } from '../preview';
import { freePathCells, whyNotSet, whyNotStrike, type Device } from '../questions';
import { mapOf, realmOf } from '../realms';
import type { Action, Cell, Die, HeroId, Open, Weapon } from '../types';
import { nextStrikes } from './nextStrike';
import { outlook } from './outlook';
import type { Expected } from './outlook';
import { danger, meanHit } from './worth';

/** What a hero should do next, and what its whole activation is worth. */
export type Plan = { readonly worth: number; /** null when it should stay as it is. */ readonly action: Action | null };

/** Where enemies will be, and whether it is reckoned what the hero could strike there. */
export type Prospect = { readonly expected: readonly Expected[]; readonly looksFurther: boolean };

/** Shares of being near and of being able to strike, for who reckons with strikes. */
const NEAR = 0.3;
const STRIKE = 0.4;

type Deed = { readonly worth: number; readonly action: Action };

/** The best pattern attack from a square. */
function bestAttack(open: Open, id: HeroId, from: Cell): Deed | undefined {
  const types = attackTypes(open.heroes[id], 'pattern');
  const strength = strengthRange(open, id);
  const arcane = isArcane(open, id);
  let best: Deed | undefined;
  for (const turn of turnsFor(open, id)) {
    let worth = 0;
    const targets: Die[] = [];
    for (const group of foesIn(open, id, cellsOfAttack(open, id, turn, from))) {
      const worths = group.map((foe) => meanHit(open, foe, strength, types));
      const top = Math.max(...worths);
      worth += arcane ? worths.reduce((sum, one) => sum + one, 0) : top;
      if (!arcane) targets.push(group[worths.indexOf(top)].die);
    }
    if (worth > 0 && worth > (best?.worth ?? 0)) best = { worth, action: { type: 'attack', turn, targets } };
  }
  return best;
}

function bestShot(open: Open, id: HeroId, from: Cell): Deed | undefined {
  const types = attackTypes(open.heroes[id], 'bow');
  const strength = strengthRange(open, id, 'bow');
  let best: Deed | undefined;
  for (const foe of bowTargets(open, id, from)) {
    const worth = meanHit(open, foe, strength, types);
    if (worth > (best?.worth ?? 0)) best = { worth, action: { type: 'shoot', target: foe.die } };
  }
  return best;
}

const ACTIONS = { trap: 'layTrap', barrier: 'setBarrier' } as const satisfies Readonly<Record<Device, Action['type']>>;

/** A trap or a barrier on the free path square beside which most danger will pass. */
function bestDevice(open: Open, id: HeroId, from: Cell, device: Device): Deed | undefined {
  const realm = realmOf(open, open.heroes[id].seat);
  const { spots } = mapOf(open, realm);
  const own = open.foes.filter((foe) => foe.realm === realm && (device !== 'trap' || !ENEMIES[foe.enemy].trapProof));
  let best: Deed | undefined;
  for (const cell of freePathCells(open, id, from)) {
    const worth = own.reduce(
      (sum, foe) =>
        spots[cell].some(({ path, square }) => path === foe.path && square > foe.square)
          ? Math.max(sum, danger(open, foe) * 0.3)
          : sum,
      0.2,
    );
    if (worth > (best?.worth ?? 0)) best = { worth, action: { type: ACTIONS[device], cell } };
  }
  return best;
}

/** Something that a hero can still do, from wherever it stands. */
type Skill = (open: Open, id: HeroId, from: Cell) => Deed | undefined;

/** What the hero can still do in this activation. */
function skillsOf(open: Open, id: HeroId): Skill[] {
  const strikes = (weapon: Weapon): boolean => whyNotStrike(open, id, weapon) === undefined;
  const sets = (device: Device): boolean => whyNotSet(open, id, device) === undefined;
  return [
    ...(strikes('pattern') ? [bestAttack] : []),
    ...(strikes('bow') ? [bestShot] : []),
    ...(sets('trap') ? [bestTrap] : []),
    ...(sets('barrier') ? [bestBarrier] : []),
  ];
}

const bestTrap: Skill = (open, id, from) => bestDevice(open, id, from, 'trap');
const bestBarrier: Skill = (open, id, from) => bestDevice(open, id, from, 'barrier');

/** The best use of each skill from a square, best first. */
function deedsFrom(open: Open, id: HeroId, from: Cell, skills: readonly Skill[]): Deed[] {
  return skills
    .map((skill) => skill(open, id, from))
    .filter((deed) => deed !== undefined)
    .sort((one, other) => other.worth - one.worth);
}

/** What a square is worth for the next turn. */
function lookFrom(open: Open, id: HeroId, { expected, looksFurther }: Prospect): (cell: Cell) => number {
  if (!looksFurther) return (cell) => outlook(open, id, cell, expected);
  const strikes = nextStrikes(open, id, expected);
  return (cell) => NEAR * outlook(open, id, cell, expected) + STRIKE * strikes(cell);
}

/** Where the hero should end, starting from a square with points left. */
function bestEnd(
  open: Open,
  id: HeroId,
  from: Cell,
  points: number,
  looks: Map<Cell, number>,
  look: (cell: Cell) => number,
): { worth: number; to: Cell } {
  let best = { worth: -Infinity, to: from };
  for (const { cell, stand } of reachOf(open, id, points, from)) {
    if (!stand) continue;
    const known = looks.get(cell) ?? look(cell);
    looks.set(cell, known);
    if (known > best.worth) best = { worth: known, to: cell };
  }
  return best;
}

/** The best activation: walk to a square, do there what can be done, and end on a good square for the next turn. */
export function bestPlan(open: Open, id: HeroId, prospect: Prospect): Plan {
  const points = pointsLeft(open, id);
  const reach = reachOf(open, id);
  const skills = skillsOf(open, id);
  const looks = new Map<Cell, number>();
  const here = open.heroes[id].cell;
  const look = lookFrom(open, id, prospect);
  const stay = look(here);
  let best = { worth: -Infinity, at: here, deed: null as Deed | null, end: here };
  for (const { cell, cost } of reach) {
    const deeds = deedsFrom(open, id, cell, skills);
    const end = bestEnd(open, id, cell, points - cost, looks, look);
    const worth = deeds.reduce((sum, deed) => sum + deed.worth, 0) + end.worth - cost * 0.01;
    if (worth > best.worth) best = { worth, at: cell, deed: deeds[0] ?? null, end: end.to };
  }
  const goal = best.deed === null || best.at !== here ? (best.deed === null ? best.end : best.at) : here;
  const next = wayTo(reach, goal).at(0);
  const action: Action | null =
    best.deed !== null && best.at === here ? best.deed.action : next === undefined ? null : { type: 'step', to: next };
  return { worth: best.worth - stay, action };
}
