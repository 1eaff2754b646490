import type { primer as en } from '../../en/portal/primer';

export const primer = {
  goal: 'De dos a cuatro ejércitos se enfrentan en una mesa medida en centímetros. Puntúas por lo que destruyes, por lo que te queda, por los enemigos en fuga y por los objetivos.',
  turn: {
    parts:
      'En cada ronda los dados dicen quién empieza. Luego actuáis por turno, con una unidad o una figura cada vez, hasta que todas hayan jugado. Un turno:',
    move: 'Mueve: tanto como permita el dado. El terreno ligero cuesta 3 por 1; el difícil, 5 por 1. Corre o carga el doble.',
    act: 'Después, una acción: golpea a quien toques, dispara a quien veas, usa una pieza, lanza un hechizo o toma lo abandonado.',
    hit: 'Un ataque acierta con 5 o más en el propio dado. Por detrás +2; lejos o medio oculto −1.',
    recover: 'El alcanzado tira su dado: con 4 o más sobrevive.',
    morale:
      'Una unidad que pierde un cuarto por disparos, se ve superada sin remedio o ve huir a los suyos prueba su moral: 4 o más, o huye.',
  },
  end: 'Por lo general, la batalla acaba tras seis rondas. Gana la puntuación más alta.',
  signs: {
    die: 'El dado de una figura: velocidad, destreza, temple y aguante en uno.',
    figure: 'Una figura en su peana; la muesca dice adónde mira.',
    terrain: 'El terreno y lo que cuesta en él un centímetro.',
    template: 'Una plantilla: alcanza a quien tenga el centro debajo.',
    objective: 'Un objetivo: lo mantiene quien reúne más efectivos a su alrededor.',
  },
} satisfies typeof en;
