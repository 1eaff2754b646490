import type { SeatSetup } from '@/storage';

/** Names of matches are cut here. */
export const NAME_LENGTH = 80;

/** What a match is called until somebody names it: who plays. */
export function nameOf(seats: readonly SeatSetup[]): string {
  return seats
    .map(({ name }) => name)
    .join(', ')
    .slice(0, NAME_LENGTH);
}

/** 'Friday' becomes 'Friday (2)', and that 'Friday (3)'. */
export function copyName(name: string): string {
  const numbered = /^(.*) \((\d+)\)$/.exec(name);
  const [stem, number] = numbered ? [numbered[1], Number(numbered[2])] : [name, 1];
  return `${stem.slice(0, NAME_LENGTH - 5)} (${number + 1})`;
}

/** A name for a file, without letters that some system forbids. */
export function fileNameOf(gameId: string, name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${gameId}-${plain.slice(0, 40) || 'match'}.gatehouse.json`;
}
