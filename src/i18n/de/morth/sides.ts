import type { morthSides as en } from '../../en/morth/sides';

export const morthSides = {
  turn: 'Drehen',
  turnFor_one: 'Drehen für {{count}}',
  turnFor_other: 'Drehen für {{count}}',
  pass: 'Passen',
  button: '{{name}}: {{what}}',
  state: { waits: 'wartet', turned: 'hat gedreht', passed: 'hat gepasst', done: 'war dran', decides: 'überlegt' },
  label: '{{name}} {{state}}, Gold: {{gold}}',
  first: 'Wähle zuerst eine Drehung: das Rad ziehen oder die Pfeile antippen.',
} satisfies typeof en;
