import type { morthSides as en } from '../../en/morth/sides';

export const morthSides = {
  turn: 'Girar',
  turnFor_one: 'Girar por {{count}}',
  turnFor_other: 'Girar por {{count}}',
  pass: 'Pasar',
  button: '{{name}}: {{what}}',
  state: { waits: 'espera', turned: 'ha girado', passed: 'ha pasado', done: 'ya jugó', decides: 'decide' },
  label: '{{name}} {{state}}, oro: {{gold}}',
  first: 'Elige antes un giro: arrastra la rueda o toca las flechas.',
} satisfies typeof en;
