/** Glows and shadows may reach this many points beyond a box; what is farther out is cut. */
export const BLEED = 96;
