import type { Words } from '@/engine';
import type { Outline, Shape, Swirl } from './shapes';

/** A point of the board that something passes. */
export type Corner = { readonly x: number; readonly y: number };

/** Where a node comes from when it appears, or goes when it leaves: the top left corner of its box, already scaled, there. */
export type Waypoint = {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly opacity?: number;
  /** Milliseconds before its motion begins; the node's own delay unless told. */
  readonly delay?: number;
  /** Milliseconds of its motion; the node's own duration unless told. */
  readonly duration?: number;
  /** What it passes on the way there: middles of its box. */
  readonly way?: readonly Corner[];
  /** Corners of the way (by index, one more is its end) at which it makes a half turn. */
  readonly turns?: readonly number[];
};

/** A moment of a motion that a node brings along: how it differs from its pose at rest. */
export type Key = {
  /** Milliseconds after it appears. */
  readonly at: number;
  readonly dx?: number;
  readonly dy?: number;
  /** Times its scale at rest. */
  readonly scale?: number;
  /** Of itself, whatever it is at rest; as at rest unless told. */
  readonly opacity?: number;
  /** Radians, clockwise. */
  readonly tilt?: number;
  /** How it comes here from the key before: evenly unless told; falling gains speed, landing loses it. */
  readonly pace?: 'falling' | 'landing';
};

/** The middle of a dial; what leans turns with it, everything else stays upright. */
export type Orbit = { readonly x: number; readonly y: number; readonly leans: boolean };

/** A slow way round a place: so far across and down, so many times in a turn of the swirls, beginning at a part of it (radians). */
export type Sway = { readonly dx: number; readonly dy: number; readonly times: number; readonly phase: number };

/** One thing on the board. Two scenes are compared by id, and what moved is animated. */
export type SceneNode = {
  readonly id: string;
  /** Top left corner and size of its box on the board; shapes are drawn from its top left corner. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly z: number;
  /** The same array (by identity) is the same picture: games memoize what they draw. */
  readonly shapes: readonly Shape[];
  /** About the middle of its box. */
  readonly scale?: number;
  readonly opacity?: number;
  /** Which side is up: when it changes the node turns over, where another picture of the same side only fades. */
  readonly face?: string;
  /** A turning swirl, under the shapes, clipped to clip. */
  readonly swirl?: Swirl & { readonly clip: Outline };
  /** Goes round a point of the board with the scene's dial: its place is that of the dial at angle 0. */
  readonly orbit?: Orbit;
  readonly enter?: Waypoint;
  readonly exit?: Waypoint;
  /** Milliseconds before its motion begins. */
  readonly delay?: number;
  /** Milliseconds of its flight, where it differs from the usual. */
  readonly duration?: number;
  /** What it passes on its way to this place, instead of flying straight: middles of its box. */
  readonly way?: readonly Corner[];
  /** Corners of that way (by index, one more is its end) at which it makes a half turn. */
  readonly turns?: readonly number[];
  /** What it does when it appears, instead of coming from its waypoint: in order, the first at 0. */
  readonly keys?: readonly Key[];
  /** Left out where the board is looked at from farther away than its details can be read. */
  readonly detail?: boolean;
  /** Keeps its pixels however near it is looked at: a ground, which is soft by nature and dear to draw. */
  readonly soft?: boolean;
  /** Goes to and fro by itself as long as the scene lives, as waves do. */
  readonly sways?: Sway;
  /** The node that it goes along with: its own place is the one beside that node at rest. */
  readonly follows?: string;
};

export type Scene = {
  readonly width: number;
  readonly height: number;
  /** A node 'a/b' is a part of the thing 'a': it is pressed and shaken together with it. */
  readonly nodes: readonly SceneNode[];
  /** From this scale on its details are seen, in points a unit of the board; always unless told. */
  readonly legible?: number;
  /** Where nodes went that this scene no longer has, by id, if not to their own exit. */
  readonly exits?: Readonly<Record<string, Waypoint>>;
  /** Which board it is, where one canvas shows several in turn: nothing flies from one to another, and each is first seen whole. */
  readonly board?: string;
};

type TargetRole = 'button' | 'radio' | 'checkbox' | 'image';

/** Something that can be tapped, read out and found by a test. Of two that lie over each other, the later one is on top. */
export type Target = {
  /** testID is 'target:' + id. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly role: TargetRole;
  /** The node that sinks under the finger, where its id is not the target's. */
  readonly node?: string;
  /** What it is and where. */
  readonly label: Words;
  /** What a tap does. */
  readonly hint?: Words;
  readonly selected?: boolean;
  readonly disabled?: boolean;
  /** Round inside its box, as tokens and hexes are; touches fall to whichever circle is nearest. */
  readonly round?: boolean;
  /** The corners of its outline on the board, where it is neither a box nor round. */
  readonly corners?: readonly Corner[];
  /** Found by touch alone: one of hundreds, which a screen reader would not want to come by one after the other. */
  readonly quiet?: boolean;
  /** A drag that begins on it is the game's and does not pan the board. */
  readonly drags?: boolean;
};
