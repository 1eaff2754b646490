import { beforeLanding, crossingOf, flightsOf, type Flight } from '@/games/morth/board/portal/crossing';
import { startOn } from '@/games/morth/board/map/mapScene';
import { tableLayout, type Room } from '@/games/morth/board/layout';
import { otherwise } from '@/games/morth/board/told/otherwise';
import type { Action } from '@/games/morth/rules';
import type { Box } from '@/look/box';
import { eventsOf, play, position } from '../../../../support/morth';
import { PHONE, TABLET as WIDE } from '../rooms';
import { viewOf } from '../support';

const ROOM: Room = { ...PHONE, others: ['red', 'purple'] };
const TABLET: Room = { ...WIDE, others: ROOM.others };

/** The last portal turn of three: two dice go to the first player, one to the second. */
const LAST = position({
  seats: 3,
  phase: 'portal',
  lord: 1,
  seat: 0,
  mark: 12,
  gold: [5, 5, 5],
  spun: '1 goblin, 2 orc, 5 rat',
});
const told = (action: Action) => ({ before: viewOf(LAST), events: eventsOf(LAST, action) });
const PASS: Action = { type: 'passPortal' };

function known<T>(thing: T | null): T {
  if (thing === null) throw new Error('there is nothing');
  return thing;
}

const isInside = ({ x, y, w, h }: Box, outer: Box): boolean =>
  x >= outer.x - 1 && y >= outer.y - 1 && x + w <= outer.x + outer.w + 1 && y + h <= outer.y + outer.h + 1;

function flights(room: Room, action: Action = PASS): { readonly all: Flight[]; readonly portal: Box } {
  const crossing = known(crossingOf(told(action)));
  const portal = known(tableLayout({ ...room, board: 'portal', turning: true }).portal);
  const ground = { layout: tableLayout(room), shown: 0, others: [1, 2] };
  return { all: flightsOf(crossing, viewOf(play(LAST, action)), portal, ground), portal };
}

test('MOR-062 after the last portal turn the dice are on their way, and on no map yet', () => {
  const crossing = known(crossingOf(told({ type: 'turnPortal', steps: -2 })));
  expect(crossing).toMatchObject({ turned: false, wheel: { mark: 10, phase: 'portal' } });
  expect(crossing.arrivals).toHaveLength(3);
  const after = viewOf(play(LAST, PASS));
  expect(after.foes).toHaveLength(3);
  expect(beforeLanding(after, known(crossingOf(told(PASS)))).foes).toEqual([]);
  const first = position({ seats: 3, phase: 'portal', lord: 0, seat: 0, mark: 12, spun: '1 goblin' });
  expect(crossingOf({ before: viewOf(first), events: eventsOf(first, PASS) })).toBeNull();
});

test('MOR-063 on a phone they go to the start spaces of the map that is shown, and the others to their players', () => {
  const { all, portal } = flights(ROOM);
  const { board, cell, strip } = tableLayout(ROOM);
  const window = known(board);
  expect(all.every(({ from }) => isInside(from, portal))).toBe(true);
  const [goblin, orc, rat] = all;
  const start = startOn(viewOf(LAST), { realm: 0, cell, x: window.x, y: window.y }, 0);
  expect(isInside(goblin.to, start)).toBe(true);
  expect([goblin.fades, orc.fades, rat.fades]).toEqual([false, false, true]);
  expect(isInside(rat.to, strip)).toBe(true);
});

test('MOR-063 on a tablet each goes to its own map', () => {
  const { small } = tableLayout(TABLET);
  const rat = flights(TABLET).all[2];
  expect(rat.fades).toBe(false);
  expect(isInside(rat.to, small[0])).toBe(true);
});

describe('MOR-057 what came otherwise than at the own turn', () => {
  const passed = { events: [{ type: 'portalPassed' as const, seat: 0 }] };
  const ours = (action: Action) => {
    const state = position({
      seats: 3,
      phase: 'portal',
      lord: 0,
      seat: 2,
      mark: 12,
      gold: [5, 5, 5],
      spun: '1 goblin, 5 rat',
    });
    const events = eventsOf(state, action);
    return otherwise({ before: viewOf(state), events }, [passed, { events }]);
  };

  test('says who turned it since, and what that means', () => {
    expect(ours({ type: 'turnPortal', steps: 5 })?.lines.map(({ key }) => key)).toEqual([
      'morthTold.arrived.right',
      'morthTold.arrived.mine',
    ]);
  });

  test('says nothing where nobody turned it, or nothing changed for the viewer', () => {
    expect(ours(PASS)).toBeNull();
    const mine = told({ type: 'turnPortal', steps: 3 });
    expect(otherwise(mine, [{ events: mine.events }])).toBeNull();
  });
});
