import type { Words } from '@/engine';
import type { Side } from '@/look/box';
import type { Scene, Target } from '@/scene/nodes';
import type { SeatSetup } from '@/store';
import { barButton } from '../../board/bar';
import { marksOf, payingOf, type Situation } from '../../board/flow';
import type { Box, TableLayout } from '../../board/layout';
import { tableScene } from '../../board/scene';
import { tableTargets } from '../../board/targets';
import type { Event } from '../../rules';

type Input = {
  readonly moment: Situation;
  /** What has just happened. */ readonly happened: readonly Event[];
  readonly layout: TableLayout;
  readonly seats: readonly SeatSetup[];
  readonly say: (words: Words) => string;
  /** The target of a refused tap. */ readonly refused: string | null;
  readonly patterns: boolean;
  /** The hand that holds the device: it mirrors the bar. */ readonly hand: Side;
};

export type TableScene = {
  readonly scene: Scene;
  readonly targets: readonly Target[];
  /** Where a target is, or the bar for its buttons. */ readonly boxOf: (id: string) => Box;
  /** The node that is drawn for a target. */ readonly nodeOf: (id: string) => string;
};

/** Drawing and touch targets of the table as it is now. */
export function useTableScene({ moment, happened, layout, seats, say, refused, patterns, hand }: Input): TableScene {
  const targets = tableTargets(moment, layout);
  const find = (id: string) => targets.find((target) => target.id === id);
  const nodeOf = (id: string) => find(id)?.node ?? id;
  const marks = marksOf(moment);
  const sitting = seats.map(({ name, look, kind }) => ({ name, look, bot: kind === 'bot' }));
  return {
    targets,
    nodeOf,
    boxOf: (id) => find(id) ?? barButton(id, layout, hand),
    scene: tableScene({
      view: moment.view,
      happened,
      layout,
      seats: sitting,
      marks: refused === null ? marks : { ...marks, [nodeOf(refused)]: 'refused' },
      paying: payingOf(moment),
      patterns,
      say,
    }),
  };
}
