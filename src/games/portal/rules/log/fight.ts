import type { LogLine } from '@/engine';
import type { Event } from '../events';
import { figureWords, line, lossLine, rollWords } from './words';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const weaponWords = (weapon: string) => ({ key: `portal.weapon.${weapon}` });

function describeAttack(event: Of<'attackRolled'>): LogLine {
  const { how, attacker, target, hit } = event;
  return line(`attackRolled.${how}.${hit ? 'hit' : 'missed'}`, attacker.seat, {
    attacker: figureWords(attacker),
    target: figureWords(target),
    roll: rollWords(event),
  });
}

/** PORT-190 to PORT-193 */
function describePart(event: Of<'partRolled'>): LogLine {
  const { figure, part, weapon, survives, explodes } = event;
  const how = explodes ? 'explodes' : `${part}.${survives ? 'survives' : 'fails'}`;
  return line(`partRolled.${how}`, figure.seat, {
    figure: figureWords(figure),
    roll: rollWords(event),
    ...(weapon !== null && { weapon: weaponWords(weapon) }),
  });
}

/** Attacks and what they do to those who are hit. */
export const FIGHT = {
  attackRolled: describeAttack,
  hitShielded: ({ figure }: Of<'hitShielded'>) => line('hitShielded', figure.seat, { figure: figureWords(figure) }),
  recoveryRolled: (event: Of<'recoveryRolled'>) =>
    line(`recoveryRolled.${event.survives ? 'survives' : 'fails'}`, event.figure.seat, {
      figure: figureWords(event.figure),
      roll: rollWords(event),
    }),
  partRolled: describePart,
  modelLost: (event: Of<'modelLost'>) =>
    lossLine('modelLost', event.figure, event, { figure: figureWords(event.figure) }),
  riderDismounted: ({ figure }: Of<'riderDismounted'>) =>
    line('riderDismounted', figure.seat, { figure: figureWords(figure) }),
  rankFilled: ({ figure }: Of<'rankFilled'>) => line('rankFilled', figure.seat, { figure: figureWords(figure) }),
  crewLost: (event: Of<'crewLost'>) =>
    lossLine('crewLost', event.figure, event, { figure: figureWords(event.figure), count: event.left }),
  weaponLost: (event: Of<'weaponLost'>) =>
    lossLine('weaponLost', event.figure, event, {
      figure: figureWords(event.figure),
      weapon: weaponWords(event.weapon),
    }),
  vehicleExploded: (event: Of<'vehicleExploded'>) =>
    lossLine('vehicleExploded', event.figure, event, { figure: figureWords(event.figure) }),
  crewless: ({ figure, fled }: Of<'crewless'>) =>
    line(`crewless.${fled ? 'fled' : 'killed'}`, figure.seat, { figure: figureWords(figure) }),
  wrecked: (event: Of<'wrecked'>) =>
    lossLine(`wrecked.${event.reason}`, event.figure, event, { figure: figureWords(event.figure) }),
  captureRolled: ({ figure, target, natural, captured }: Of<'captureRolled'>) =>
    line(`captureRolled.${captured ? 'captured' : 'failed'}`, figure.seat, {
      figure: figureWords(figure),
      target: figureWords(target),
      natural,
    }),
  captured: (event: Of<'captured'>) => lossLine('captured', event.party, event, { target: figureWords(event.target) }),
  crewed: ({ figures, target, party }: Of<'crewed'>) =>
    line('crewed', party.seat, { figures: figures.map(figureWords), target: figureWords(target) }),
};
