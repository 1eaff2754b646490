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
  peek: {
    hold: 'Mantén pulsado para mirar',
    shut: 'Suelta: otra vez boca abajo',
    keep: 'Dejarlas a la vista',
    close: 'Ponerlas boca abajo',
    hint: 'Muestra tus cartas mientras pulsas. Los demás apartan la vista.',
  },
} satisfies typeof en;
