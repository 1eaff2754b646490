/** The gate of PORTAL. */
export const gate = {
  name: 'PORTAL',
  short: 'Portal',
  line: 'Armies, centimetres, dice and nerve.',
  credit:
    'PORTAL follows the miniature rules of that name by Richard Jones. Weapons, armies, terrain, scenarios and everything the book leaves open are our own.',
};

/** Armies and tables that players keep and share. */
export const kept = {
  refused: '{{why}} ({{rule}})',
  army: 'Army',
};
