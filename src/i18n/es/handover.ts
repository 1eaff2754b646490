import type { handover as en } from '../en/handover';

export const handover = {
  where: '{{game}}, {{progress}}',
  turn: 'Turno de {{name}}',
  pass: 'Pasa el dispositivo a {{name}}. Las cartas ocultas aparecen al tocar.',
  take: 'Las cartas ocultas aparecen al tocar, solo para {{name}}.',
  passOpen: 'Pasa el dispositivo a {{name}}.',
  takeOpen: 'La partida espera a {{name}}.',
  called: '{{name}} avisa',
  cancel: 'Mejor no',
  ready: 'Soy {{name}}',
  leave: 'Salir por ahora',
  picture: 'El dispositivo pasa de {{from}} a {{to}}',
  pictureTo: 'El dispositivo pasa a {{to}}',
} satisfies typeof en;
