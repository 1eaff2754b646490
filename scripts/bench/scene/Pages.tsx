import { Skia } from '@shopify/react-native-skia';
import { useEffect, useState } from 'react';
import { AppRegistry } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import type { Words } from '@/engine';
import { RADII, STEP } from '@/games/morth/board/portal/portalLayout';
import { portalNodes } from '@/games/morth/board/portal/portalScene';
import { portalTargets } from '@/games/morth/board/targets';
import type { View } from '@/games/morth/rules';
import { makeFontbook, typefaceFromData, type Fontbook } from '@/scene/fontbook';
import { SceneCanvas } from '@/scene/SceneCanvas';
import { SceneFonts } from '@/scene/SceneFonts';
import { FONTS, type FontName } from '@/scene/shapes';
import { useDial } from '@/scene/useDial';
import { island, islandTargets } from './island';
import { thanatos, thanatosTargets } from './thanatos';

const WINDOW = { width: 390, height: 700 };
const nobody = () => undefined;
const words = ({ key }: Words) => key;

const loadFonts = async (): Promise<Fontbook> => {
  const read = async (name: FontName) =>
    [name, typefaceFromData(name, await Skia.Data.fromURI(`/${name}.ttf`))] as const;
  const faces = await Promise.all(FONTS.map(read));
  return makeFontbook(Object.fromEntries(faces) as Parameters<typeof makeFontbook>[0]);
};

const BOARDS = {
  '': { scene: island, targets: islandTargets },
  '?mortalgate': { scene: thanatos, targets: thanatosTargets },
} as const;

/** 616 hexes, opened in their middle: bare ones, or MortalGate's. */
function Island({ board }: { readonly board: keyof typeof BOARDS }) {
  const { scene, targets } = BOARDS[board];
  const opening = { x: scene.width / 2 - 195, y: scene.height / 2 - 350, w: 390, h: 700 };
  return (
    <SceneCanvas
      testID="board"
      scene={scene}
      targets={targets}
      words={words}
      onTap={nobody}
      zoomable
      window={WINDOW}
      zoom={{ least: 0.3, largest: 3 }}
      opening={opening}
    />
  );
}

/** Morth's portal with the dice of a wave, as its table shows it. */
function Portal({ view }: { readonly view: View }) {
  const r = WINDOW.width / 2;
  const place = { x: 0, y: 0, r };
  const dial = useDial({
    place: { x: r, y: r, inner: r * RADII.collar, outer: r * RADII.fieldOuter },
    board: WINDOW,
    rest: view.mark,
    step: STEP,
    enabled: true,
    onStep: nobody,
    reduced: false,
  });
  const ring = view.realms.map((_, realm) => ({ name: `Realm ${realm + 1}`, wearer: realm }));
  const nodes = portalNodes(view, ring, place, 0);
  return (
    <SceneCanvas
      testID="board"
      scene={{ width: 2 * r, height: 2 * r, nodes }}
      targets={portalTargets(view, place, 0)}
      words={words}
      onTap={nobody}
      dial={dial}
    />
  );
}

function Page() {
  const [view, setView] = useState<View | null>(null);
  const isPortal = globalThis.location.search === '?portal';
  const isMortalgate = globalThis.location.search === '?mortalgate';
  useEffect(() => {
    if (isPortal) void fetch('/view.json').then(async (answer) => setView((await answer.json()) as View));
  }, [isPortal]);
  return (
    <GestureHandlerRootView style={WINDOW}>
      <SceneFonts load={loadFonts}>
        {!isPortal ? <Island board={isMortalgate ? '?mortalgate' : ''} /> : view !== null && <Portal view={view} />}
      </SceneFonts>
    </GestureHandlerRootView>
  );
}

AppRegistry.registerComponent('page', () => Page);
AppRegistry.runApplication('page', { rootTag: document.getElementById('root') });
