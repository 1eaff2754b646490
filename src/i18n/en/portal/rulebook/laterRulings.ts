/** More points that the rulebook leaves open: losses, mounts, artillery, spells, victory and what follows from the rest. */
export const laterRulings = {
  'PORT-D61': 'Who falls in a tight unit of different dice? The one that was hit, and the last one steps up.',
  'PORT-D62': 'Do mount and rider have two rounds? No: one round, one move, two actions.',
  'PORT-D63': 'Who is hit, mount or rider? The attacker says. Templates hit both.',
  'PORT-D64': 'Do flank and rear help a gun? No. Its roll says where the shell lands.',
  'PORT-D65':
    'What becomes of the crew of a burst gun? It lives on as foot soldiers with hand weapons, facing as the gun did.',
  'PORT-D66': 'Where do 1 and 4 lead when a shot deviates? 1 is beyond the target, 4 is short of it.',
  'PORT-D67':
    'Who is hit if the template covers a part? Round bases go by their centre, rectangles by any part. On a full block that is 1, 5, 9, 13 and 21 men for 2–3, 4–5, 6–7, 8 and 10 cm.',
  'PORT-D68': 'What is the roll for each soldier under a template? The recovery roll.',
  'PORT-D69': 'Do modifiers count for casting? Yes, a total of 1 or less backfires.',
  'PORT-D70': 'What if a helpful spell turns on its caster? It helps him alone. Summon and Teleport go wrong.',
  'PORT-D71': 'Do spells need sight? Only hostile ones with a template: their line may not be blocked.',
  'PORT-D72': 'Is 5 cm the radius of a template? No, its diameter.',
  'PORT-D73': 'From when do turns of a spell count? The turn of casting is the first.',
  'PORT-D74': 'May Fireball be cast only once? No, as often as you like. It works at once and does not last.',
  'PORT-D75': 'On whom is Fly cast? On the caster himself.',
  'PORT-D76': 'Does Shield follow the men? No, its template stays on the table.',
  'PORT-D77': 'Where does Summon work? Right beside the caster. The guardian stays for good and scores nothing.',
  'PORT-D78':
    'What are the two 20s of Teleport? The range and the template. Nobody arrives in contact, or it would be a free charge.',
  'PORT-D79': 'Which rolls does Zap hurt? Every die, until the turn ends.',
  'PORT-D80':
    'What is deep water? Ponds and rivers while they are Impassable. For the Amphibious and the Waterborne they are open ground.',
  'PORT-D81':
    'What does Fast do for vehicles, which are slower with higher dice? They take the better of the next die and 3 cm more.',
  'PORT-D82':
    'When does Fearsome bite? The first time within 25 cm, once a game for each unit and each Fearsome figure.',
  'PORT-D83': 'What does “+1 to defence” mean for Heavy Armour? Recovery rolls.',
  'PORT-D84': 'Do Aggressive and Heavy Melee add up? Yes, if you buy both.',
  'PORT-D85': 'When does Hover help? In a round without moving or turning, and flying vehicles only.',
  'PORT-D86':
    'Which die may Luck roll again? One of that figure that went against its side. You are asked at that moment.',
  'PORT-D87': 'How far does a Sharpshooter shoot? 6 cm beyond twice R, at long range.',
  'PORT-D88': 'What is a part worth? Its price, and it scores as soon as it is destroyed.',
  'PORT-D89':
    'Who scores when three or four play? The side whose action caused it. With two it is the opponent, whoever caused it.',
  'PORT-D90': 'Who covers most of the table? Whoever has most of its 20 cm squares.',
  'PORT-D91':
    'When is an objective gained? With strictly the most strength within 10 cm at the end, or within the scenario’s radius.',
  'PORT-D92': 'What is partial sight? Of five lines neither all are clear nor all blocked.',
  'PORT-D93':
    'Do figures block sight? Standing ones and vehicles of third units do. The own and the target’s unit do not.',
  'PORT-D94':
    'How wide are the facings? Half and half for soldiers; for vehicles and guns four quarters that meet at 45°, 135°, 225° and 315°.',
  'PORT-D95':
    'What if blocks meet at a slant? A tight unit whose charge ends in contact may align for free, by up to 15°, so that more of its front rank touch.',
  'PORT-D96': 'Does a fleeing enemy frighten? No, only friends who flee do.',
  'PORT-D97': 'Who must see the target of a charge in a siege? Any one member of the unit.',
  'PORT-D98':
    'May a unit run while forming up? Yes: doubled movement, and −1 for the action. But it is never a charge.',
  'PORT-D99':
    'Which modifiers touch a gun’s roll? Long range −1, partial sight −1 for linear fire, Strengthen +2, Zap −2. Nothing else, and none for the deviation.',
  'PORT-D100':
    'When do losses leave a tight unit of one die? After the action: every hit rolls, then as many leave from the last places as failed. Once all living members are due to fall, no more is rolled. With a ridden mount the unit counts as mixed.',
  'PORT-D101':
    'In what order does a flight go? First it is noted who stands within 10 cm. Then the flight is carried out to its end, and then the frightened test in turn. The leader still helps the second roll and leaves the unit only when it moves off.',
  'PORT-D102':
    'Do crews that give up spread fear? Yes, within 10 cm of the vehicle or gun. A player who gives up frightens nobody.',
  'PORT-D103':
    'How does a unit stand after a flight? On its feet and in loose order. If not everybody finds room within six rings, the place cannot be reached.',
  'PORT-D104':
    'Does it hurt morale if members leave unharmed? No. Who exits, becomes crew or stays behind is taken off the starting strength too, and a leader who joins is added.',
  'PORT-D105': 'What strength does a unit formed this turn count from? From its starting strength.',
  'PORT-D106': 'When is a figure within an objective’s radius? When its centre is.',
  'PORT-D107':
    'Which die has a gun with a mixed crew? The lowest of its living crew. A failure takes a man of that die, of several the last.',
  'PORT-D108':
    'One action a unit, but two for mount and rider? In a siege such a unit chooses one kind for its mounts and other members, and one for its riders.',
  'PORT-D109':
    'Where does a leader stand who joins a tight unit? In the next free place at the back, at no cost. If that is off the table, Impassable or taken, he cannot join.',
  'PORT-D110':
    'Which dice are Luck’s? A missed attack, a failed recovery, exploding ammunition included, the casting die of a backfire, a failed capture. Never morale, initiative or deployment.',
  'PORT-D111':
    'Where may Summon and Teleport put somebody? On the table, overlapping nothing, with the centre off Impassable ground. A teleported unit arrives loose, each facing as you say.',
  'PORT-D112':
    'Who may give up or call time, and when? Everybody at any time, even in another’s round. You give up only for yourself.',
  'PORT-D113':
    'Are armies and terrain moves of the game? No, they are set up before it. The first move is a deployment.',
  'PORT-D114': 'Do the men a spell is aimed at block its line? No, nobody under the template does.',
  'PORT-D115':
    'Which melee counts for odds if the last man in contact has fallen? The units joined when the action began, with the strength they have when it is over.',
};
