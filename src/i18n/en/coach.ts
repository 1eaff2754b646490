/** The coach at a table. */
export const coach = {
  title: 'The coach',
  ask: 'What now?',
  thinks: 'The coach is thinking …',
  waits: 'The coach speaks up at your next decision.',
  held: 'What the coach says may tell what the others must not see.',
  here: 'The coach points here',
  layOut: 'Lay it out for me',
  sure: 'Sure?',
  better: 'Better: {{move}}.',
  insist: 'Do it anyway',
  show: 'Show me',
};
