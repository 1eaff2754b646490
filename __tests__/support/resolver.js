// The resolver of @react-native/jest-preset chained with that of react-native-worklets, which picks the plain
// implementation of worklets, so that the real Reanimated runs in Jest.
const rn = require('@react-native/jest-preset/jest/resolver.js');
const worklets = require('react-native-worklets/jest/resolver.js');

module.exports = (request, options) =>
  worklets(request, {
    ...options,
    defaultResolver: (req, opts) => rn(req, { ...opts, defaultResolver: options.defaultResolver }),
  });
