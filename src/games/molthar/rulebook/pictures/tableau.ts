import { apply, whyNot, type Seat } from '@/engine';
import { SITTERS, type DrawnPicture, type PictureMoment } from '@/games/picture';
import { around, type Box } from '@/look/box';
import type { SceneNode } from '@/scene/nodes';
import { marksOf, NOTHING, payingOf, type Selection } from '../../board/flow';
import { tableLayout, type TableLayout } from '../../board/layout';
import { tableScene } from '../../board/scene';
import { arranged, ownSeat, printersOf, rivalSeats } from '../../board/table';
import { molthar, type Action, type Event, type State, type View } from '../../rules';

/** All pictures look at the table as it lies on a phone. */
const SCREEN = {
  width: 390,
  height: 844,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  side: 'right',
  textScale: 1,
  prompt: false,
  looking: true,
} as const;
/** Seen round what a picture is about. */
const EDGE = 8;

/** What of the table is looked at, and what is pointed at besides. */
type Shot = {
  readonly of: (layout: TableLayout, view: View) => readonly Box[];
  readonly pointing?: (layout: TableLayout, view: View) => readonly SceneNode[];
};

/** A position, and what the player whose turn it is has chosen. */
type Moment = {
  readonly state: () => State;
  readonly chosen?: Selection;
  /** What has just happened: it tells where cards come from. */
  readonly happened?: () => readonly Event[];
};

function layoutOf(view: View): TableLayout {
  const own = view.players[ownSeat(view)];
  return tableLayout({
    ...SCREEN,
    rivals: view.players.length - 1,
    hand: own.handCount,
    printed: printersOf(own).length,
    activated: own.activated.length,
    rivalActivated: rivalSeats(view).map((seat) => view.players[seat].activated.length),
  });
}

const grown = ({ x, y, w, h }: Box): Box => ({ x: x - EDGE, y: y - EDGE, w: w + 2 * EDGE, h: h + 2 * EDGE });

/** What only sticks into a picture says nothing: things belong to it with their middle, grounds when they fill most of it. */
const belongs = ({ x, y, w, h }: Box, seen: Box): boolean => {
  const [cx, cy] = [x + w / 2, y + h / 2];
  const across = Math.min(x + w, seen.x + seen.w) - Math.max(x, seen.x);
  const down = Math.min(y + h, seen.y + seen.h) - Math.max(y, seen.y);
  return (
    (cx > seen.x && cx < seen.x + seen.w && cy > seen.y && cy < seen.y + seen.h) ||
    (across > 0 && down > 0 && across * down > (seen.w * seen.h) / 2)
  );
};

function momentOf({ state, chosen = NOTHING, happened }: Moment, { of, pointing }: Shot, seat: Seat): PictureMoment {
  return {
    position: state,
    glimpse: ({ say, patterns }) => {
      const now = state();
      const view = arranged(molthar.view(now, seat));
      const situation = {
        view,
        selection: chosen,
        why: (action: Action) => whyNot(molthar, now, { seat, action }),
      };
      const layout = layoutOf(view);
      const seen = grown(around(of(layout, view)));
      const scene = tableScene({
        view,
        happened: happened?.() ?? [],
        layout,
        seats: SITTERS.map((name, look) => ({ name, look, bot: false })),
        marks: chosen === NOTHING && view.pending === null ? {} : marksOf(situation),
        paying: payingOf(situation),
        patterns,
        say,
      });
      const nodes = scene.nodes.filter((node) => belongs(node, seen));
      return { scene: { ...scene, nodes: [...nodes, ...(pointing?.(layout, view) ?? [])] }, seen };
    },
  };
}

/** A still picture of a position. */
export const still = (ratio: number, shot: Shot, moment: Moment, seat: Seat = 0): DrawnPicture => ({
  ratio,
  moments: [momentOf(moment, shot, seat)],
});

type Played = { readonly state: State; readonly events: readonly Event[] };

/** What seat 0 sees of a move. */
const play = ({ state }: Played, action: Action): Played => {
  const { state: next, events } = apply(molthar, state, { seat: state.turn.seat, action });
  return { state: next, events: events.flatMap((event) => molthar.show(event, 0) ?? []) };
};

/** A film: what is chosen and done, one after the other, by the rules. */
export function film(
  ratio: number,
  shot: Shot,
  start: () => State,
  steps: readonly (readonly [Selection, Action])[],
): DrawnPicture {
  const actions = steps.map(([, action]) => action);
  const played = (count: number) => actions.slice(0, count).reduce(play, { state: start(), events: [] });
  const moments = steps.flatMap(([chosen], done): Moment[] => [
    { state: () => played(done).state, chosen, happened: () => played(done).events },
    { state: () => played(done + 1).state, happened: () => played(done + 1).events },
  ]);
  const [first, ...rest] = moments.map((moment) => momentOf(moment, shot, 0));
  return { ratio, moments: [first, ...rest] };
}
