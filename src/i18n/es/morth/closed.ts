import type { closed as en } from '../../en/morth/closed';

export const closed = {
  hand: {
    place: 'Carta {{number}} de {{count}}, boca abajo',
    look: 'Solo tú puedes verlas. Mira, elige una y dale la vuelta cuando quieras jugarla.',
    wait: 'Las miras en tu turno o cuando llamas.',
    turn: 'Darle la vuelta',
    back: 'Esta no',
    which: 'Elige una carta',
  },
  call: {
    text: 'La partida espera hasta que digas quién llama.',
    done: 'Listo',
  },
} satisfies typeof en;
