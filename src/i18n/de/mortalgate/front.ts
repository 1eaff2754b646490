import type * as en from '../../en/mortalgate/front';

export const gate = {
  name: 'MortalGate',
  short: 'MortalGate',
  line: 'Zwei Teams, acht Altäre, eine Insel.',
  credit:
    'MortalGate folgt dem Regelheft des gleichnamigen Prototyps. Die Insel und die meisten Werte der Helden sind von uns.',
} satisfies typeof en.gate;
