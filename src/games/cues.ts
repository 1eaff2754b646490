/** What a player hears and feels, the strongest last. */
export const CUES = ['move', 'turn', 'shuffle', 'gain', 'loss', 'activate', 'end'] as const;
export type Cue = (typeof CUES)[number];

/** Which events of a game are heard and felt; any other move is a plain 'move'. */
export type CueTable<Event extends string = string> = Readonly<Partial<Record<Event, Cue>>>;
