import type { setup as en } from '../../en/mortalgate/setup';

export const setup = {
  heroes: 'Héroes',
  by: {
    draft: { name: 'Por turnos', note: 'Los equipos eligen uno a uno' },
    random: { name: 'Al azar', note: 'Cada equipo recibe cuatro héroes' },
    chosen: { name: 'A medida', note: 'Decidís antes quién guía a quién' },
  },
  opening: 'Primer turno',
  opens: {
    roll: { name: 'Los dados', note: 'Deciden los dados' },
    red: { name: 'Rojo', note: 'Empieza Rojo, Azul elige primero' },
    blue: { name: 'Azul', note: 'Empieza Azul, Rojo elige primero' },
  },
  teams: 'Equipos',
  teamsNote: 'Toca un nombre, o arrástralo, y cambia de bando. Los equipos se diferencian en uno como mucho.',
  size_one: '{{count}} asiento',
  size_other: '{{count}} asientos',
  share_one: '{{count}} héroe',
  share_other: '{{count}} héroes',
  captain: 'habla por el equipo',
  seat: '{{name}}, {{team}}, {{share}}',
  seatHint: 'Cambia de bando',
  leads: 'Quién guía a quién',
  leadsNote: 'Toca dos héroes y se cambian el sitio.',
  hero: '{{hero}}, {{kind}}, con {{name}}',
  heroHint: 'Toca después el héroe con el que se cambia',
  heroOther: 'Se cambia con {{hero}}',
} satisfies typeof en;
