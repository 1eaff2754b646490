/** The credits screen. */
export const credits = {
  title: 'Credits',
  games: 'The games',
  gamesNote: 'Words, pictures and code here are our own; this app is not made by their publishers.',
  fonts: 'Typefaces',
  icons: 'Silhouettes',
  iconsNote: 'From game-icons.net, licence CC BY 3.0, recoloured.',
  packages: 'Packages',
  packagesNote: 'The code of others that this app is built on.',
  byLicence: '{{name}}, licence {{licence}}',
};
