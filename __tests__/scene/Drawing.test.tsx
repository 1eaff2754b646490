import { act, render, screen, waitFor } from '@testing-library/react-native';
import { Component, type ReactNode } from 'react';
import { Image, Text } from 'react-native';
import { Drawing } from '@/scene/Drawing';
import { SceneFonts } from '@/scene/SceneFonts';
import type { Shape } from '@/scene/shapes';
import { testFonts } from '../support/fonts';
import { pixelAt } from '../support/picture';

const disc = (fill: string): readonly Shape[] => [{ t: 'circle', cx: 10, cy: 10, r: 10, fill }];
const load = async () => testFonts();
const withFonts = (children: ReactNode) => <SceneFonts load={load}>{children}</SceneFonts>;
const show = async (children: ReactNode) => {
  render(withFonts(children));
  await act(async () => {});
};

const uriOf = (label: string): string | undefined =>
  screen.getByLabelText(label).findAllByType(Image)[0]?.props.source.uri;
const drawn = (label: string): Promise<string> =>
  waitFor(() => {
    const uri = uriOf(label);
    if (uri === undefined) throw new Error('not drawn yet');
    return uri;
  });
const bytesOf = (uri: string) => new Uint8Array(Buffer.from(uri.replace('data:image/png;base64,', ''), 'base64'));

test('draws its shapes into an image with a label', async () => {
  await show(<Drawing shapes={disc('#FF0000')} width={20} height={20} accessibilityLabel="red pearl" />);
  expect(screen.getByRole('img', { name: 'red pearl' })).toHaveStyle({ width: 20, height: 20 });
  expect(pixelAt(bytesOf(await drawn('red pearl')), 20, 20)).toEqual([255, 0, 0, 255]);
});

test('the same drawing is made once, even from other arrays', async () => {
  await show(<Drawing shapes={disc('#00FF00')} width={20} height={20} accessibilityLabel="one" />);
  const uri = await drawn('one');
  await show(<Drawing shapes={disc('#00FF00')} width={20} height={20} accessibilityLabel="two" />);
  expect(uriOf('two')).toBe(uri);
});

test('the old image stays until the new one is there', async () => {
  const pearl = (fill: string) => <Drawing shapes={disc(fill)} width={20} height={20} accessibilityLabel="pearl" />;
  await show(pearl('#111111'));
  const before = await drawn('pearl');
  screen.rerender(withFonts(pearl('#222222')));
  expect(uriOf('pearl')).toBe(before);
  await waitFor(() => expect(uriOf('pearl')).not.toBe(before));
});

test('a glow may reach beyond the box without moving it', async () => {
  await show(<Drawing shapes={disc('#333333')} width={20} height={20} bleed={8} accessibilityLabel="glow" />);
  const bytes = bytesOf(await drawn('glow'));
  expect(pixelAt(bytes, 2, 2)[3]).toBe(0);
  expect(screen.getByLabelText('glow').findAllByType(Image)[0]?.props.style).toMatchObject({
    left: -8,
    top: -8,
    width: 36,
    height: 36,
  });
});

test('without a label it is hidden from screen readers', async () => {
  await show(<Drawing shapes={disc('#444444')} width={20} height={20} testID="ornament" />);
  expect(screen.queryByTestId('ornament')).toBeNull();
  const ornament = screen.getByTestId('ornament', { includeHiddenElements: true });
  await waitFor(() => expect(ornament.findAllByType(Image)).toHaveLength(1));
});

test('fonts that cannot be loaded reach the error boundary', async () => {
  class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override render = () => (this.state.failed ? <Text>broken</Text> : this.props.children);
  }
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <Boundary>
      <SceneFonts
        load={async () => {
          throw new Error('no file');
        }}
      >
        <Text>fine</Text>
      </SceneFonts>
    </Boundary>,
  );
  await act(async () => {});
  expect(screen.getByText('broken')).toBeOnTheScreen();
});
