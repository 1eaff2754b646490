import type { Kept, Words } from '@/engine';
import { readTable, whyNotTable } from './agreed';
import { readArmy, whyNotArmy } from './army';
import { MAX_SEATS } from './data';
import type { Fault } from './fault';

/** Why something is not taken in: the sentence about the rule, and its id. */
const inWords = ({ rule }: Fault): Words => ({
  key: 'portal.kept.refused',
  params: { rule, why: { key: `portal.why.${rule}` } },
});

/** An army may be kept unfinished; from a file comes only one that can be fielded, whatever the players agree on. */
const army: Kept = {
  version: 1,
  read(value) {
    const read = readArmy(value);
    return 'army' in read ? read.army : undefined;
  },
  refuses(value) {
    const read = readArmy(value);
    const fault = 'fault' in read ? read.fault : whyNotArmy(read.army, { limit: null, payloadChecked: false });
    return fault && inWords(fault);
  },
};

/** A table likewise: from a file comes only one that can be fought on. */
const table: Kept = {
  version: 1,
  read(value) {
    const read = readTable(value);
    return 'design' in read ? read.design : undefined;
  },
  refuses(value) {
    const read = readTable(value);
    const fault = 'fault' in read ? read.fault : whyNotTable(read.design, MAX_SEATS);
    return fault && inWords(fault);
  },
};

/** What players of PORTAL make and keep, and give each other as files. */
export const KEPT = { army, table } as const;
