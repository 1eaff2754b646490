import type { credits as en } from '../en/credits';

export const credits = {
  title: 'Créditos',
  games: 'Los juegos',
  gamesNote: 'Las palabras, los dibujos y el código son nuestros; esta aplicación no es de sus editoriales.',
  fonts: 'Letras',
  icons: 'Siluetas',
  iconsNote: 'De game-icons.net, licencia CC BY 3.0, recoloreadas.',
  packages: 'Paquetes',
  packagesNote: 'El código de otras personas sobre el que se apoya esta aplicación.',
  byLicence: '{{name}}, licencia {{licence}}',
} satisfies typeof en;
