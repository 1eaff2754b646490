import { apply, whyNot } from '@/engine';
import { SITTERS, type DrawnPicture, type PictureMoment, type Reader } from '@/games/picture';
import { around, box, type Box } from '@/look/box';
import type { SceneNode } from '@/scene/nodes';
import { marchOf, NO_MARCH, type March } from '../../board/assault/march';
import { NOTHING, type Selection, type Situation } from '../../board/flow';
import { aimNodes } from '../../board/map/aimScene';
import { layoutOf } from '../../board/map/mapFrame';
import { cellBox, startBox, type MapLayout } from '../../board/map/mapLayout';
import { mapExits, mapNodes } from '../../board/map/mapScene';
import { positionAngle } from '../../board/portal/portalLayout';
import { portalNodes } from '../../board/portal/portalScene';
import { markAfter, morth, type Action, type RealmId, type State, type View } from '../../rules';
import { HALVES } from '../../rules/data';
import { at, position, type Needs } from './position';

/** Points a square in pictures of maps. */
const CELL = 44;

/** What of a map is looked at, and what is pointed at besides. */
type Shot = {
  readonly realm?: RealmId;
  /** Two squares, the upper left one and the lower right one; all of it unless told. */
  readonly from?: string;
  readonly to?: string;
  /** The start spaces below, too. */
  readonly starts?: boolean;
  /** Where the hero could walk is left out: the picture is about its blow. */
  readonly bare?: boolean;
  readonly pointing?: (place: (square: string) => Box, layout: MapLayout) => readonly SceneNode[];
};

const situationOf = (state: State, selection: Selection): Situation => ({
  view: morth.view(state, 0),
  selection,
  legal: () => morth.legalActions(state, 0),
  why: (action: Action) => whyNot(morth, state, { seat: 0, action }),
});

function seenOf(layout: MapLayout, { from, to, starts = false }: Shot): Box {
  if (from === undefined || to === undefined) return box(0, 0, layout.width, layout.height);
  const rows = starts ? [startBox(layout, 0)] : [];
  const seen = around([cellBox(layout, at(from)), cellBox(layout, at(to)), ...rows]);
  return { x: seen.x - 4, y: seen.y - 4, w: seen.w + 8, h: seen.h + 8 };
}

const isReach = (id: string): boolean => id.includes('-reach-');

type Shown = { readonly view: View; readonly situation: Situation | null; readonly march: March };

function mapMoment(state: () => State, shot: Shot, show: (state: State) => Shown): PictureMoment {
  const { realm = 0, bare = false, pointing } = shot;
  return {
    position: state,
    glimpse: () => {
      const { view, situation, march } = show(state());
      const team = view.mode === 'cooperative';
      const looks = Array.from({ length: view.seats }, (_, look) => look);
      const place = { realm, cell: CELL, x: 0, y: 0, ...(team ? { looks } : { look: realm }) };
      const layout = layoutOf(view, place);
      const own = realm === 0 ? situation : null;
      return {
        scene: {
          width: layout.width,
          height: layout.height,
          nodes: [
            ...mapNodes(view, place, own, march).filter(({ id }) => !bare || !isReach(id)),
            ...(situation?.selection.type === 'aim' ? aimNodes(situation, place) : []),
            ...(pointing?.((square) => cellBox(layout, at(square)), layout) ?? []),
          ],
          exits: mapExits(view, [place], march),
        },
        seen: seenOf(layout, shot),
      };
    },
  };
}

const still =
  (selection: Selection) =>
  (state: State): Shown => {
    const situation = situationOf(state, selection);
    return { view: situation.view, situation, march: NO_MARCH };
  };

/** What is chosen, once the position is known. */
type Choice = Selection | ((state: State) => Selection);
const chosenIn = (choice: Choice, state: State): Selection => (typeof choice === 'function' ? choice(state) : choice);

/** A map, with what the player of the first seat has chosen on it. */
export const map = (ratio: number, shot: Shot, needs: Needs, choice: Choice = NOTHING): DrawnPicture => ({
  ratio,
  moments: [
    mapMoment(
      () => position(needs),
      shot,
      (state) => still(chosenIn(choice, state))(state),
    ),
  ],
});

/** Plays moves of whoever is to act. */
const played = (state: State, actions: readonly Action[]): State =>
  actions.reduce((now, action) => apply(morth, now, { seat: morth.toMove(now)[0], action }).state, state);

/** A film on a map: what is chosen, and the table after it was done. */
export const deed = (
  ratio: number,
  shot: Shot,
  needs: Needs,
  selection: Selection,
  actions: readonly Action[] | ((state: State) => readonly Action[]),
): DrawnPicture => {
  const start = () => position(needs);
  const after = () => {
    const state = start();
    return played(state, typeof actions === 'function' ? actions(state) : actions);
  };
  return { ratio, moments: [mapMoment(start, shot, still(selection)), mapMoment(after, shot, still(NOTHING))] };
};

/** A film of an Assault: the enemies before it, and where a roll takes them. */
export const march = (ratio: number, shot: Shot, needs: Needs, roll: number): DrawnPicture => {
  const before = (): State => ({ ...position({ ...needs, phase: 'assault' }), roll, active: null });
  const marched = () => apply(morth, before(), { seat: 0, action: { type: 'moveEnemies' } });
  const show = (state: State): Shown => ({ view: morth.view(state, 0), situation: null, march: NO_MARCH });
  return {
    ratio,
    moments: [
      mapMoment(before, shot, show),
      mapMoment(
        () => marched().state,
        shot,
        (state) => ({ ...show(state), march: marchOf(marched().events) }),
      ),
    ],
  };
};

/** Points from the middle of the portal to its edge. */
const RADIUS = 190;

const ringFor = (view: View, { say }: Reader) =>
  view.mode === 'cooperative'
    ? HALVES.map((half) => ({ name: say({ key: 'morthTable.half', params: { half } }), wearer: half }))
    : SITTERS.slice(0, view.seats).map((name, wearer) => ({ name, wearer }));

/** The portal, with a turn by so many steps that is considered. */
export const portal = (needs: Needs, steps: number = 0): DrawnPicture => ({
  ratio: 1,
  moments: [
    {
      position: () => position({ phase: 'portal', ...needs }),
      glimpse: (reader) => {
        const view = morth.view(position({ phase: 'portal', ...needs }), 0);
        const side = 2 * RADIUS;
        return {
          scene: {
            width: side,
            height: side,
            nodes: portalNodes(view, ringFor(view, reader), { x: 0, y: 0, r: RADIUS }, steps),
          },
          seen: box(0, 0, side, side),
          dial: positionAngle(markAfter(view.mark, steps)),
        };
      },
    },
  ],
});

/** Signs and figures of the game in a row, drawn from a position. */
export const laidOut = (
  width: number,
  height: number,
  needs: Needs,
  draw: (view: View, reader: Reader) => readonly SceneNode[],
): DrawnPicture => ({
  ratio: width / height,
  moments: [
    {
      position: () => position(needs),
      glimpse: (reader) => ({
        scene: { width, height, nodes: draw(morth.view(position(needs), 0), reader) },
        seen: box(0, 0, width, height),
      }),
    },
  ],
});
