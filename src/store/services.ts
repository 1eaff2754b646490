import type { Cue } from '@/games';
import type { Connection, Outside } from '@/storage';

/** Sound and vibration. */
export interface Feedback {
  sound(cue: Cue): void;
  haptic(cue: Cue): void;
}

/** Everything of the device that the store needs; tests give others only for what does not exist there. */
export interface Services {
  /** Opens the database with this number; a new number is a new file. */
  connect(generation: number): Promise<Connection>;
  /** What is kept outside the database. */
  readonly outside: Outside;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds from anywhere, for measuring. */
  ticks(): number;
  newId(): string;
  /** A whole number from 0 to 2^53 - 1. */
  newSeed(): number;
  /** Lets the screen draw and taps arrive before a bot thinks on. */
  nextFrame(): Promise<void>;
  /** Calls back whenever the app goes out of sight; returns how to stop it. */
  onHidden(listener: () => void): () => void;
  /** Begins anew where opening the database again needs that; null where it can simply be tried again. */
  readonly reload: (() => void) | null;
  readonly feedback: Feedback;
}
