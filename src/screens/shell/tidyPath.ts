/** Slashes that stand together are one: `///` is the hall. */
export const tidyPath = (path: string): string => path.replace(/\/{2,}/g, '/');
