/** What the sixteen abilities do. */
export const abilities = {
  'GATE-103': 'The moment you use an ability, its whole cooldown begins to count.',
  'GATE-104': 'While its cooldown is above 0, an ability waits.',
  'GATE-105':
    'Count the hero’s own turns: with a cooldown of 2 an ability skips one turn and is ready in the second; with 3 it skips two.',
  'GATE-106': 'Using one ability does not hold up the other.',
  'GATE-107': 'Base damage means the hero’s damage value, and 1 more with Forceful.',
  'GATE-108': 'Precision Targeting and Static Charge help basic attacks, not abilities of another kind.',
  'GATE-109': 'Nobody is healed beyond full health.',
  'GATE-110': 'You heal another hero of your team who is on the island, not the healer.',
  'GATE-111': 'Who is unhurt cannot be healed.',
  'GATE-112': 'Without an enemy next to the hero, Rising Winds and Cheap Shot cannot be used.',
  'GATE-113': 'What strikes several hexes strikes the enemies there and nobody else.',
  'GATE-114':
    'Three abilities need no target: Precision Targeting, Static Charge and Shield Wall. Use them whenever they are ready.',
  'GATE-115':
    'What lasts for some turns begins with the hero’s next turn. Each upkeep takes one off, and the last of them still counts.',

  'GATE-116':
    'Long Shot (range 6, cooldown 2): Greven makes a basic attack from up to 6 hexes away instead of 3. It is rolled, and blessings help as usual.',
  'GATE-117':
    'Explosive Shot (range 3, cooldown 3): an enemy loses Greven’s base damage and 2 more, without a roll. Neighbours are safe.',
  'GATE-118': 'Full Draw (range 3, cooldown 3): Seiren gives a teammate 4 health back.',
  'GATE-119': 'Precision Targeting (cooldown 3): in her next 3 turns Seiren’s basic attacks do 1 damage more.',
  'GATE-120': 'A second Precision Targeting begins the 3 turns anew. It does not add another point.',

  'GATE-121':
    'Chain Lightning (range 2, cooldown 3): an enemy and everybody in the chain take Elazar’s base damage, each once and without a roll.',
  'GATE-122':
    'The chain runs from the target to enemies next to it, from these to enemies next to them, and on. It is settled before anybody is hurt.',
  'GATE-123': 'Elazar must reach and see the first enemy only. After that neither distance, sight nor rock matter.',
  'GATE-124': 'Elazar’s teammates are spared, and the chain does not jump across them.',
  'GATE-125': 'Static Charge (cooldown 2): Elazar’s next two basic attacks do 1 damage more if they hit.',
  'GATE-126': 'A basic attack uses up a charge even if it misses. Chain Lightning leaves the charges alone.',
  'GATE-127': 'Charges wait until they are used. More than 2 cannot be had: using it again only fills up.',
  'GATE-128': 'Life Ward (range 2, cooldown 3): Yodan gives a teammate 4 health back.',
  'GATE-129': 'Blistering Pain (range 2, cooldown 2): an enemy takes 3 damage from Yodan without a roll.',
  'GATE-130': 'Who lives through Blistering Pain burns for 2 turns.',

  'GATE-131': 'Mighty Blow (range 1, cooldown 3): an enemy loses Drexir’s base damage and 2 more, without a roll.',
  'GATE-132': 'Shield Wall (cooldown 2): nothing at all damages Drexir until his next turn.',
  'GATE-133':
    'You may still aim at Drexir behind his wall, but he takes neither damage nor a status, and Mercy Killing fails.',
  'GATE-134': 'A basic attack on the walled Drexir never counts as a hit, so Leech, Splinter and Shockwave stay out.',
  'GATE-135':
    'The walled Drexir keeps his hex, stands in the way of sight, contests altars and passes Chain Lightning on.',
  'GATE-136': 'The wall falls before anything else in Drexir’s turn, so his own burning and poison do hurt.',
  'GATE-137': 'Rising Winds (range 1, cooldown 2): all enemies next to Sabea take her base damage, without a roll.',
  'GATE-138': 'Ring the Bell (range 1, cooldown 3): Sabea stuns an enemy for 1 turn. No damage, no roll.',

  'GATE-139': 'Infected Wounds (range 1, cooldown 2): Dekhar poisons an enemy for 3 turns. No damage yet, no roll.',
  'GATE-140':
    'Cheap Shot (cooldown 3): Dekhar makes a basic attack on each enemy next to him, and each has a roll of its own.',
  'GATE-141': 'These attacks go round clockwise and start in the north.',
  'GATE-142': 'Splinter and Shockwave do not work with Cheap Shot.',
  'GATE-143': 'With Leech, every hit of a Cheap Shot heals Dekhar by 1.',
  'GATE-144': 'Quick Blade (cooldown 3): Zadita makes two basic attacks in a row as one action.',
  'GATE-145': 'You see how the first attack ends before you aim the second, at the same enemy or at another.',
  'GATE-146': 'You may do without the second attack. If nobody is in reach and sight, it is lost.',
  'GATE-147':
    'Mercy Killing (range 1, cooldown 3): Zadita slays an enemy who has no more than 3 health. Nothing is rolled.',
  'GATE-148': 'With 4 health or more an enemy is safe from Mercy Killing.',
};
