import { nextUnveiled } from '@/scene/useUnveiling';

test('a new canvas draws one picture more after a slow frame, and twice as many more as before after a quick one', () => {
  const frames = [120, 90, 60, 16, 16, 16, 80, 16].reduce(
    (all, elapsed) => [...all, nextUnveiled(all[all.length - 1], 30, elapsed)],
    [{ drawn: 0, step: 1 }],
  );
  expect(frames.map(({ drawn }) => drawn)).toEqual([0, 1, 2, 3, 5, 9, 17, 18, 20]);
});

test('it never draws more than there is, and begins anew with what comes later', () => {
  const all = nextUnveiled({ drawn: 4, step: 8 }, 5, 16);
  expect(all.drawn).toBe(5);
  const waiting = nextUnveiled(all, 5, 16);
  expect(waiting).toEqual({ drawn: 5, step: 1 });
  expect(nextUnveiled(waiting, 40, 16).drawn).toBe(7);
});
