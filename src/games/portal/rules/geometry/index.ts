/**
 * The table in whole numbers (PORT-G01 to PORT-G50): millimetres, micrometres for lengths and costs, degrees. Everything takes plain values;
 * nothing here knows a state.
 *
 * - Elements are footprints `{ x, y, facing, shape: { r } | { length, width } }`: `overlap`, `inContact`, `isWithin`, `isUnder`, `gap`,
 *   `nearest`, `facingOf`, `isInside`.
 * - Terrain is laid out once, `landOf(config.terrain)`. `pathCost`, `segmentCost` and `worstSum` (blocks) cost micrometres or BLOCKED;
 *   `affordable` says how far a budget leads, `entry` where a way is barred.
 * - What stands still is a crowd, `crowdOf(footprints, table)`: `isOverAny` and `anyAlong` look only at who is near. The judge of moves
 *   (`../movement`) is built on it, for commands and for the finger alike.
 * - Ways round things: `fieldOf(country, travellers, allowance)` once, then `wayTo`, `wayTowards`, `placesReached` for shades.
 * - Sight: `eyeOf(land, viewer)` once a viewer, then `sees(eye, others, target)`; `sightLines` says what hinders each line; `sightTo` a point.
 * - Blocks: `formed`, `placesOf`, `faced`, `laidAbout`, `pivotOf`, `wheelArc`, `firstRank`, `lastSlot`; loose units: `partsOf`, `isTogether`.
 * - Guns and spells: `covers`, `deviated`, `landings` (the thirteen places with their chances). Drops beside somebody: `snapped`.
 */
export * from './cohesion';
export * from './cost';
export * from './cover';
export * from './crossing';
export * from './crowd';
export * from './distance';
export * from './facing';
export * from './footprint';
export * from './formation';
export * from './land';
export * from './numbers';
export * from './polygon';
export * from './route';
export * from './sight';
export * from './snap';
export * from './template';
