/** When the device changes hands. */
export const handover = {
  where: '{{game}}, {{progress}}',
  turn: '{{name}}’s turn',
  pass: 'Hand the device to {{name}}. Hidden cards appear after the tap.',
  take: 'Hidden cards appear after the tap, for {{name}} alone.',
  passOpen: 'Hand the device to {{name}}.',
  takeOpen: 'The match waits for {{name}}.',
  called: '{{name}} calls out',
  cancel: 'Not after all',
  ready: 'I am {{name}}',
  leave: 'Leave for now',
  picture: 'The device goes from {{from}} to {{to}}',
  pictureTo: 'The device goes to {{to}}',
  peek: {
    hold: 'Hold to look',
    shut: 'Let go: face down again',
    keep: 'Keep them open',
    close: 'Turn them face down',
    hint: 'Shows your cards while you press it. The others look away.',
  },
};
