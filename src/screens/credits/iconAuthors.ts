/** Who drew the silhouettes that the app uses (game-icons.net, CC BY 3.0): author, page and the names of the icons. */
export const ICON_AUTHORS = [
  {
    name: 'Lorc',
    page: 'https://lorcblog.blogspot.com',
    icons: [
      'candlebright', 'cat', 'curled-leaf', 'dragon-head', 'drop', 'duality', 'eagle-emblem', 'fairy', 'grim-reaper', 'hood', 'imp-laugh', 'laurels',
      'lion', 'monkey', 'moon', 'rose', 'shiny-apple', 'spectre', 'stone-tower', 'sundial', 'top-hat', 'vintage-robot', 'wolf-head',
    ],
  },
  {
    name: 'Delapouite',
    page: 'https://delapouite.com',
    icons: [
      'archer', 'barbarian', 'deku-tree', 'dwarf-face', 'giant', 'gingerbread-man', 'goblin-head', 'hobbit-door', 'meeple', 'pirate-captain',
      'robin-hood-hat', 'rock-golem', 'spartan-helmet', 'unicorn', 'wizard-face', 'woman-elf-face',
    ],
  },
  { name: 'Cathelineau', page: 'https://game-icons.net', icons: ['bad-gnome', 'medusa-head', 'swordwoman'] },
] as const;
