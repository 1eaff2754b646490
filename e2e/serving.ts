/** The server that the first and the last step of a run share. */
export const serving: { server?: { url: string; close(): void } } = {};
