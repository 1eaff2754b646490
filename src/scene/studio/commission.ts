import { soon } from '../slices';
import type { Answers, Order, Rank } from './orders';
import { ask } from './studio';

type Commission<K extends Order['kind']> = {
  readonly rank: Rank;
  /** Keeps what was painted apart. */
  readonly keep: (answer: Answers[K]) => void;
  /** Paints it here, and keeps it. */
  readonly here: () => void;
  /** It is there, and still wanted. */
  readonly done: () => void;
};

/** Has something painted apart, or in a slice of this thread if nobody else can; the returned function takes it back. */
export const commission = <K extends Order['kind']>(
  order: Extract<Order, { readonly kind: K }>,
  { rank, keep, here, done }: Commission<K>,
): (() => void) => {
  let wanted = true;
  let takeBack = () => {};
  const tell = () => {
    if (wanted) done();
  };
  const paintHere = () => {
    if (!wanted) return;
    takeBack = soon(() => {
      here();
      tell();
    });
  };
  const apart = ask<K>(order, {
    rank,
    done: (answer) => {
      keep(answer);
      tell();
    },
    failed: paintHere,
  });
  if (apart === null) paintHere();
  return () => {
    wanted = false;
    apart?.();
    takeBack();
  };
};
