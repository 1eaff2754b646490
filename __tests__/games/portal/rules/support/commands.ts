import type { Seat } from '@/engine';
import { elementOf, unitOf, type Action, type How, type Part, type SpellId, type State } from '@/games/portal/rules';

type Spot = readonly [x: number, y: number];
type GivenPart = {
  readonly straight?: number;
  readonly turn?: number | 'left' | 'right' | 'about';
  readonly wheel?: 'left' | 'right';
  readonly deg?: number;
};

/** A command in the words of the worked examples. */
export type Command = {
  readonly type: string;
  readonly element?: number;
  readonly unit?: number;
  readonly target?: number;
  readonly kind?: 'normal' | 'run' | 'charge';
  readonly paths?: Readonly<Record<string, readonly Spot[]>>;
  readonly parts?: readonly GivenPart[];
  readonly stand?: boolean;
  readonly align?: boolean;
  readonly spell?: SpellId;
  readonly point?: Spot;
  readonly part?: 'mount' | 'rider';
  readonly by?: Seat;
};

/** Whose command it is. */
export function actorOf(state: State, { element, unit }: Command): Seat {
  return unitOf(state, unit ?? elementOf(state, element ?? 1).unit).seat;
}

function partFrom({ straight, turn, wheel, deg = 0 }: GivenPart): Part {
  if (straight !== undefined) return { part: 'straight', mm: straight };
  if (wheel !== undefined) return { part: 'wheel', to: wheel, by: deg };
  return typeof turn === 'string' ? { part: 'face', to: turn } : { part: 'turn', by: turn ?? 0 };
}

function howFrom(state: State, { paths, parts, align = false }: Command): How {
  if (parts) return { by: 'parts', parts: parts.map(partFrom), align };
  if (!paths) return { by: 'stay' };
  return {
    by: 'paths',
    paths: Object.entries(paths).map(([id, way]) => ({
      element: Number(id),
      way: way.map(([x, y]) => ({ x, y })),
      facing: elementOf(state, Number(id)).facing,
    })),
    loosen: false,
  };
}

/** The commands of ours that one of the examples is: mount and rider strike one after the other. */
export function actionsFrom(state: State, command: Command): Action[] {
  const { element = 0, unit, target = 0, kind = 'normal', stand = false } = command;
  const group = unit ?? element;
  switch (command.type) {
    case 'move': {
      const how = howFrom(state, command);
      const named = command.target ?? null;
      return [{ type: 'move', group, kind, target: named, how, stand, lie: false, join: null }];
    }
    case 'melee': {
      const ridden = unit === undefined && elementOf(state, element).rider !== null;
      const own: Action = { type: 'melee', group, by: 'own', blows: [] };
      return ridden ? [own, { ...own, by: 'rider' }] : [own];
    }
    case 'shoot': {
      const shots = unit === undefined ? [{ attacker: element, by: 'own', target, at: 'own', weapon: 0 } as const] : [];
      return [{ type: 'shoot', group, by: 'own', unit: unit === undefined ? null : target, shots }];
    }
    case 'fire':
      return [{ type: 'fire', group, target }];
    case 'cast': {
      const point = command.point ? { x: command.point[0], y: command.point[1] } : null;
      const spell = command.spell ?? 'zap';
      return [{ type: 'cast', group, caster: element, by: 'own', spell, at: null, point, places: [] }];
    }
    case 'capture':
      return [{ type: 'capture', group, element, target }];
    default:
      throw new Error(`no command ${command.type}`);
  }
}
