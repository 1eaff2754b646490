import { clamp, type Box } from '@/look/box';
import { ENEMIES, LANES } from '../../rules/data/index';
import { arrivalsAfter, type EnemyId, type View } from '../../rules/index';

/** What comes to one map, or to one half of the team's map. */
export type Harvest = {
  /** Enemies by path. */ readonly paths: readonly (readonly EnemyId[])[];
  readonly dice: number;
  /** Wounds if all of them leave. */ readonly wounds: number;
};

/** MOR-062 Who would get what if the spinner were turned so many steps. */
export function harvestOf(view: View, steps: number): Harvest[] {
  const team = view.mode === 'cooperative';
  const coming = arrivalsAfter(view, steps).map(({ enemy, realm, path }) => ({
    enemy,
    owner: team ? Math.floor(path / LANES.length) : realm,
    lane: path % LANES.length,
  }));
  return Array.from({ length: team ? 2 : view.seats }, (_, owner) => {
    const own = coming.filter((one) => one.owner === owner);
    return {
      paths: LANES.map((_, lane) => own.filter((one) => one.lane === lane).map(({ enemy }) => enemy)),
      dice: own.length,
      wounds: own.reduce((sum, { enemy }) => sum + ENEMIES[enemy].wounds, 0),
    };
  });
}

/** How large dice are on the cards below the portal, and how many of them are shown on a path. */
export type ArrivalSizes = { readonly die: number; readonly most: number };

/** The line that turns the spinner, the heading, and of a card its name, signs, foot and edges. */
const TAKEN = { control: 54, head: 26, card: 84, gap: 6, padding: 4 } as const;

/** Dice as large as a card of so many beside each other lets three paths be, and as many as its height holds. */
export function arrivalSizes({ w, h }: Box, cards: number, turns: boolean): ArrivalSizes {
  const width = (w - TAKEN.gap * (cards - 1)) / cards - 2 * TAKEN.padding;
  const height = h - TAKEN.head - (turns ? TAKEN.control : 0) - TAKEN.card;
  const die = clamp(Math.floor(Math.min(width / LANES.length - 5, height / 2)), 18, 38);
  return { die, most: Math.max(1, Math.floor(height / (die + 3))) };
}
