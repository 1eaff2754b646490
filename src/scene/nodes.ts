import type { Words } from '@/engine';
import type { Outline, Shape, Swirl } from './shapes';

/** Where a node comes from when it appears, or goes when it leaves. */
export type Waypoint = { readonly x: number; readonly y: number; readonly scale?: number; readonly opacity?: number };

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
  readonly scale?: number;
  readonly opacity?: number;
  /** A turning swirl, under the shapes, clipped to clip. */
  readonly swirl?: Swirl & { readonly clip: Outline };
  readonly enter?: Waypoint;
  readonly exit?: Waypoint;
  /** Milliseconds before its motion begins. */
  readonly delay?: number;
};

export type Scene = { readonly width: number; readonly height: number; readonly nodes: readonly SceneNode[] };

export type TargetRole = 'button' | 'radio' | 'checkbox' | 'image';

/** Something that can be tapped, read out and found by a test: an invisible view over the drawing. */
export type Target = {
  /** testID is 'target:' + id. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly role: TargetRole;
  /** What it is and where. */
  readonly label: Words;
  /** What a tap does. */
  readonly hint?: Words;
  readonly selected?: boolean;
  readonly disabled?: boolean;
};
