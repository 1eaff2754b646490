import type { LogLine } from '@/engine';
import type { Event } from '../events';
import { centimetres, figureWords, line, lossLine, partyWords, rollWords, silent, spellWords, told } from './words';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

function describeShell({ figure, deviation, under }: Of<'shellLanded'>): LogLine {
  const count = under.length;
  if (deviation === null) return line('shellLanded.onTarget', figure.seat, { count });
  const { rolls, direction, distance } = deviation;
  const dice = rolls.join(', ');
  if (distance === 0) return line('shellLanded.bullseye', figure.seat, { dice, count });
  return line('shellLanded.deviates', figure.seat, {
    cm: centimetres(distance),
    direction: { key: `portal.direction.${direction}` },
    dice,
    count,
  });
}

/** Who is under a spell that lasts; a template lies there for whoever comes. */
function describeEffect({ effect, figures, units }: Of<'effectBegan'>): LogLine {
  const params = { spell: spellWords(effect.spell), turn: effect.lastTurn };
  const names = [...figures.map(figureWords), ...units.map(partyWords)];
  return names.length === 0
    ? line('effectBegan.place', effect.seat, params)
    : line('effectBegan.on', effect.seat, { ...params, names });
}

function describeLeft(event: Of<'unitLeft'>): LogLine {
  const { party, edge } = event;
  return lossLine(`unitLeft.${edge === null ? 'crew' : 'edge'}`, party, event, { unit: partyWords(party) });
}

/** Guns, spells, morale and Luck. */
export const POWERS = {
  gunFired: (event: Of<'gunFired'>) =>
    line(`gunFired.${event.result}`, event.figure.seat, {
      figure: figureWords(event.figure),
      target: figureWords(event.target),
      roll: rollWords(event),
      count: event.misfires,
    }),
  shellLanded: describeShell,
  gunBurst: (event: Of<'gunBurst'>) => lossLine('gunBurst', event.figure, event, { figure: figureWords(event.figure) }),
  spellCast: (event: Of<'spellCast'>) =>
    line(`spellCast.${event.works ? 'works' : 'fails'}`, event.figure.seat, {
      figure: figureWords(event.figure),
      spell: spellWords(event.spell),
      roll: rollWords(event),
    }),
  spellStruck: ({ spell, under }: Of<'spellStruck'>) =>
    told('spellStruck', { spell: spellWords(spell), count: under.length }),
  effectBegan: describeEffect,
  guardianSummoned: ({ caster }: Of<'guardianSummoned'>) =>
    line('guardianSummoned', caster.seat, { figure: figureWords(caster) }),
  unitTeleported: ({ party }: Of<'unitTeleported'>) => line('unitTeleported', party.seat, { unit: partyWords(party) }),
  backfired: ({ figure, spell, natural, outcome }: Of<'backfired'>) =>
    line(`backfired.${outcome}`, figure.seat, { figure: figureWords(figure), spell: spellWords(spell), natural }),
  guardianStruck: ({ figure, die, natural, hit }: Of<'guardianStruck'>) =>
    line(`guardianStruck.${hit ? 'hit' : 'missed'}`, figure.seat, {
      figure: figureWords(figure),
      roll: rollWords({ die, natural, total: natural }),
    }),
  wentAstray: ({ figure, shift }: Of<'wentAstray'>) =>
    line(`wentAstray.${shift === null ? 'stayed' : 'moved'}`, figure.seat, { figure: figureWords(figure) }),
  moraleTested: (event: Of<'moraleTested'>) =>
    line(`moraleTested.${event.passed ? 'passed' : 'failed'}`, event.party.seat, {
      unit: partyWords(event.party),
      roll: rollWords(event),
      cause: { key: `portal.cause.${event.cause}` },
    }),
  unitFlew: ({ party, behind, cost }: Of<'unitFlew'>) =>
    line('unitFlew', party.seat, {
      unit: partyWords(party),
      behind: partyWords(behind),
      cm: centimetres(Math.round(cost / 1000)),
    }),
  unitStood: ({ party }: Of<'unitStood'>) => line('unitStood', party.seat, { unit: partyWords(party) }),
  unitLeft: describeLeft,
  stayedBehind: ({ party, figures }: Of<'stayedBehind'>) =>
    line('stayedBehind', party.seat, { figures: figures.map(figureWords) }),
  luckAsked: silent,
  luckAnswered: ({ seat, figure, used }: Of<'luckAnswered'>) =>
    line(`luckAnswered.${used ? 'used' : 'kept'}`, seat, { figure: figureWords(figure) }),
};
