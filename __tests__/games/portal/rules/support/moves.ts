import type { Form, GroupId, How, MoveAction, Part, Point } from '@/games/portal/rules/types';

type Spot = readonly [x: number, y: number];
type More = Partial<Omit<MoveAction, 'type' | 'group' | 'how'>>;

const PLAIN = { kind: 'normal', target: null, stand: false, lie: false, join: null } as const;

export const point = ([x, y]: Spot): Point => ({ x, y });

const move = (group: GroupId, how: How, more: More): MoveAction => ({ type: 'move', group, how, ...PLAIN, ...more });

/** Figures by their ids, each through some points; all look the same way at the end. */
export const walk = (
  group: GroupId,
  ways: Readonly<Record<number, readonly Spot[]>>,
  more: More & { readonly facing?: number; readonly loosen?: boolean } = {},
): MoveAction => {
  const { facing = 0, loosen = false, ...rest } = more;
  const paths = Object.entries(ways).map(([id, way]) => ({ element: Number(id), way: way.map(point), facing }));
  return move(group, { by: 'paths', paths, loosen }, rest);
};

/** A vehicle, a piece or a block. */
export const march = (
  group: GroupId,
  parts: readonly Part[],
  more: More & { readonly align?: boolean } = {},
): MoveAction => {
  const { align = false, ...rest } = more;
  return move(group, { by: 'parts', parts, align }, rest);
};

export const formUp = (group: GroupId, form: Form, more: More = {}): MoveAction =>
  move(group, { by: 'form', form }, more);

export const stay = (group: GroupId, more: More): MoveAction => move(group, { by: 'stay' }, more);

export const straight = (mm: number): Part => ({ part: 'straight', mm });
export const turn = (by: number): Part => ({ part: 'turn', by });
export const wheel = (to: 'left' | 'right', by: number): Part => ({ part: 'wheel', to, by });
export const face = (to: 'left' | 'right' | 'about'): Part => ({ part: 'face', to });
