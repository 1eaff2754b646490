import type * as en from '../../en/portal/front';

export const gate = {
  name: 'PORTAL',
  short: 'Portal',
  line: 'Armeen, Zentimeter, Würfel und Nerven.',
  credit:
    'PORTAL folgt den gleichnamigen Miniaturenregeln von Richard Jones. Waffen, Armeen, Gelände, Szenarien und alles, was das Buch offen lässt, sind von uns.',
} satisfies typeof en.gate;

export const kept = {
  refused: '{{why}} ({{rule}})',
  army: 'Armee',
} satisfies typeof en.kept;
