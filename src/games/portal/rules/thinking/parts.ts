import type { Parts } from '@/engine';

/** What bots weigh, in points of victory. */
export const PARTS = [
  /** What falls of the enemy by a deed. */
  'falls',
  /** That the rest of them runs. */
  'flight',
  /** What a shell that strays may cost the own side. */
  'own',
  /** What a spell does that harms nobody. */
  'help',
  /** A machine that is taken over or manned. */
  'machine',
  /** Who has the markers. */
  'control',
  /** How near a group is to enemies and markers. */
  'near',
  /** What a group can do in its next round. */
  'hope',
  /** What the enemies can do to it. */
  'fear',
  /** Figures that have left by an edge of exit. */
  'exit',
] as const;
export type PartName = (typeof PARTS)[number];

/** By name; what weighs nothing is left out. */
export type Weights = Partial<Record<PartName, number>>;

/** The parts of something that is more by some and less by others. */
export function lessThan(one: Weights, other: Weights): Weights {
  const all: Weights = { ...one };
  for (const name of PARTS) if (other[name] !== undefined) all[name] = (all[name] ?? 0) - other[name];
  return all;
}

/** As the engine compares them. */
export const asParts = (weights: Weights): Parts =>
  Object.fromEntries(Object.entries(weights).filter(([, worth]) => worth !== 0));
