import type * as en from '../../en/portal/front';

export const gate = {
  name: 'PORTAL',
  short: 'Portal',
  line: 'Ejércitos, centímetros, dados y temple.',
  credit:
    'PORTAL sigue las reglas de miniaturas del mismo nombre de Richard Jones. Las armas, los ejércitos, el terreno, los escenarios y todo lo que el libro deja abierto son nuestros.',
} satisfies typeof en.gate;

export const kept = {
  refused: '{{why}} ({{rule}})',
  army: 'Ejército',
} satisfies typeof en.kept;
