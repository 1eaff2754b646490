import { OFF, type HeroId, type Node, type Open } from '../../rules';
import { STATUS_DAMAGE } from '../../rules/data';
import { isAdjacent } from '../../rules/hex';
import { AILMENTS, optionsOf, type Ailment, type Menace, type Option } from './threatOptions';
import { turnsBefore } from './turns';

/** What a hero has to expect until it acts again, if it stands on a node. */
export type Threat = {
  /** In the order in which they come; what each would do to the hero as it is now. */
  readonly menaces: readonly Menace[];
  /** Expected loss of health. */
  readonly loss: number;
  /** Chance to be slain, 0 to 1. */
  readonly death: number;
};

/** How the hero may be by then: its health, and what will take health from it when its turn begins. */
type Plight = { readonly health: number } & Readonly<Record<Ailment, boolean>>;
/** Plights and how likely they are. */
type Fates = readonly (readonly [plight: Plight, chance: number])[];

const hurt = (plight: Plight, damage: number): Plight => ({ ...plight, health: Math.max(0, plight.health - damage) });

/** What may become of a plight by an option. */
function after({ chance, damage, blows, mercy, status }: Option, plight: Plight): Fates {
  if (mercy > 0) return [[plight.health <= mercy ? hurt(plight, mercy) : plight, 1]];
  const hit = chance === null ? 1 : chance / 100;
  let fates: Fates = [[plight, 1]];
  for (let blow = 0; blow < blows; blow++)
    fates = fates.flatMap(([each, share]): Fates => [
      [hurt(each, damage), share * hit],
      [each, share * (1 - hit)],
    ]);
  return status === null ? fates : fates.map(([each, share]) => [{ ...each, [status]: true }, share]);
}

/** Health that is lost at once, and what a new status will take from a survivor. */
function lossBy(option: Option, plight: Plight): number {
  const lost = (left: Plight): number =>
    plight.health -
    left.health +
    (left.health === 0 ? 0 : STATUS_DAMAGE * AILMENTS.filter((each) => left[each] && !plight[each]).length);
  return after(option, plight).reduce((sum, [left, chance]) => sum + chance * lost(left), 0);
}

/** What takes most; of equals the first, which is the basic attack before abilities. */
function worst(options: readonly Option[], plight: Plight): Option | null {
  let [best, most]: [Option | null, number] = [null, 0];
  for (const option of options) {
    const loss = lossBy(option, plight);
    if (loss > most) [best, most] = [option, loss];
  }
  return best;
}

/** Like plights become one. */
function gathered(fates: Fates): Fates {
  const known = new Map<number, [Plight, number]>();
  for (const [plight, chance] of fates) {
    const key = plight.health * 4 + Number(plight.burning) * 2 + Number(plight.poison);
    known.set(key, [plight, (known.get(key)?.[1] ?? 0) + chance]);
  }
  return [...known.values()];
}

/** GATE-153, GATE-156 A status takes its health from somebody. */
const suffering = (hero: HeroId, from: Node, means: Ailment): Option => ({
  hero,
  from,
  means,
  chance: null,
  damage: STATUS_DAMAGE,
  blows: 1,
  mercy: 0,
  status: null,
});

/** GATE-153 What a turn of another hero may do to this one: an enemy acts, or the fire of a teammate next to it spreads. */
function optionsIn(open: Open, other: HeroId, hero: HeroId): readonly Option[] {
  const { team, node } = open.heroes[hero];
  const { team: side, node: from, burning } = open.heroes[other];
  if (side !== team) return optionsOf(open, other, hero);
  const spreads = other !== open.turn.hero && burning > 0 && from !== OFF && isAdjacent(from, node);
  return spreads ? [suffering(other, from, 'burning')] : [];
}

/**
 * What a hero has to expect on a node, exactly: every enemy that acts before its next turn walks as it can and does with what is
 * ready whatever takes most, aimed at the hero or at who stands beside it; the fire of teammates spreads in their turns, and what
 * burns or poisons the hero takes its part when its own turn begins. The others stay where they are. GATE-133 A shielded hero
 * suffers nothing but its own statuses, for its wall falls before them.
 */
export function threatTo(open: Open, hero: HeroId, at: Node = open.heroes[hero].node): Threat {
  const own = open.heroes[hero];
  if (at === OFF) return { menaces: [], loss: 0, death: 0 };
  const placed = at === own.node ? open : movedTo(open, hero, at);
  const now: Plight = { health: own.health, burning: own.burning > 0, poison: own.poison > 0 };
  let fates: Fates = [[now, 1]];
  const menaces: Menace[] = [];
  for (const other of own.wall ? [] : turnsBefore(open, hero)) {
    const options = optionsIn(placed, other, hero);
    const first = worst(options, now);
    if (first !== null) menaces.push(menaceOf(first, own.health));
    fates = gathered(
      fates.flatMap(([plight, share]): Fates => {
        const option = plight.health > 0 ? worst(options, plight) : null;
        if (option === null) return [[plight, share]];
        return after(option, plight).map(([left, chance]) => [left, share * chance]);
      }),
    );
  }
  for (const ailment of AILMENTS) {
    if (now[ailment]) menaces.push(menaceOf(suffering(hero, at, ailment), own.health));
    fates = fates.map(([plight, chance]) => [plight[ailment] ? hurt(plight, STATUS_DAMAGE) : plight, chance]);
  }
  const kept = fates.reduce((sum, [{ health }, share]) => sum + health * share, 0);
  const death = fates.reduce((sum, [{ health }, share]) => sum + (health === 0 ? share : 0), 0);
  return { menaces, loss: own.health - kept, death };
}

/** What is told of an option: of a status that it gives, what that takes until the hero acts again. */
function menaceOf({ hero, from, means, chance, damage, blows, mercy, status }: Option, health: number): Menace {
  return {
    hero,
    from,
    means,
    chance,
    damage: mercy > 0 ? health : damage + (status === null ? 0 : STATUS_DAMAGE),
    blows,
  };
}

/** The table as it would be with a hero on another node. */
export const movedTo = (open: Open, hero: HeroId, node: Node): Open => ({
  ...open,
  heroes: open.heroes.map((each, id) => (id === hero ? { ...each, node } : each)),
});
