import '@expo/metro-runtime'; // must be first: fast refresh on the web
import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web';
import canvasKitWasm from 'canvaskit-wasm/bin/full/canvaskit.wasm';

// Skia's web view tags its WebGL buffer as display-p3 while drawing sRGB values: every colour would come out
// over-saturated next to native views. Keep the buffer sRGB.
for (const proto of [globalThis.WebGL2RenderingContext?.prototype, globalThis.WebGLRenderingContext?.prototype]) {
  if (proto)
    Object.defineProperty(proto, 'drawingBufferColorSpace', { configurable: true, get: () => 'srgb', set() {} });
}

// CanvasKit must exist before any module that imports Skia is evaluated, so the router is required only afterwards.
LoadSkiaWeb({ locateFile: () => canvasKitWasm })
  .then(() => require('expo-router/entry'))
  .catch((error: unknown) => {
    document.body.textContent = `Gatehouse could not start its drawing engine: ${String(error)}`;
  });
