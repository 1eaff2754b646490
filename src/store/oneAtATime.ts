/** Reads one thing at a time; of those that are asked for meanwhile only the newest is read, the others become null. */
export function oneAtATime<Q, A>(read: (wanted: Q) => Promise<A>): (wanted: Q) => Promise<A | null> {
  let newest = 0;
  let before: Promise<unknown> = Promise.resolve();
  return (wanted) => {
    const turn = ++newest;
    const answer = before.then(() => (turn === newest ? read(wanted) : null));
    before = answer.catch(() => undefined);
    return answer;
  };
}
