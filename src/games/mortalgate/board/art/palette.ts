import type { Team } from '../../rules/types';

export const INK = '#080D1B';
export const PAPER = '#F4F7FF';
export const GOLD = '#FFD98A';
export const GOLD_RIM = '#FFE9B0';
export const HURT = '#FF8F9A';
export const HEAL = '#7CE0B0';
export const EMBER = '#FFA15C';

type Tone = {
  /** Lines and words. */
  readonly bright: string;
  /** A plate from its light to its shade. */
  readonly plate: readonly [string, string, string];
  /** Glow and fill on the ground. */
  readonly ground: string;
};

/** By team, red first. */
export const TEAM_TONES: Readonly<Record<Team, Tone>> = {
  0: { bright: '#FF7D8A', plate: ['#E5586B', '#B02C42', '#5E1426'], ground: '#FF5C6C' },
  1: { bright: '#7CC6FF', plate: ['#5AA6EA', '#2566B4', '#123466'], ground: '#4FB0FF' },
};
/** An altar of nobody. */
export const FREE_TONE = '#DDE6FF';
