/** The gate of MortalGate. */
export const gate = {
  name: 'MortalGate',
  short: 'MortalGate',
  line: 'Two teams, eight altars, one island.',
  credit:
    'MortalGate follows the prototype rulebook of that name. Its island and most values of its heroes are our own.',
};
