import { flag, indexOf, isRecord, oneOf, orNull, whole } from '@/engine';
import { LAST_TURN, MAX_SEATS } from '../data';
import { broken, faultAmong, within, type Fault } from '../fault';
import { fieldFault, isId, type Fields } from '../fields';
import { EDGES, UNIT_KINDS, type Objective } from '../types';
import type { TableSize } from './terrain';

/** More than anybody can keep in mind. */
export const MAX_OBJECTIVES = 6;
/** Millimetres: nearer is no place, farther is half a table. */
const [SMALLEST, LARGEST] = [20, 400];

const common = (rule: string): Fields => ({
  id: [isId, 'PORT-329'],
  type: [isId, rule],
  endsGame: [flag, 'PORT-330'],
});

const marker = (rule: string, { w, h }: TableSize): Fields => ({
  ...common(rule),
  x: [whole(0, w), rule],
  y: [whole(0, h), rule],
  radius: [whole(SMALLEST, LARGEST), rule],
});

const side = indexOf(MAX_SEATS);

const fieldsOf = (table: TableSize): Readonly<Record<Objective['type'], Fields>> => ({
  hold: marker('PORT-336', table),
  holdRun: {
    ...marker('PORT-337', table),
    turns: [whole(1, LAST_TURN), 'PORT-337'],
    side: [orNull(side), 'PORT-337'],
  },
  exit: {
    ...common('PORT-338'),
    side: [side, 'PORT-338'],
    edge: [oneOf(EDGES), 'PORT-338'],
    needPercent: [whole(1, 100), 'PORT-338'],
  },
  destroy: { ...common('PORT-340'), unitKind: [oneOf(UNIT_KINDS), 'PORT-340'] },
});

/** PORT-336 … PORT-340 Whether a value is an objective on such a table. */
export function objectiveFault(value: unknown, table: TableSize): Fault | undefined {
  const fields = fieldsOf(table);
  const type = isRecord(value) ? value.type : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(fields, type)) return broken('PORT-329', { field: 'type' });
  return fieldFault(value, fields[type as Objective['type']]);
}

/** PORT-329 Why objectives do not go together, or not with so many sides. */
export function objectivesFault(objectives: readonly Objective[], seats: number): Fault | undefined {
  if (objectives.length > MAX_OBJECTIVES) return broken('PORT-329', { count: objectives.length });
  const ids = objectives.map(({ id }) => id);
  const again = ids.findIndex((id, at) => ids.indexOf(id) < at);
  if (again >= 0) return within({ objective: again }, broken('PORT-329'));
  return faultAmong(objectives, 'objective', (one) =>
    'side' in one && one.side !== null && one.side >= seats
      ? broken(one.type === 'exit' ? 'PORT-338' : 'PORT-337', { side: one.side })
      : undefined,
  );
}
