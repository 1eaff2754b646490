import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web';

// CanvasKit must exist before any module that imports Skia is evaluated.
void LoadSkiaWeb({ locateFile: () => '/canvaskit.wasm' }).then(() => require('./Pages'));
