// Adds Detox's Android test project to native builds for journeys, and to no other build.
module.exports = (config) =>
  process.env.GATEHOUSE_E2E ? require('@config-plugins/detox/app.plugin').default(config) : config;
