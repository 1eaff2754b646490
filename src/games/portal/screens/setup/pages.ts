import type { Chosen, SetupPage } from '@/games/front';
import { armyFault, choicesIn, chosenFrom, followed, tableFault } from '../../board/setup/plan';
import { ArmiesPage } from './ArmiesPage';
import { ScenarioPage } from './ScenarioPage';
import { TablePage } from './TablePage';

const planOf = (chosen: Chosen, seats: number) => choicesIn(chosen, seats).plan;

/** Each page reads everything: what is fought follows from all choices together. */
const read = (last: Chosen, seats: number): Chosen => chosenFrom(choicesIn(last, seats));

/** Which of the ready scenarios is fought. */
const scenario: SetupPage = {
  id: 'scenario',
  title: 'portalSetup.scenario',
  Page: ScenarioPage,
  read,
  shown: (chosen, seats) => planOf(chosen, seats) === 'scenario',
};

/** PORT-060 … PORT-066 The players' own table. */
const table: SetupPage = {
  id: 'table',
  title: 'portalSetup.table',
  Page: TablePage,
  read,
  shown: (chosen, seats) => planOf(chosen, seats) === 'table',
  problem: (chosen, seats) =>
    tableFault(choicesIn(chosen, seats.length), seats.length) ? 'portalSetup.tableProblem' : undefined,
};

/** PORT-014 … PORT-058 An army for every seat, and what else is agreed. */
const armies: SetupPage = {
  id: 'armies',
  title: 'portalSetup.armies',
  Page: ArmiesPage,
  read,
  shown: (chosen, seats) => planOf(chosen, seats) !== 'quick',
  problem: (chosen, seats) => {
    const choices = choicesIn(chosen, seats.length);
    return seats.some((_, seat) => armyFault(choices, seat)) ? 'portalSetup.armyProblem' : undefined;
  },
  follow: (chosen, order) => followed(choicesIn(chosen, order.length), order),
};

/** The steps of a new battle after seats and plan. */
export const PORTAL_PAGES: readonly SetupPage[] = [scenario, table, armies];
