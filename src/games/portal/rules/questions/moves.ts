import { deg, gap, inContact, rot } from '../geometry';
import { judge, type Intent } from '../movement/judge';
import { prepare, type Mover } from '../movement/mover';
import { isWent } from '../movement/verdict';
import { areEnemies, isMachine } from '../roster';
import { footprintOf } from '../shapes';
import type { Action, Element, GroupId, How, MoveKind, Open } from '../types';
import { allBy, contactPoint, errands, onPaths, PLAIN } from './errands';

/** A sample of the moves of a group: whatever matters has one, and the judge decides about all others. */

const DIRECTIONS = 16;
/** Parts of the allowance that are tried, in eighths. */
const LENGTHS = [8, 4, 2] as const;
/** Enemies that a charge is tried at. */
const CHARGED = 3;

/** The enemies of a group, nearest first. */
function foesOf(open: Open, { walkers }: Mover): Element[] {
  const [{ element, footprint }] = walkers;
  return open.elements
    .filter((other) => areEnemies(open, element, other))
    .map((other) => ({ other, far: gap(footprint, footprintOf(other)) }))
    .sort((a, b) => a.far - b.far || a.other.id - b.other.id)
    .map(({ other }) => other);
}

/** A charge of figures: the nearest of them goes straight at his man, the others along with him or not at all. */
function figureCharges(mover: Mover, target: Element): Intent[] {
  const at = footprintOf(target);
  const near = mover.walkers.reduce((best, one) => (gap(one.footprint, at) < gap(best.footprint, at) ? one : best));
  const point = contactPoint(near, at);
  if (point === null) return [];
  const by = { x: point.x - near.element.x, y: point.y - near.element.y };
  const facing = deg(target.x - point.x, target.y - point.y);
  const together = allBy(mover, by, facing);
  const alone = together.filter(({ element }) => element === near.element.id);
  return (together.length === 1 ? [alone] : [together, alone]).map((paths) => ({
    ...PLAIN,
    target: target.id,
    how: onPaths(paths),
  }));
}

/** A charge of a block: straight on, until somebody of it touches. */
function blockCharges(mover: Mover, target: Element): Intent[] {
  const at = footprintOf(target);
  const { walkers, unit, allowance } = mover;
  for (let mm = 1; unit.block !== null && 1000 * mm <= allowance; mm++) {
    const by = rot(mm, 0, unit.block.facing);
    const moved = walkers.map(({ footprint }) => ({ ...footprint, x: footprint.x + by.x, y: footprint.y + by.y }));
    if (!moved.some((one) => inContact(one, at))) continue;
    const how = (aligns: boolean): How => ({ by: 'parts', parts: [{ part: 'straight', mm }], align: aligns });
    return [true, false].map((aligns) => ({ ...PLAIN, target: target.id, how: how(aligns) }));
  }
  return [];
}

function charges(open: Open, mover: Mover): Intent[] {
  const inReach = foesOf(open, mover).filter((foe) =>
    mover.walkers.some(({ footprint }) => gap(footprint, footprintOf(foe)) <= mover.allowance),
  );
  return inReach
    .slice(0, CHARGED)
    .flatMap((foe) => (mover.unit.block === null ? figureCharges(mover, foe) : blockCharges(mover, foe)));
}

/** 16 directions and 3 lengths for figures, beginning somewhere else for each group and turn; made one by one, for few are wanted. */
function* walks(open: Open, mover: Mover): Generator<Intent> {
  const millimetres = Math.floor(mover.allowance / 1000);
  const start = open.turn * 5 + mover.group * 3;
  for (const eighths of LENGTHS)
    for (let i = 0; i < DIRECTIONS; i++) {
      const angle = Math.floor((360 * ((start + i * 7) % DIRECTIONS)) / DIRECTIONS);
      const by = rot(Math.floor((millimetres * eighths) / 8), 0, angle);
      yield { ...PLAIN, how: onPaths(allBy(mover, by, angle)) };
    }
}

const inParts = (...parts: Extract<How, { by: 'parts' }>['parts']): Intent => ({
  ...PLAIN,
  how: { by: 'parts', parts, align: false },
});

