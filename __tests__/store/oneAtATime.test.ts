import { oneAtATime } from '@/store/oneAtATime';

test('whoever drags over a thousand moments has two of them read: the first and the last', async () => {
  const asked: number[] = [];
  const read = oneAtATime(async (wanted: number) => {
    asked.push(wanted);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return wanted * 10;
  });
  const first = read(0);
  await Promise.resolve();
  const others = Array.from({ length: 1000 }, (_, index) => read(index + 1));
  expect(await first).toBe(0);
  const answers = await Promise.all(others);
  expect(asked).toEqual([0, 1000]);
  expect(answers.filter((answer) => answer !== null)).toEqual([10000]);
});

test('a read that fails is told to whoever asked, and the next one goes on', async () => {
  const read = oneAtATime((wanted: number) =>
    wanted === 1 ? Promise.reject(new Error('no')) : Promise.resolve(wanted),
  );
  await expect(read(1)).rejects.toThrow('no');
  expect(await read(2)).toBe(2);
});
