/** The basics, and how an army is built. */
export const basics = {
  'PORT-001': 'Two to four can play. You lead one army, and everybody else is your enemy.',
  'PORT-002': 'Every distance you see is in centimetres. For the referee a centimetre is exactly 10 millimetres.',
  'PORT-003': 'Distances run from edge to edge, between the nearest points of two bases.',
  'PORT-004': 'The dice are D4, D6, D8, D10, D12 and D20, and no others. Every face is equally likely.',
  'PORT-005':
    'Every soldier, mount, vehicle, crewman and gun has one die. It rolls that die for everything, unless a rule names another.',
  'PORT-006':
    'The natural roll is the face you see. The total adds all modifiers, and may end below 1 or above the highest face.',
  'PORT-007':
    'Attacks, recovery and morale go by the total alone. Only a misfire and exploding ammunition ask for the face itself.',
  'PORT-008': 'A soldier is one figure on a round base.',
  'PORT-009':
    'A figure is anything with a base of its own: a soldier, an independent mount with or without a rider, a vehicle or a gun.',
  'PORT-010': 'Figures that belong together are a unit. Every figure on the table is in exactly one.',
  'PORT-011':
    'A vehicle has a die, a crew of at least one and any number of weapons. Crew and weapons ride inside and need no base.',
  'PORT-012':
    'A gun is any piece of artillery, catapults too. It has a weapon die and a crew, and the crew needs no base.',
  'PORT-013': 'What is destroyed, has fled or has left the table stays away for the rest of the game.',
  'PORT-014': 'An army belongs to one era, before or after 1900, and pays the prices of that era.',
  'PORT-015': 'Fantasy armies pay the prices before 1900.',
  'PORT-016': 'Armies of different eras may meet on one table.',
  'PORT-017':
    'A soldier, mount, hull, crewman or gun costs by its die, D4 to D20: 4, 12, 24, 40, 60 or 120 before 1900; 4, 12, 36, 60, 100 or 200 after.',
  'PORT-018':
    'Ordinary gear is in a soldier’s price: one melee kit, at most one projectile weapon, and an ordinary mount for those who ride.',
  'PORT-019':
    'A soldier carries a melee kit; or a projectile weapon, and then a hand weapon for close quarters; or a melee kit and a thrown weapon.',
  'PORT-020': 'You can only give a weapon to an army whose era knows it.',
  'PORT-021': 'Some weapons are for soldiers on foot only, and the lance is for riders only.',
  'PORT-022': 'Weapons of creatures, like fiery breath, need a D12 or a D20.',
  'PORT-023':
    'A band may have one support weapon for every full five soldiers. They are counted when the army is built.',
  'PORT-024': 'A vehicle costs the die of its hull, the die of each crewman, 50 for each weapon, and its attributes.',
  'PORT-025': 'Every vehicle has at least one crewman.',
  'PORT-026':
    'Crew and weapons may cost no more than the payload of the hull, D4 to D20: 12, 36, 60, 100, 200 or 250. You may switch this check off before the game.',
  'PORT-027': 'A ground vehicle may have any die from D4 to D20.',
  'PORT-028': 'A D4 vehicle stays where it is: its movement is 0.',
  'PORT-029': 'A flying vehicle has a D10, a D12 or a D20.',
  'PORT-030': 'A gun costs its weapon die and the die of each crewman. Nothing is added for the weapon.',
  'PORT-031': 'You buy a gun with at least two crewmen.',
  'PORT-032': 'The crewmen of one gun all have the same die.',
  'PORT-033':
    'The kind of gun sets its die, its way of firing, its range and its template. Light guns have a D10, heavy ones a D12.',
  'PORT-034': 'Attributes are for soldiers, mounts and vehicles with a D12 or a D20, and for nobody else.',
  'PORT-035':
    'Prices of the attributes: Aggressive 6, Amphibious 12, Fast 25, Fearsome 25, Fire linked 50, Heavy Armour 30, Heavy Melee 30, Heavy Range 30, Hover 50, Luck 10, Magic 100, Sharpshooter 30, Turn X2 50, Waterborne 36.',
  'PORT-036': 'The same attribute cannot be bought twice for one figure.',
  'PORT-037':
    'Amphibious is for soldiers; Fire linked and Turn X2 for vehicles; Hover for flying vehicles; Magic for soldiers and mounts; Waterborne for mounts and vehicles. The others are for all three.',
  'PORT-038': 'Heavy Range and Sharpshooter need a projectile weapon or a vehicle weapon.',
  'PORT-039':
    'Magic brings one spell free of charge, chosen when the army is built. A second and a third one, each different, cost 50 points apiece.',
  'PORT-040': 'Nobody knows more than three spells.',
  'PORT-041': 'An independent mount costs its die and its attributes. It has at least a D8.',
  'PORT-042': 'Its rider is a soldier bought on top, at full price with attributes and spells.',
  'PORT-043': 'Only an independent mount with a D20 may be a flying one. That is free.',
  'PORT-044': 'A band has 3 to 20 members: soldiers and independent mounts.',
  'PORT-045': 'A single soldier or independent mount with a D12 or a D20, ridden or not, may be a lone unit.',
  'PORT-046': 'Every vehicle is a unit of its own.',
  'PORT-047': 'Every gun is a unit of its own.',
  'PORT-048': 'Every band names one of its soldiers as leader, exactly one and free of charge.',
  'PORT-049': 'Who stands alone leads himself. On a ridden mount, mount and rider are both leaders.',
  'PORT-050': 'Vehicles and guns have no leader.',
  'PORT-051': 'An army may cost less than agreed, never more.',
  'PORT-052': 'An army has at least one unit and at most 60 figures.',
  'PORT-053': 'The app adds up every army itself and refuses a list that claims another total.',
};
