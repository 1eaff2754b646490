// Types off and CommonJS, nothing else: helpers of babel-preset-expo would not exist inside the browser's page.
module.exports = {
  '\\.ts$': [
    'babel-jest',
    {
      babelrc: false,
      configFile: false,
      presets: ['@babel/preset-typescript'],
      plugins: ['@babel/plugin-transform-modules-commonjs'],
    },
  ],
};
