/** Work that must not hold up frames and touches: it pauses whenever a slice of time is used up. */
const SLICE_MS = 8;
const tasks: (() => void)[] = [];
let scheduled = false;

const work = (): void => {
  const until = performance.now() + SLICE_MS;
  while (tasks.length > 0 && performance.now() < until) tasks.shift()?.();
  scheduled = tasks.length > 0;
  if (scheduled) setTimeout(work, 0);
};

/** Queues a task; the returned function takes it back. */
export const soon = (task: () => void): (() => void) => {
  tasks.push(task);
  if (!scheduled) setTimeout(work, 0);
  scheduled = true;
  return () => {
    const index = tasks.indexOf(task);
    if (index >= 0) tasks.splice(index, 1);
  };
};

/**
 * Queues several tasks and calls back after the last, if there are any, and each time after so many; the returned function
 * takes back what is left.
 */
export const inSlices = (
  several: readonly (() => void)[],
  done: () => void,
  atOnce: number = several.length,
): (() => void) => {
  const takeBack = several.flatMap((task, i) =>
    (i + 1) % atOnce === 0 || i + 1 === several.length ? [soon(task), soon(done)] : [soon(task)],
  );
  return () => takeBack.forEach((take) => take());
};
