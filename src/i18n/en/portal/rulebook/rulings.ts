/** Points that the rulebook leaves open, each as a question and its answer: set-up, movement, attacks and morale. */
export const rulings = {
  'PORT-D01':
    'What does an attack need, 4 or more than 4? A total of 5 or more, in melee and at range. A civilian with a D4 cannot do that without a bonus.',
  'PORT-D02': 'Is a 4 enough to recover? Yes, 4 or more survives.',
  'PORT-D03': 'Does any face always hit or miss? No. Only misfire, ammunition and capture go by the face.',
  'PORT-D04':
    'Are crews figures of their own? No, they ride in the vehicle or stand at the gun, and are kept as a list.',
  'PORT-D05':
    'Which prices are for fantasy, and what if eras mix? Fantasy pays as before 1900. Each army keeps its own prices, whoever it meets.',
  'PORT-D06': 'What do weapons cost? Those of soldiers are included, a vehicle weapon is 50.',
  'PORT-D07':
    'Is payload a limit or advice? A limit on the price of crew and weapons, unless you switch it off before the game.',
  'PORT-D08': 'How far does a D4 vehicle go? Nowhere: a moored raft, a cart without a team. You may still buy it.',
  'PORT-D09': 'Does a gun pay 50 for its weapon? No, its die is already paid for.',
  'PORT-D10': 'Attributes above D10: does a D10 count? No, D12 and D20 only.',
  'PORT-D11': 'Who may take which attribute? As the rule lists it. Guns take none.',
  'PORT-D12': 'Can creatures fly? An independent mount with a D20 may. It moves 25 cm.',
  'PORT-D13':
    'How large is a unit? Bands have 3 to 20, singles need a D12, vehicles and guns stand alone. Else armies of loners would never test morale.',
  'PORT-D14': 'Do vehicles have a leader too? No, nor do guns. Otherwise their crews could never give up.',
  'PORT-D15':
    'Six turns or two hours? Usually six turns. Games by the clock are offered too, and the end of the time is a move of its own.',
  'PORT-D16': 'How does a bridge lie on a river if pieces are 10 cm apart? Bridge and ford are patches of the river.',
  'PORT-D17': 'How do you deploy? In your zone, one unit at a time, the lowest roll first.',
  'PORT-D18': 'Which die decides who goes first? A D6.',
  'PORT-D19': 'In what order do three or four play? The winner of the roll first, then in seat order.',
  'PORT-D20': 'May you act first and move afterwards? No, the move comes first.',
  'PORT-D21':
    'May half a unit shoot while the other half fights? No, one kind of action a round. If one casts, the unit does nothing else.',
  'PORT-D22': 'What does riding do? You move at least as a D8, cannot lie down and have a larger base. Nothing else.',
  'PORT-D23': 'Can guns move? Yes, half as far as a soldier of the crew, with at least two crewmen.',
  'PORT-D24':
    'When is a figure in terrain? When its centre is. Vehicles and guns also keep their outline out of Impassable terrain, even at deployment.',
  'PORT-D25':
    'What does flying do? It passes over terrain and figures, and sight is full both ways. Contact, melee, range and templates work as for anybody.',
  'PORT-D26': 'May you move through others? Through friends yes, through enemies no, and nobody overlaps at the end.',
  'PORT-D27': 'What does it cost to leave a melee? Nothing.',
  'PORT-D28': 'What if losses split a unit? It may act, but may not split further.',
  'PORT-D29':
    'When is a run a charge? When it names an enemy in sight, ends in contact with him in front, and did not begin there.',
  'PORT-D30': 'Does a charge help shooting too? No, the +1 is for melee, and after a charge nobody shoots.',
  'PORT-D31':
    'Can vehicles run? No, and they do not charge. If a crew fails its morale, it leaves the vehicle standing.',
  'PORT-D32': 'What may a prone soldier do? Everything but go.',
  'PORT-D33':
    'How do 45° and four facings fit together? 45° is the most a vehicle turns in a round, by whole degrees. Its four facings are 90° each.',
  'PORT-D34': 'May vehicles reverse? Yes, at double cost.',
  'PORT-D35': 'Do soldiers have flanks? No, not even in a tight unit. Flanks are for vehicles and guns.',
  'PORT-D36': 'Does sight matter in melee? Only at up to 5 cm without contact. Who touches sees.',
  'PORT-D37': 'Does the defender strike back? No.',
  'PORT-D38': 'How does a vehicle fight in melee? With one attack of its die, if it has crew.',
  'PORT-D39': 'What about shots beyond twice R? They are not offered. No die could hit.',
  'PORT-D40': 'Which die fires a vehicle weapon? The vehicle’s.',
  'PORT-D41': 'May you shoot while in contact? Yes, as if you were not.',
  'PORT-D42': 'Who in a unit is shot? The nearest legal figure, shot by shot. So nobody picks out leaders.',
  'PORT-D43': 'What is the hit marker of a vehicle for? Only to show that it was hit.',
  'PORT-D44':
    'Which die recovers a vehicle? The vehicle’s, for each crewman and each weapon. Every one more is one more chance to explode.',
  'PORT-D45': 'Can an unarmed vehicle explode? No, it carries no ammunition.',
  'PORT-D46':
    'How do you take over what is abandoned? Others’ with a D6, guns as well as vehicles. Your own you simply crew again.',
  'PORT-D47': 'Is strength heads or points? Heads.',
  'PORT-D48':
    'Who counts for overwhelming odds? All units in that melee, whole. Only a unit that has just lost somebody tests.',
  'PORT-D49': 'How are 25% losses counted? Over the whole turn, of the strength at its start, and once a turn.',
  'PORT-D50':
    'Whose die tests morale? The highest of the unit, but not the leader’s. A vehicle uses its own, a gun its crew’s.',
  'PORT-D51': 'How fast is flight? Twice the lowest movement, as in a run.',
  'PORT-D52': 'What if the second morale roll passes? The unit stays where it is.',
  'PORT-D53': 'How does a unit leave by the edge? At once. It takes no further part.',
  'PORT-D54': 'What becomes of the leader of a fleeing unit? He stays as a unit of one and may join another.',
  'PORT-D55': 'Is there cohesion in a skirmish? No. But a band still shares its morale.',
  'PORT-D56': 'How far apart is loose? 5 cm.',
  'PORT-D57': 'How do you change formation? Going loose is free, forming up takes the move.',
  'PORT-D58': 'How does a tight unit move? Straight ahead, by wheels and by turns.',
  'PORT-D59':
    'What does a wheel cost? Half the movement, and the arc of the member farthest from the pivot may be no longer. So no block swings about by turning first.',
  'PORT-D60': 'Does cohesion help in defence? No.',
};
