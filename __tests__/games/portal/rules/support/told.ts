import type { Event } from '@/games/portal/rules';

/** An event in the words of the worked examples: its name there, and what they may say about it. */
export type Told = { readonly event: string } & Readonly<Record<string, unknown>>;

/** The examples' names of the reasons that change a die, where they differ from ours. */
const MOD_NAMES: Readonly<Record<string, string>> = { partialSight: 'losPartial' };

const modsOf = (mods: readonly { readonly modifier: string; readonly amount: number }[]) =>
  Object.fromEntries(mods.map(({ modifier, amount }) => [MOD_NAMES[modifier] ?? modifier, amount]));

const spot = ({ x, y }: { readonly x: number; readonly y: number }) => [x, y];

/** What the examples call an event; some are several to them, most are of no concern. */
export function told(event: Event): Told[] {
  switch (event.type) {
    case 'attackRolled': {
      const { attacker, target, die, natural, mods, total, hit } = event;
      return [
        { event: 'attack', by: attacker.element, target: target.element, die, natural, mods: modsOf(mods), total, hit },
      ];
    }
    case 'recoveryRolled': {
      const { figure, die, natural, total, survives } = event;
      return [{ event: 'recovery', element: figure.element, die, natural, total, survives }];
    }
    case 'partRolled':
      return event.explodes ? [{ event: 'exploded', element: event.figure.element, natural: event.natural }] : [];
    case 'modelLost':
      return [
        { event: 'removed', element: event.figure.element },
        { event: 'mountRemoved', element: event.figure.element },
      ];
    case 'hitShielded':
      return [{ event: 'shielded', element: event.figure.element }];
    case 'moraleTested': {
      const { party, cause, die, natural, mods, total, passed } = event;
      return [{ event: 'morale', unit: party.unit, cause, die, natural, mods: modsOf(mods), total, passed }];
    }
    case 'unitStood':
      return [{ event: 'stands', unit: event.party.unit }];
    case 'unitFlew':
      return [{ event: 'flight', unit: event.party.unit, spot: spot(event.spot) }];
    case 'stayedBehind':
      return [{ event: 'detached', unit: event.party.unit, elements: event.figures.map(({ element }) => element) }];
    case 'unitLeft':
      return [{ event: 'fled', unit: event.party.unit }];
    case 'gunFired': {
      const { figure, natural, mods, total, result, misfires } = event;
      return result === 'misfire'
        ? [{ event: 'misfire', element: figure.element, markers: misfires }]
        : [{ event: 'fire', natural, mods: modsOf(mods), total, onTarget: result === 'onTarget' }];
    }
    case 'shellLanded':
      return [{ event: 'template', at: spot(event.at) }];
    case 'gunBurst':
      return [{ event: 'gunBurst', element: event.figure.element }];
    case 'spellCast': {
      const { spell, natural, total, works } = event;
      return [{ event: 'cast', spell, natural, total, works }];
    }
    case 'backfired':
      return [{ event: 'backfire', element: event.figure.element, natural: event.natural }];
    case 'captured':
      return [{ event: 'captured', element: event.target.element, unit: event.party.unit }];
    case 'wrecked':
      return [{ event: 'destroyed', element: event.figure.element }];
    default:
      return [];
  }
}
