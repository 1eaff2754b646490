import type { Words } from '@/engine';
import { color } from '@/look/tokens';
import { memo } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { down } from '@/ui/art/paint';
import { BLUE, RED, TEAMS, type Team, type View } from '../../rules/types';
import { seatsOf } from '../../rules/questions';
import { teamName } from '../../rules/words';
import { PAPER, TEAM_TONES } from '../art/palette';
import type { DraftLayout } from './layout';
import { rollOffWords } from './state';

type Input = {
  readonly view: View;
  readonly layout: DraftLayout;
  readonly names: readonly string[];
  readonly say: (words: Words) => string;
};

type Line = { readonly text: string; readonly fill: string; readonly strong: boolean };
type Look = {
  readonly w: number;
  readonly h: number;
  /** Room for a die at both ends. */
  readonly dice: boolean;
  readonly teams: readonly [blue: readonly [Line, Line], red: readonly [Line, Line]];
  readonly middle: readonly Line[];
};

/** Lines one under the other in a box. */
function lines(all: readonly Line[], x: number, w: number, h: number, align: 'left' | 'center' | 'right'): Shape[] {
  const shown = all.filter(({ text }) => text !== '');
  const tall = Math.min(h * 0.4, (h * 0.84) / shown.length);
  const from = (h - tall * shown.length) / 2;
  return shown.map(({ text, fill, strong }, i) => ({
    t: 'text',
    text,
    x,
    y: from + i * tall,
    w,
    h: tall,
    align,
    valign: 'middle',
    font: strong ? 'alegreya700' : 'alegreya500',
    size: tall * 0.86,
    minSize: Math.min(9, tall * 0.5),
    fill,
  }));
}

const draw = memo(({ w, h, dice, teams: [blue, red], middle }: Look): readonly Shape[] => {
  const edge = dice ? h * 1.1 : h * 0.3;
  const side = (w - 2 * edge) * 0.2;
  return [
    {
      t: 'rect',
      x: 0.5,
      y: 0.5,
      w: w - 1,
      h: h - 1,
      r: 12,
      fill: down(0, h, ['rgba(37, 52, 88, 0.96)', 'rgba(24, 34, 58, 0.96)']),
      stroke: color.line,
      strokeWidth: 1,
    },
    ...lines(blue, edge, side, h, 'left'),
    ...lines(middle, edge + side, w - 2 * (edge + side), h, 'center'),
    ...lines(red, w - edge - side, side, h, 'right'),
  ];
});

/** The roll-off: both teams with who speaks for them, and what the dice decided. */
export function stripShapes({ view, layout: { strip }, names, say }: Input): readonly Shape[] {
  const { said, then, team, other } = rollOffWords(view);
  const text = (key: string, params: Words['params'] = {}) => say({ key: `mortalgate.draft.${key}`, params });
  const teams = { team: teamName(team), other: teamName(other) };
  const ties = view.rollOff.length - 1;
  const line = (words: string, strong: boolean): Line => ({
    text: words,
    fill: strong ? PAPER : color.soft,
    strong,
  });
  const side = (of: Team): readonly [Line, Line] => {
    const seats = seatsOf(view.teams, of);
    const name = names[seats[0]] ?? '';
    return [
      { text: say({ key: `mortalgate.team.${TEAMS[of]}` }), fill: TEAM_TONES[of].bright, strong: true },
      line(seats.length > 1 ? `${name} +${seats.length - 1}` : name, false),
    ];
  };
  return draw({
    w: strip.w,
    h: strip.h,
    dice: view.rollOff.length > 0,
    teams: [side(BLUE), side(RED)],
    middle: [
      line(text(said, teams), true),
      line(then === null ? '' : text(then, teams), false),
      line(ties > 0 && then === 'mayChoose' ? text('tie', { count: ties }) : '', false),
    ],
  });
}
