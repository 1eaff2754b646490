/** The portal that several people turn, each from a side of their own. */
export const morthSides = {
  turn: 'Turn',
  turnFor_one: 'Turn, pay {{count}}',
  turnFor_other: 'Turn, pay {{count}}',
  pass: 'Pass',
  button: '{{name}}: {{what}}',
  state: { waits: 'waits', turned: 'turned', passed: 'passed', done: 'done', decides: 'decides' },
  label: '{{name}} {{state}}, gold: {{gold}}',
  first: 'Choose a turn first: drag the wheel or tap the arrows.',
};
