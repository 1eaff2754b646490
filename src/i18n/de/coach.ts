import type { coach as en } from '../en/coach';

export const coach = {
  title: 'Der Ratgeber',
  ask: 'Was nun?',
  thinks: 'Der Ratgeber überlegt …',
  waits: 'Der Ratgeber meldet sich bei deiner nächsten Entscheidung.',
  held: 'Was der Ratgeber sagt, kann verraten, was die anderen nicht sehen sollen.',
  here: 'Hierhin zeigt der Ratgeber',
  layOut: 'Für mich bereitlegen',
  sure: 'Sicher?',
  better: 'Besser: {{move}}.',
  insist: 'Trotzdem tun',
  show: 'Zeig es mir',
} satisfies typeof en;
