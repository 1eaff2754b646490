/** Who drew the silhouettes that the app uses (game-icons.net, CC BY 3.0): author, page and the names of the icons. */
export const ICON_AUTHORS = [
  {
    name: 'Lorc',
    page: 'https://lorcblog.blogspot.com',
    icons: [
      'body-swapping', 'bowman', 'broken-heart', 'candlebright', 'cat', 'crown', 'curled-leaf', 'cyclops', 'daggers', 'dragon-head', 'drop',
      'duality', 'eagle-emblem', 'fairy', 'grim-reaper', 'hood', 'hydra', 'imp-laugh', 'laurels', 'linden-leaf', 'lion', 'magic-palm', 'manacles',
      'minotaur', 'monkey', 'moon', 'mountains', 'prayer', 'rose', 'shattered-sword', 'shiny-apple', 'skull-crossed-bones', 'snail', 'snatch',
      'spectre', 'sprint', 'stone-tower', 'sun', 'sundial', 'sword-break', 'top-hat', 'vintage-robot', 'visored-helm', 'walking-boot', 'wheat',
      'wolf-head', 'wolf-trap',
    ],
  },
  {
    name: 'Delapouite',
    page: 'https://delapouite.com',
    icons: [
      'archer', 'barbarian', 'brick-wall', 'centaur', 'deku-tree', 'devil-mask', 'direction-signs', 'dwarf-face', 'gargoyle', 'giant',
      'gingerbread-man', 'goblin-head', 'healing', 'hobbit-door', 'meeple', 'miner', 'ogre', 'orc-head', 'overlord-helm', 'pirate-captain', 'push',
      'rat', 'robin-hood-hat', 'rock-golem', 'spartan-helmet', 'steampunk-goggles', 'sun-priest', 'switch-weapon', 'unicorn', 'upgrade',
      'wizard-face', 'woman-elf-face',
    ],
  },
  { name: 'Cathelineau', page: 'https://game-icons.net', icons: ['bad-gnome', 'medusa-head', 'swordwoman'] },
  { name: 'Skoll', page: 'https://game-icons.net', icons: ['fist', 'skeleton', 'troll'] },
  { name: 'Carl Olsen', page: 'https://twitter.com/unstoppableCarl', icons: ['flame', 'spider-alt'] },
  { name: 'DarkZaitzev', page: 'http://darkzaitzev.deviantart.com', icons: ['hooded-assassin'] },
  { name: 'Caro Asercion', page: 'https://game-icons.net', icons: ['willow-tree'] },
] as const;
