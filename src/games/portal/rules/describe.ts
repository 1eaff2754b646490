import type { LogLine } from '@/engine';
import type { Event } from './events';
import { FIGHT } from './log/fight';
import { POWERS } from './log/powers';
import { TABLE } from './log/table';

type Describe<T extends Event['type']> = (event: Extract<Event, { type: T }>) => LogLine | undefined;

const DESCRIBE: { readonly [T in Event['type']]: Describe<T> } = { ...TABLE, ...FIGHT, ...POWERS };

/** The log line of an event; some are told by what follows them. */
export const describe = (shown: Event): LogLine | undefined =>
  (DESCRIBE[shown.type] as (event: Event) => LogLine | undefined)(shown);
