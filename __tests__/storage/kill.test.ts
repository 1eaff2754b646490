import { killRounds } from '../../scripts/killTest/rounds';

test('a process killed at any moment loses no move that it had acknowledged', async () => {
  const { problems, acknowledged } = await killRounds(12);
  expect(problems).toEqual([]);
  expect(acknowledged).toBeGreaterThan(12);
}, 400_000);
