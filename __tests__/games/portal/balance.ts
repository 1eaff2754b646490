import { seedRng } from '@/engine';
import { ARMIES, ARMY_IDS, portal, type ArmyId, type ScenarioId } from '@/games/portal/rules';
import { playBots } from '../../../scripts/simulate/players';
import type { Figures } from '../../support/trial';

/** Where each pair of ready armies meets. */
const GROUNDS: Readonly<Record<string, ScenarioId>> = {
  starter: 'tollBridge',
  crownAndBarrow: 'barrowRidge',
  anvilAndFang: 'gatehouse',
  powderAndSmoke: 'breakout',
  crossroads: 'crossroads',
  theGate: 'thePortal',
};

const PAIRS = Object.entries(GROUNDS).map(([pair, scenario]) => ({
  scenario,
  armies: ARMY_IDS.filter((id) => ARMIES[id].pair === pair) as [ArmyId, ArmyId],
}));

/** Of a battle between medium bots, what the first army has of the victory: all, half or nothing. */
function share(scenario: ScenarioId, [first, second]: readonly ArmyId[], seed: number, side: 0 | 1): number {
  const armies = side === 0 ? [first, second] : [second, first];
  const bots = armies.map(() => portal.bots.medium);
  const state = playBots(portal, bots, { config: { scenario, armies, mode: 'siege' }, seats: 2, seed }, seedRng(seed));
  const places = portal.result(state)?.places ?? [];
  const [own, other] = [side, 1 - side].map((seat) => places.find((place) => place.seat === seat)?.rank ?? 0);
  return own === other ? 0.5 : Number(own < other);
}

/** How even the ready armies are: each pair on its own ground, so many battles on each side of it. */
export function portalBalance(pairs: number, firstSeed: number): Figures {
  return PAIRS.map(({ scenario, armies }) => {
    const sides = ([0, 1] as const).map((side) =>
      Array.from({ length: pairs }, (_, i) => share(scenario, armies, firstSeed + i, side)),
    );
    const percent = (shares: readonly number[]) =>
      ((100 * shares.reduce((sum, one) => sum + one, 0)) / shares.length).toFixed(1);
    const both = percent(sides.flat());
    const figures = `${both} of ${2 * pairs} (as the first side ${percent(sides[0])}, as the second ${percent(sides[1])})`;
    return [`${armies.join(' against ')}, ${scenario}: wins of the first %`, figures];
  });
}
