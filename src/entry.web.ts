import '@expo/metro-runtime'; // must be first: fast refresh on the web
import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web';
import canvasKitWasm from 'canvaskit-wasm/bin/full/canvaskit.wasm';
import { tidyPath } from '@/screens/shell/tidyPath';

// Skia's web view tags its WebGL buffer as display-p3 while drawing sRGB values: every colour would come out
// over-saturated next to native views. Keep the buffer sRGB.
for (const proto of [globalThis.WebGL2RenderingContext?.prototype, globalThis.WebGLRenderingContext?.prototype]) {
  if (proto)
    Object.defineProperty(proto, 'drawingBufferColorSpace', { configurable: true, get: () => 'srgb', set() {} });
}

// The router knows single slashes only; an address bar may hold anything.
const { pathname, search, hash } = window.location;
if (tidyPath(pathname) !== pathname) window.history.replaceState(null, '', `${tidyPath(pathname)}${search}${hash}`);

// CanvasKit must exist before any module that imports Skia is evaluated, so the router is required only afterwards.
LoadSkiaWeb({ locateFile: () => canvasKitWasm })
  .then(() => require('expo-router/entry'))
  .catch((error: unknown) => {
    document.body.textContent = `Gatehouse could not start its drawing engine: ${String(error)}`;
  });
