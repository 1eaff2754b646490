/** The credits screen. */
export const credits = {
  title: 'Credits',
  games: 'The games',
  gamesNote:
    'Portals of Molthar is a game by Johannes Schmidauer-König, published by AMIGO, also under the name Portal of Heroes. Words, pictures and code here are our own; this app is not made by its publishers.',
  fonts: 'Typefaces',
  icons: 'Silhouettes',
  iconsNote: 'From game-icons.net, licence CC BY 3.0, recoloured.',
  packages: 'Packages',
  packagesNote: 'The code of others that this app is built on.',
  byLicence: '{{name}}, licence {{licence}}',
};