function drives({ allowance }: Mover): Intent[] {
  const far = Math.floor(allowance / 1000);
  const half = Math.floor(far / 2);
  return [
    inParts({ part: 'straight', mm: far }),
    inParts({ part: 'turn', by: 45 }, { part: 'straight', mm: half }),
    inParts({ part: 'turn', by: -45 }, { part: 'straight', mm: half }),
    inParts({ part: 'straight', mm: half }, { part: 'turn', by: 30 }),
    inParts({ part: 'turn', by: -30 }),
    inParts({ part: 'turn', by: 45 }),
    inParts({ part: 'turn', by: 40 }, { part: 'straight', mm: 20 }, { part: 'turn', by: -50 }),
    inParts({ part: 'straight', mm: -Math.floor(far / 4) }),
  ];
}

function marches({ allowance, unit }: Mover): Intent[] {
  const far = Math.floor(allowance / 1000);
  const half = Math.floor(far / 2);
  return [
    inParts({ part: 'straight', mm: far }),
    inParts({ part: 'wheel', to: 'left', by: 20 }, { part: 'straight', mm: half }),
    inParts({ part: 'wheel', to: 'right', by: 20 }, { part: 'straight', mm: half }),
    inParts({ part: 'straight', mm: half }),
    inParts({ part: 'wheel', to: 'left', by: 10 }),
    inParts({ part: 'wheel', to: 'right', by: 30 }),
    inParts({ part: 'face', to: 'about' }, { part: 'straight', mm: half }),
    inParts({ part: 'face', to: 'left' }),
    inParts({ part: 'straight', mm: Math.floor(far / 3) }, { part: 'face', to: 'right' }),
    ...(unit.block === null ? [] : [{ ...PLAIN, how: onPaths([], true) }]),
  ];
}

/** PORT-237 A loose band forms up where it stands, round its first member. */
function formings({ unit, walkers, open }: Mover): Intent[] {
  if (unit.kind !== 'band' || open.config.mode === 'skirmish' || unit.block !== null) return [];
  const [{ element }] = walkers;
  const files = Math.ceil(walkers.length / 2);
  const { x, y, facing } = element;
  return [{ ...PLAIN, how: { by: 'form', form: { anchor: { x, y }, facing, files, order: unit.members } } }];
}

/** The legal ones of some intents, at most so many. */
function legal(mover: Mover, intents: Iterable<Intent>, most: number, out: Action[]): void {
  const { group, kind, stands: stand } = mover;
  for (const intent of intents) {
    if (out.length >= most) return;
    const { target, how, lie, join } = intent;
    if (isWent(judge(mover, intent))) out.push({ type: 'move', group, kind, target, how, stand, lie, join });
  }
}

/** Moves of a group that are legal now, at most so many. */
export function moveSamples(open: Open, group: GroupId, most: number): Action[] {
  const out: Action[] = [];
  const moving = (kind: MoveKind, stand = false): Mover => prepare(open, group, kind, stand);
  const normal = moving('normal');
  const members = normal.walkers.map(({ element }) => element);
  const ways = (mover: Mover): Iterable<Intent> =>
    isMachine(members[0]) ? drives(mover) : mover.unit.block === null ? walks(open, mover) : marches(mover);
  if (members.some(({ prone }) => prone)) {
    const rising = moving('normal', true);
    legal(rising, [{ ...PLAIN, how: { by: 'stay' } }], most, out);
    legal(rising, ways(rising), most, out);
    return out;
  }
  const onFoot = !isMachine(members[0]);
  const fast = onFoot ? moving('charge') : normal;
  if (onFoot) legal(fast, charges(open, fast), Math.floor(most / 3), out);
  legal(normal, [...errands(normal), ...formings(normal)], Math.floor(most / 2), out);
  legal(normal, ways(normal), most - 4, out);
  const running: Mover = { ...fast, kind: 'run' };
  if (onFoot) legal(running, ways(running), most - 1, out);
  legal(normal, [{ ...PLAIN, lie: true, how: { by: 'stay' } }], most, out);
  return out;
}
