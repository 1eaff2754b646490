import type { Event, State } from '@/games/portal/rules';

/** What issue and rules want to have seen in a simulation, by name. */
function namesOf(state: State, event: Event): string[] {
  switch (event.type) {
    case 'spellCast':
      return event.works ? [`spell ${event.spell}`] : [];
    case 'backfired':
      return ['backfire', `backfire ${event.outcome}`];
    case 'luckAnswered':
      return state.steps.length > 0 ? ['Luck in a volley'] : ['Luck'];
    case 'captured':
      return ['capture'];
    case 'crewed':
      return ['crewed again'];
    case 'crewless':
      return event.figure.name === 'Gun' || state.elements[event.figure.element - 1].piece !== null
        ? ['abandoned gun']
        : ['abandoned vehicle'];
    case 'riderDismounted':
      return ['rider dismounted'];
    case 'leaderJoined':
      return ['leader joining'];
    case 'elementExited':
      return ['exit'];
    case 'hitShielded':
      return ['Shield that cancels'];
    case 'groupMoved':
      return movesOf(event);
    case 'moraleTested':
      return [`test ${event.cause}`];
    case 'unitFlew':
      return ['flight behind friends'];
    case 'unitLeft':
      return ['flight off the table'];
    case 'gameEnded':
      return [`ended by ${event.ending}`, `scoring with ${event.scores.length}`];
    default:
      return [];
  }
}

function movesOf({ kind, formation, aligned }: Extract<Event, { type: 'groupMoved' }>): string[] {
  return [kind, ...(formation === null ? [] : [formation]), ...(aligned === 0 ? [] : ['aligned'])];
}

/** What a test of friends who flee made of friends of theirs: fear in a chain of two. */
function chains(events: readonly Event[]): string[] {
  const failed = events.filter((event) => event.type === 'moraleTested' && event.cause === 'friends' && !event.passed);
  return failed.length > 0 ? ['fear in a chain'] : [];
}

/** What happened in a move, by name. */
export function happenings(state: State, events: readonly Event[]): string[] {
  return [...events.flatMap((event) => namesOf(state, event)), ...chains(events)];
}
