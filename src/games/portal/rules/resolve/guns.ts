import { die } from '@/engine';
import {
  ARTILLERY,
  DEVIATION_DIRECTIONS,
  DEVIATION_DISTANCES,
  DEVIATION_SIDES,
  MISFIRE_FACE,
  MISFIRES_TO_BURST,
  NEEDED,
} from '../data';
import { deviated } from '../geometry';
import { gunAim, isGunAim } from '../questions/guns';
import { gunMods, thrown } from '../questions/modifiers';
import { underTemplate } from '../questions/templates';
import { elementOf, figureOf, unitOf } from '../roster';
import type { Element, Event, Point, State } from '../types';
import { burst } from './burst';
import type { Step, StepOf } from './steps';

/** PORT-267 to PORT-277 The one die of a gun: a misfire, on target, or somewhere near. */
export function fire(state: State, step: StepOf<'fire'>, events: Event[]): void {
  const gun = elementOf(state, step.piece);
  const target = elementOf(state, step.target);
  const aim = gunAim(state, gun, target);
  if (!isGunAim(aim) || gun.piece === null) return;
  const faces = ARTILLERY[gun.piece].die;
  const roll = thrown(faces, die(state.rng, faces), gunMods(state, gun, aim.long, aim.partial));
  const misfire = roll.natural === MISFIRE_FACE;
  if (misfire) gun.misfires++;
  const result = misfire ? 'misfire' : roll.total >= NEEDED.artillery ? 'onTarget' : 'misses';
  const figure = figureOf(state, gun, 'own');
  const named = figureOf(state, target, 'own');
  const { misfires, piece } = gun;
  events.push({ type: 'gunFired', figure, piece, target: named, ...roll, result, misfires });
  if (!misfire) land(state, gun, target, result === 'misses', events);
  else if (misfires >= MISFIRES_TO_BURST) burst(state, gun, events);
}

/** PORT-275 to PORT-277 Direction first, then distance. */
function deviate(state: State, from: Point, target: Point) {
  const rolls = [die(state.rng, DEVIATION_SIDES), die(state.rng, DEVIATION_SIDES)] as const;
  const direction = DEVIATION_DIRECTIONS[rolls[0] - 1];
  const distance = DEVIATION_DISTANCES[rolls[1] - 1];
  return { at: deviated(from, target, direction, distance), deviation: { rolls, direction, distance } };
}

/** PORT-278 */
function land(state: State, gun: Element, target: Element, misses: boolean, events: Event[]): void {
  if (gun.piece === null) return;
  const aim = { x: target.x, y: target.y };
  const { at, deviation } = misses ? deviate(state, gun, aim) : { at: aim, deviation: null };
  const { template } = ARTILLERY[gun.piece];
  const under = underTemplate(state, at, template);
  const figures = under.map((each) => figureOf(state, each, 'own'));
  const figure = figureOf(state, gun, 'own');
  events.push({ type: 'shellLanded', figure, aim, at, template, deviation, under: figures });
  state.steps.unshift(...hitsOn(under, unitOf(state, gun.unit).seat, 'artillery'));
}

/** PORT-259, PORT-280 One hit each in ascending id: mount before rider, and a gun once for each living crewman. */
export function hitsOn(elements: readonly Element[], by: number, how: 'artillery' | 'spell'): Step[] {
  return elements.flatMap(({ id: element, kind, crew, rider }): Step[] => {
    const hit: Step = { step: 'hit', element, at: 'own', by, how };
    if (kind === 'piece') return crew.map(() => ({ ...hit }));
    return rider === null ? [hit] : [hit, { ...hit, at: 'rider' }];
  });
}
