import type { CDPSession } from 'playwright-core';

type Profile = Awaited<ReturnType<typeof stopProfile>>;
const stopProfile = async (session: CDPSession) => (await session.send('Profiler.stop')).profile;

/** Microseconds between two looks at what runs. */
const INTERVAL = 1000;
/** Not work: the thread waits, or the profiler itself looks. */
const NO_WORK = new Set(['(root)', '(idle)']);

/** Looks at the main thread from now on; `worst` names the functions in which a span of the page's clock was spent. */
export async function watchThread(session: CDPSession) {
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: INTERVAL });
  await session.send('Profiler.start');
  return {
    stop: async () => {
      const profile = await stopProfile(session);
      return (from: number, to: number) => spentIn(profile, from * 1000, to * 1000);
    },
  };
}

/** Functions by the time that was spent in themselves, and where they were called from: the three that took most. */
function spentIn({ nodes, samples = [], timeDeltas = [], startTime }: Profile, from: number, to: number): string {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const spent = new Map<string, number>();
  let at = startTime;
  samples.forEach((id, i) => {
    at += timeDeltas[i] ?? 0;
    const frame = byId.get(id)?.callFrame;
    if (frame === undefined || at < from || at > to || NO_WORK.has(frame.functionName)) return;
    const name = frame.functionName || `line ${frame.lineNumber}`;
    spent.set(name, (spent.get(name) ?? 0) + (timeDeltas[i + 1] ?? INTERVAL));
  });
  return [...spent]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([name, time]) => `${name} ${Math.round(time / 1000)}`)
    .join(', ');
}
