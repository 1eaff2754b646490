import type { LogLine, Words } from '@/engine';
import type { Event, Track } from '../events';
import { len } from '../geometry';
import {
  centimetres,
  figureWords,
  line,
  nameWords,
  objectiveWords,
  partyWords,
  silent,
  spellWords,
  told,
  words,
} from './words';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** Millimetres that somebody went. */
function lengthOf({ from, way }: Track): number {
  let [at, sum] = [from as { readonly x: number; readonly y: number }, 0];
  for (const point of way) {
    sum += len(point.x - at.x, point.y - at.y);
    at = point;
  }
  return Math.round(sum / 1000);
}

function alsoOf({ stood, lay, formation, aligned, tracks }: Of<'groupMoved'>): readonly Words[] {
  const also = [
    ...(stood ? [words('also.stood')] : []),
    ...(formation === null ? [] : [words(`also.${formation}`)]),
    ...(aligned === 0 ? [] : [words('also.aligned', { degrees: Math.abs(aligned) })]),
    ...(lay ? [words('also.lay')] : []),
  ];
  return also.length === 0 && tracks.every((track) => lengthOf(track) === 0) ? [words('also.turned')] : also;
}

/** How somebody went, and what else the move was. */
function describeMove(event: Of<'groupMoved'>): LogLine {
  const { party, kind, target, tracks } = event;
  const mm = Math.max(0, ...tracks.map(lengthOf));
  const also = alsoOf(event);
  const unit = partyWords(party);
  if (mm === 0) return line('groupMoved.stay', party.seat, { unit, also });
  return line(`groupMoved.${kind}${also.length > 0 ? 'Also' : ''}`, party.seat, {
    unit,
    cm: centimetres(mm),
    also,
    ...(target && { target: figureWords(target) }),
  });
}

function describeEnd({ party, figure, reason }: Of<'roundEnded'>): LogLine | undefined {
  if (reason !== 'held' && reason !== 'lost') return undefined;
  return line(`roundEnded.${reason}`, party.seat, { unit: nameWords((figure ?? party).name) });
}

function describeHeld({ objective, seat, turns }: Of<'objectiveHeld'>): LogLine {
  const params = { objective: objectiveWords(objective) };
  return seat === null
    ? told('objectiveHeld.nobody', params)
    : line('objectiveHeld.seat', seat, { ...params, count: turns });
}

/** What happens on the table without dice. */
export const TABLE = {
  unitDeployed: ({ party }: Of<'unitDeployed'>) => line('unitDeployed', party.seat, { unit: partyWords(party) }),
  unitStayedHome: ({ seat, name }: Of<'unitStayedHome'>) => line('unitStayedHome', seat, { unit: nameWords(name) }),
  turnBegan: ({ turn }: Of<'turnBegan'>) => told('turnBegan', { turn }),
  initiativeRolled: ({ rolls, order }: Of<'initiativeRolled'>) =>
    line('initiativeRolled.first', order[0], {
      rolls: rolls.flat().map(({ seat, roll }) => words('initiativeRolled.one', { seat: { seat }, roll })),
    }),
  groupMoved: describeMove,
  elementExited: ({ figure, edge }: Of<'elementExited'>) =>
    line(`elementExited.${edge}`, figure.seat, { figure: figureWords(figure) }),
  leaderJoined: ({ figure, joined, leads }: Of<'leaderJoined'>) =>
    line(`leaderJoined.${leads ? 'leads' : 'follows'}`, figure.seat, {
      figure: figureWords(figure),
      unit: partyWords(joined),
    }),
  roundEnded: describeEnd,
  turnEnded: silent,
  effectEnded: ({ effect: { spell, seat } }: Of<'effectEnded'>) =>
    line('effectEnded', seat, { spell: spellWords(spell) }),
  objectiveHeld: describeHeld,
  objectiveGained: ({ objective, seat, points }: Of<'objectiveGained'>) =>
    line('objectiveGained', seat, { objective: objectiveWords(objective), points }),
  tableCovered: ({ seat, points }: Of<'tableCovered'>) => line('tableCovered', seat, { points }),
  timeRecorded: ({ seat }: Of<'timeRecorded'>) => line('timeRecorded', seat),
  conceded: ({ seat }: Of<'conceded'>) => line('conceded', seat),
  gameEnded: ({ ending }: Of<'gameEnded'>) => told('gameEnded', { ending: { key: `portal.ending.${ending}` } }),
};
