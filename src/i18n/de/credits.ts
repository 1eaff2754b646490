import type { credits as en } from '../en/credits';

export const credits = {
  title: 'Mitwirkende',
  games: 'Die Spiele',
  gamesNote: 'Worte, Bilder und Code sind unsere eigenen; diese App stammt nicht von den Verlagen.',
  fonts: 'Schriften',
  icons: 'Silhouetten',
  iconsNote: 'Von game-icons.net, Lizenz CC BY 3.0, umgefärbt.',
  packages: 'Pakete',
  packagesNote: 'Der Code anderer, auf dem diese App steht.',
  byLicence: '{{name}}, Lizenz {{licence}}',
} satisfies typeof en;
