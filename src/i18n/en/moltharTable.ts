export const moltharTable = { activated: 'Activated', hand: 'Hand', yourHand: 'Your hand', handCount: '{{count}} of {{limit}}', printed: 'Printed', cost: { evenMark: 'even', oddMark: 'odd' } };
