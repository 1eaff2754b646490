/**
 * Tests of whole screens have a clock each. What a screen asked a frame of the last clock for is gone with it, and Reanimated trips over a
 * frame callback that it is told to end and never heard of; on a device its queue loses nothing.
 */
let registry;

Object.defineProperty(globalThis, '_frameCallbackRegistry', {
  configurable: true,
  get: () => registry,
  set(given) {
    const manage = given.manageStateFrameCallback;
    given.manageStateFrameCallback = function (id, state) {
      if (state || this.frameCallbackRegistry.has(id)) manage.call(this, id, state);
    };
    registry = given;
  },
});
