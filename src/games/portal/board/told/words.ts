import { textsOf, type Words } from '@/engine';
import type { Event } from '../../rules/types';

const text = textsOf('portalFilm');

const count = (events: readonly Event[], is: (event: Event) => boolean): number => events.filter(is).length;

/** What a handful of dice came to: how many struck, how many fell. */
function fightWords(events: readonly Event[]): Words[] {
  const attacks = count(events, ({ type }) => type === 'attackRolled');
  const hits = count(events, (event) => event.type === 'attackRolled' && event.hit);
  const falls = count(events, ({ type }) => type === 'modelLost' || type === 'crewLost');
  const shielded = count(events, ({ type }) => type === 'hitShielded');
  const burst = events.some(({ type }) => type === 'vehicleExploded');
  return [
    ...(attacks > 0 ? [text('attacks', { count: attacks, hits })] : []),
    ...(falls > 0 ? [text('falls', { count: falls })] : hits > 0 && !burst ? [text('none')] : []),
    ...(shielded > 0 ? [text('shielded', { count: shielded })] : []),
    ...(burst ? [text('exploded')] : []),
  ];
}

/** The short note over the table for what has just happened; the log tells it in full. */
export function tallyOf(events: readonly Event[]): readonly Words[] {
  const [event] = events;
  switch (event?.type) {
    case undefined:
      return [];
    case 'shellLanded':
      return [
        event.deviation?.distance ? text('deviates', { n: event.deviation.distance / 10 }) : text('onTarget'),
        text('under', { count: event.under.length }),
      ];
    case 'gunFired':
      return [text('misfire', { count: event.misfires })];
    case 'spellCast':
      return [text(event.works ? 'cast' : 'fails', { spell: { key: `portal.spell.${event.spell}.name` } })];
    case 'moraleTested':
      return [text(event.passed ? 'stands' : 'breaks', { total: event.total })];
    case 'unitFlew':
      return [text('flees')];
    case 'unitLeft':
      return [text('leaves')];
    case 'spellStruck':
      return [text('under', { count: event.under.length })];
    case 'unitStood':
    case 'backfired':
    case 'wentAstray':
    case 'crewless':
    case 'wrecked':
    case 'gunBurst':
    case 'captureRolled':
    case 'captured':
    case 'crewed':
    case 'guardianSummoned':
    case 'leaderJoined':
    case 'unitTeleported':
      return [text(event.type)];
    default:
      return fightWords(events);
  }
}
