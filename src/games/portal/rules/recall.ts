import type { Event } from './types';

/** Everything lies open, and dice are drawn from the generator: that alone is a barrier. */
export const reveals = (): boolean => false;

/** A round or a deployment comes back as long as nobody else has acted and no die was rolled. */
export const recallable = ({ type }: Event): boolean => type === 'roundEnded' || type === 'unitDeployed';
