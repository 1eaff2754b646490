import type { Chosen, FirstMatch, GameOption, OptionChoice } from '@/games/front';
import { PLANS, seatsFor } from './board/setup/plan';

/** What is chosen before the pages of PORTAL: how its battle is come by. */
export const PORTAL_OPTIONS: readonly GameOption[] = [
  {
    kind: 'choice',
    key: 'plan',
    initial: 'quick',
    title: 'portalSetup.plan',
    choices: PLANS.map((value): OptionChoice => ({
      value,
      label: `portalSetup.plans.${value}.name`,
      note: `portalSetup.plans.${value}.note`,
    })),
  },
];

/** The first battle of a newcomer: the quick start against a gentle bot, with nothing to choose. */
export const PORTAL_FIRST: FirstMatch = { config: { plan: 'quick' }, seats: 2, level: 'easy' };

/** PORT-001 How many can play what was chosen. */
export const portalSeats = (chosen: Chosen): { readonly min: number; readonly max: number } => seatsFor(chosen);
