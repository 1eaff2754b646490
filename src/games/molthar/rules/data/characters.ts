import type { Character } from '../types';

/** One row a face, in the order of the catalogue: table T2 (MOL-005), abilities by table T3. */
type Face = Omit<Character, 'id'> & { readonly copies: number };

const NO_ABILITY = { kind: 'green', ability: null, pearl: null } as const;

/** MOL-005 The 40 faces of the 54 Character cards. */
// prettier-ignore
export const FACES: readonly Face[] = [
  { face: 'goblin', copies: 3, cost: [[{ t: 'kind', n: 2 }]], power: 1, diamonds: 0, ...NO_ABILITY },
  { face: 'hound', copies: 2, cost: [[{ t: 'kind', n: 3 }]], power: 2, diamonds: 0, ...NO_ABILITY },
  { face: 'warden', copies: 1, cost: [[{ t: 'kind', n: 4 }]], power: 3, diamonds: 0, ...NO_ABILITY },
  { face: 'hansel', copies: 2, cost: [[{ t: 'exact', v: [8, 8] }]], power: 2, diamonds: 0, ...NO_ABILITY },
  { face: 'barbarian', copies: 1, cost: [[{ t: 'sum', n: 3, total: 20 }]], power: 2, diamonds: 0, ...NO_ABILITY },
  { face: 'halfodd', copies: 1, cost: [[{ t: 'odd', n: 3 }]], power: 1, diamonds: 1, ...NO_ABILITY },
  { face: 'halfeven', copies: 1, cost: [[{ t: 'even', n: 3 }]], power: 1, diamonds: 1, ...NO_ABILITY },
  { face: 'gnome', copies: 2, cost: [[{ t: 'kind', n: 2 }, { t: 'exact', v: [6, 6] }]], power: 2, diamonds: 1, ...NO_ABILITY },
  { face: 'unicorn', copies: 1, cost: [[{ t: 'exact', v: [1, 2, 3, 4] }]], power: 1, diamonds: 2, ...NO_ABILITY },
  { face: 'pirate', copies: 1, cost: [[{ t: 'exact', v: [2, 2, 2] }, { t: 'gems', n: 1 }]], power: 3, diamonds: 0, ...NO_ABILITY },
  { face: 'giant', copies: 3, cost: [[{ t: 'exact', v: [6, 6, 8, 8] }]], power: 3, diamonds: 0, ...NO_ABILITY },
  { face: 'tweedle', copies: 2, cost: [[{ t: 'exact', v: [7, 7, 8, 8] }]], power: 3, diamonds: 1, ...NO_ABILITY },
  { face: 'sorceress', copies: 2, cost: [[{ t: 'exact', v: [7, 7, 7, 7] }]], power: 4, diamonds: 0, ...NO_ABILITY },
  { face: 'lion', copies: 1, cost: [[{ t: 'exact', v: [8, 8, 8, 8] }]], power: 5, diamonds: 0, ...NO_ABILITY },
  { face: 'wisp36', copies: 1, cost: [[{ t: 'exact', v: [3, 3, 3] }], [{ t: 'exact', v: [6, 6, 6] }]], power: 3, diamonds: 0, kind: 'red', ability: 'shared', pearl: null },
  { face: 'wisp45', copies: 1, cost: [[{ t: 'exact', v: [4, 4, 4] }], [{ t: 'exact', v: [5, 5, 5] }]], power: 3, diamonds: 0, kind: 'red', ability: 'shared', pearl: null },
  { face: 'golemodd', copies: 1, cost: [[{ t: 'exact', v: [1, 3, 5, 7] }]], power: 2, diamonds: 0, kind: 'red', ability: 'actions3', pearl: null },
  { face: 'golemeven', copies: 1, cost: [[{ t: 'exact', v: [2, 4, 6, 8] }]], power: 2, diamonds: 0, kind: 'red', ability: 'actions3', pearl: null },
  { face: 'wraith', copies: 1, cost: [[{ t: 'kind', n: 2 }, { t: 'kind', n: 2 }]], power: 2, diamonds: 0, kind: 'red', ability: 'next1', pearl: null },
  { face: 'medusa', copies: 2, cost: [[{ t: 'sum', n: 3, total: 7 }]], power: 1, diamonds: 0, kind: 'red', ability: 'discard', pearl: null },
  { face: 'fairy', copies: 2, cost: [[{ t: 'exact', v: [5, 6, 7] }]], power: 1, diamonds: 0, kind: 'red', ability: 'steal', pearl: null },
  { face: 'puss', copies: 1, cost: [[{ t: 'exact', v: [3, 4, 5] }]], power: 1, diamonds: 0, kind: 'red', ability: 'takeBack', pearl: null },
  { face: 'dwarf1', copies: 1, cost: [[{ t: 'exact', v: [1, 1] }]], power: 1, diamonds: 0, kind: 'blue', ability: 'pearl', pearl: 1 },
  { face: 'dwarf2', copies: 1, cost: [[{ t: 'exact', v: [2, 2] }]], power: 1, diamonds: 0, kind: 'blue', ability: 'pearl', pearl: 2 },
  { face: 'dwarf3', copies: 1, cost: [[{ t: 'exact', v: [3, 3] }]], power: 1, diamonds: 0, kind: 'blue', ability: 'pearl', pearl: 3 },
  { face: 'dwarf4', copies: 1, cost: [[{ t: 'exact', v: [4, 4] }]], power: 1, diamonds: 0, kind: 'blue', ability: 'pearl', pearl: 4 },
  { face: 'dwarf5', copies: 1, cost: [[{ t: 'exact', v: [5, 5] }]], power: 1, diamonds: 0, kind: 'blue', ability: 'pearl', pearl: 5 },
  { face: 'dwarf6', copies: 1, cost: [[{ t: 'exact', v: [6, 6] }]], power: 1, diamonds: 0, kind: 'blue', ability: 'pearl', pearl: 6 },
  { face: 'dwarf7', copies: 1, cost: [[{ t: 'exact', v: [7, 7] }]], power: 1, diamonds: 0, kind: 'blue', ability: 'pearl', pearl: 7 },
  { face: 'phoenix', copies: 2, cost: [[{ t: 'exact', v: [1, 2] }]], power: 0, diamonds: 0, kind: 'blue', ability: 'pearl', pearl: 8 },
  { face: 'dragon', copies: 1, cost: [[{ t: 'exact', v: [1, 1, 1, 1] }]], power: 0, diamonds: 0, kind: 'blue', ability: 'pearlAny', pearl: null },
  { face: 'imp', copies: 1, cost: [[{ t: 'exact', v: [3, 3, 3] }]], power: 1, diamonds: 0, kind: 'blue', ability: 'three', pearl: null },
  { face: 'forestboy', copies: 1, cost: [[{ t: 'sum', n: 3, total: 10 }]], power: 1, diamonds: 0, kind: 'blue', ability: 'one8', pearl: null },
  { face: 'maiden', copies: 1, cost: [[{ t: 'exact', v: [3, 5, 7] }]], power: 1, diamonds: 1, kind: 'blue', ability: 'minus', pearl: null },
  { face: 'snow', copies: 1, cost: [[{ t: 'exact', v: [2] }]], power: 0, diamonds: 1, kind: 'blue', ability: 'twoGem', pearl: null },
  { face: 'monkey', copies: 3, cost: [[{ t: 'sumAny', total: 10 }]], power: 1, diamonds: 0, kind: 'blue', ability: 'hand1', pearl: null },
  { face: 'hood', copies: 1, cost: [[{ t: 'exact', v: [4, 5, 6, 7, 8] }]], power: 1, diamonds: 0, kind: 'blue', ability: 'action1', pearl: null },
  { face: 'hatter', copies: 1, cost: [[{ t: 'straight', n: 5 }]], power: 2, diamonds: 0, kind: 'blue', ability: 'exchange', pearl: null },
  { face: 'wizard', copies: 1, cost: [[{ t: 'straight', n: 3 }]], power: 1, diamonds: 0, kind: 'blue', ability: 'peek', pearl: null },
  { face: 'reaper', copies: 1, cost: [[{ t: 'exact', v: [1, 8] }]], power: 1, diamonds: 0, kind: 'blue', ability: 'redraw', pearl: null },
];
