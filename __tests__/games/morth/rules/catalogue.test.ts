import { MORTH_RULINGS, MORTH_SECTIONS } from '@/games/morth/rulebook/catalogue';

const numbers = (prefix: string, last: number, digits: number): string[] =>
  Array.from({ length: last }, (_, i) => `${prefix}${String(i + 1).padStart(digits, '0')}`);

test('MOR-D60 the catalogue is numbered through once, in the order of its sections', () => {
  expect(MORTH_SECTIONS.flatMap((section): readonly string[] => section.rules)).toEqual(numbers('MOR-', 365, 3));
  expect(MORTH_RULINGS.map(({ id }) => id)).toEqual(numbers('MOR-D', 60, 2));
});
