import { planOf, type Selection } from '@/games/mortalgate/board/flow';
import { targetsOf } from '@/games/mortalgate/board/flow/overlay';
import { mortalgate, type Config, type State } from '@/games/mortalgate/rules';
import { own, type Moment as IsMoment } from '../../mortalgate/matchFile';

type Wanted = { readonly config?: Partial<Config>; readonly isMoment: IsMoment };

const DRAFTED = { heroes: 'draft', opening: 'roll' } as const;

/** Only one enemy is in reach, so that an attack is proposed at once. */
function hasOneAim(state: State): boolean {
  const view = mortalgate.view(state, 0);
  const targets = targetsOf(view, 'attack');
  if (state.phase !== 'movement' || targets.length !== 1) return false;
  const selection: Selection = {
    type: 'deed',
    deed: { means: 'attack', target: targets[0] },
    standing: 'strongest',
  };
  return planOf({ view, selection })?.forecast != null;
}

/** The first seat is a person, all others are bots. */
export const MOMENTS = {
  choice: { config: DRAFTED, isMoment: own(({ phase }) => phase === 'choice') },
  draft: { config: DRAFTED, isMoment: own(({ phase, picks }) => phase === 'draft' && picks.length > 2) },
  order: { isMoment: own(({ phase }) => phase === 'order') },
  turn: { isMoment: own((state) => state.round > 3 && hasOneAim(state)) },
  waiting: { isMoment: (state) => state.round > 3 && mortalgate.toMove(state)[0] === 1 },
  over: { isMoment: (state) => mortalgate.result(state) !== undefined },
} as const satisfies Readonly<Record<string, Wanted>>;
export type Moment = keyof typeof MOMENTS;
