import { screen, render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import type { Result } from '@/engine';
import { morthFront } from '@/games/morth/front';
import { LanguageProvider } from '@/i18n';
import { color } from '@/look/tokens';
import { Ranking } from '@/screens/result/Ranking';
import { inLine, sidesOf } from '@/screens/result/sides';
import { courseOf } from '@/screens/result/story';
import { Victory } from '@/screens/result/Victory';
import { PreferencesProvider } from '@/ui';
import { defeat, victory } from '@/ui/art/victory';
import { wreath } from '@/ui/art/tokens';
import { seat } from '../../support/store';

const PREFERENCES = { reducedMotion: 'on', hand: 'right', patterns: false, speed: 1 } as const;
const seats = ['Ana', 'Ben', 'Cleo'].map((name, look) => ({ ...seat(name), look }));
const { telling, gate } = morthFront;

/** MOR-354, MOR-360 How a team of so many, or somebody alone, did against Lord Morth. */
const against = (verdict: 'defeated' | 'victory', people: number): Result => ({
  places: Array.from({ length: people }, (_, one) => ({ seat: one, rank: 1, score: [-12] })),
  rule: 'MOR-360',
  verdict: { key: `morth.verdict.${verdict}.name`, params: { wounds: 12 } },
});

const show = (children: ReactElement) =>
  render(
    <LanguageProvider language="en">
      <PreferencesProvider value={PREFERENCES}>{children}</PreferencesProvider>
    </LanguageProvider>,
  );

test('MOR-354 who plays together has one row and one line, and is named together', () => {
  const result = against('victory', 3);
  show(<Ranking telling={telling} result={result} seats={seats} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByTestId('result:team:0')).toHaveAccessibleName('The team with Ana, Ben and Cleo, 12 wounds');
  const moments = [3, 12].map((wounds) => ({ progress: null, scores: [wounds, wounds, wounds] }));
  expect(courseOf(0, moments, inLine(sidesOf(result))).lines).toEqual([[3, 12]]);
});

test('who plays alone is named without a place', () => {
  show(<Ranking telling={telling} result={against('victory', 1)} seats={seats.slice(0, 1)} />);
  expect(screen.getByTestId('result:place:0')).toHaveAccessibleName('Ana, 12 wounds');
});

test.each([
  ['defeated', 'Defeated', color.bloodText],
  ['victory', 'Victory', undefined],
] as const)('MOR-360 %s is told in its own colour', (verdict, words, ink) => {
  show(
    <Victory art={gate.art} telling={telling} result={against(verdict, 1)} seats={seats.slice(0, 1)} gateWidth={180} />,
  );
  const told = screen.getByTestId('result:winner');
  expect(told).toHaveAccessibleName(words);
  if (ink) expect(told).toHaveStyle({ color: ink });
});

test('a defeat wears no wreath', () => {
  const look = { ...gate.art, w: 180, h: 162 };
  const [laurel] = wreath(100);
  const outlines = (shapes: readonly object[]) => JSON.stringify(shapes);
  const leaf = JSON.stringify(laurel && 'd' in laurel ? laurel.d : laurel);
  expect(outlines(victory(look, [0]))).toContain(leaf);
  expect(outlines(defeat(look, [0]))).not.toContain(leaf);
});
