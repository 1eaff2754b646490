import { by, device, element, expect as detoxExpect, waitFor } from 'detox';
import type { Driver } from './driver';

const PATIENCE = 15_000;
const GLANCE = 300;

/** Journeys on an iOS simulator or an Android emulator. */
export function createDriver(): Driver {
  const find = (testID: string) => element(by.id(testID));
  return {
    async launch({ fresh = false, screen = 'phone', path } = {}) {
      await device.launchApp({
        newInstance: true,
        delete: fresh,
        ...(path ? { url: `gatehouse://${path.replace(/^\//, '')}` } : {}),
      });
      await device.setOrientation(screen === 'landscape' ? 'landscape' : 'portrait');
    },
    kill: () => device.terminateApp(),
    tap: (testID) => find(testID).tap(),
    tryTap: (testID) =>
      find(testID)
        .tap()
        .then(
          () => true,
          () => false,
        ),
    longPress: (testID) => find(testID).longPress(),
    type: (testID, text) => find(testID).replaceText(text),
    swipe: (testID, [fx, fy], [tx, ty]) => find(testID).longPressAndDrag(50, fx, fy, find(testID), tx, ty, 'slow', 0),
    see: (testID) => waitFor(find(testID)).toBeVisible().withTimeout(PATIENCE),
    async seeText(testID, text) {
      await waitFor(find(testID)).toHaveText(text).withTimeout(PATIENCE);
    },
    gone: (testID) => waitFor(find(testID)).not.toBeVisible().withTimeout(PATIENCE),
    async has(testID) {
      try {
        await waitFor(find(testID)).toBeVisible().withTimeout(GLANCE);
        return true;
      } catch {
        return false;
      }
    },
    // Both systems write the testID of a view as its id.
    glance: async () =>
      new Set(Array.from((await device.generateViewHierarchyXml()).matchAll(/\bid="([^"]+)"/g), ([, id]) => id)),
    async read(testID) {
      await detoxExpect(find(testID)).toExist();
      const attributes = await find(testID).getAttributes();
      return 'text' in attributes ? attributes.text || attributes.label || '' : '';
    },
    async hear(testID) {
      const attributes = await find(testID)
        .getAttributes()
        .catch(() => ({}));
      return 'label' in attributes ? attributes.label || attributes.text || '' : '';
    },
    dump: () => device.generateViewHierarchyXml(),
    screenshot: async (name) => void (await device.takeScreenshot(name)),
    close: async () => {},
  };
}
