/** How the referee measures: places, ways, sight, formations, flight and dice. */
export const geometry = {
  'PORT-G01':
    'Places are kept in whole millimetres, facings in whole degrees, and ways are counted in thousandths of a millimetre.',
  'PORT-G02':
    'Places are counted from the top left corner. Facing 0° looks right, 90° down, 180° left and 270° up; your right is 90° more, your left 90° less.',
  'PORT-G03': 'All angles come from one table of whole numbers, the same on every device.',
  'PORT-G04': 'Rounding goes to the nearest whole number; an exact half goes away from zero.',
  'PORT-G05': 'Square roots are exact and rounded down to whole numbers.',
  'PORT-G06': 'The referee reckons with whole numbers only, so that every device comes to the same result.',
  'PORT-G07':
    'So many millimetres forward and to the right of a facing lead to a place on the table, rounded to whole millimetres.',
  'PORT-G08':
    'The other way round, every place on the table lies so far ahead of a figure and so far to its right, rounded alike.',
  'PORT-G09': 'To face a point means the whole degree that points at it best; of two equally good ones the smaller.',
  'PORT-G10': 'A straight line is measured to a thousandth of a millimetre, rounded down.',
  'PORT-G11':
    'Round bases have a radius of 1 cm on foot and 1.5 cm mounted; independent mounts 2 cm with a D8 or D10, 2.5 with a D12, 3 with a D20.',
  'PORT-G12': 'Vehicles and guns are rectangles round their centre, the long way along their facing.',
  'PORT-G13': 'A figure is on the table, or in a zone, when its whole base is. Touching the edge is allowed.',
  'PORT-G14':
    'Two round bases overlap when their centres are nearer than both radii. They are in contact when they do not overlap and the gap is 2 mm at most.',
  'PORT-G15':
    'A round base and a rectangle are measured from the centre of the base to the nearest point of the rectangle. Contact is again a gap of 2 mm at most.',
  'PORT-G16':
    'Two rectangles overlap when no line along an edge of either separates them; touching is not overlapping. Their distance is the shortest from a corner to the other, and up to 2 mm is contact.',
  'PORT-G17': '“At most” and “within” a distance include the distance itself, “under” does not.',
  'PORT-G18':
    'For the nearest figure, gaps are compared to a thousandth of a millimetre. If they are equal, the lower number counts.',
  'PORT-G19':
    'Figures and units are numbered in the order of deployment, through all players. Newcomers get the next number.',
  'PORT-G20': 'Everything level with a soldier’s centre or ahead of it is in its front, everything else in its rear.',
  'PORT-G21':
    'A vehicle’s front reaches 45° to each side, its flanks from 45° to 135°, and the rest is rear. The borders belong to front and flank.',
  'PORT-G22': 'When terrain is turned, its corners land on whole millimetres.',
  'PORT-G23':
    'A point is in a piece of terrain when a line from it to the right crosses the outline an odd number of times.',
  'PORT-G24':
    'The gap between two pieces of terrain is the shortest way between their outlines, and exactly 10 cm is enough.',
  'PORT-G25': 'A way has at most 12 points after the start, and costs the sum of its straight parts.',
  'PORT-G26':
    'A straight part is cut into equal steps of about a millimetre. Each costs 1, 3 or 5 times its length by the ground at its middle, and none of them, nor a turning point, may be Impassable.',
  'PORT-G27': 'For a tight unit each step costs as the dearest ground any member has at that step.',
  'PORT-G28':
    'On its way a round base may not overlap an enemy or abandoned base. Against rectangles this is checked about every centimetre and at the end.',
  'PORT-G29':
    'A vehicle moves in straights of whole millimetres and turns of whole degrees, at least 1 each, and never two straights in a row. It has one turn, two with Turn X2; a tight unit’s move has 8 parts at most.',
  'PORT-G30':
    'Ground vehicles and guns are checked for enemies, abandoned things and Impassable ground every centimetre of a straight, at its end and after every turn; for friends at the end of the move.',
  'PORT-G31': 'Drop a figure within 6 mm of contact, and the app puts it into the nearest legal contact.',
  'PORT-G32': 'A figure looks from the centre of its base.',
  'PORT-G33':
    'Five lines of sight lead to a target: to its centre and to four points across a round base, or to the four corners of a rectangle.',
  'PORT-G34':
    'Solid terrain blocks a line, a hill does unless one of the two is on it, and woods do beyond 10 cm; less wood, and soft cover, only obscures. Soft cover does not hinder who is in it or within 2 cm. The worst counts.',
  'PORT-G35':
    'Standing figures, vehicles and guns of third units block a line that passes through their base, and so does what is abandoned. Prone and flying ones block nothing.',
  'PORT-G36':
    'A bridge or ford is seen through like the piece it belongs to. A line that only grazes an outline is not affected.',
  'PORT-G37': 'Sight is full when all five lines are clear, none when all five are blocked, and partial otherwise.',
  'PORT-G38': 'If one of the two flies, sight is full.',
  'PORT-G39':
    'A spell looks along one line to its point. Obscured is good enough, and whoever is under the template there is not in the way.',
  'PORT-G40':
    'A template covers a round base when its centre lies within, on the rim included; a rectangle when any point of it does.',
  'PORT-G41':
    'Beyond, short, left and right are measured from the target, along and across the line from gun to target.',
  'PORT-G42':
    'A tight unit has a front, a facing and so many files. Places are filled rank by rank from the left, as far apart as the largest base is wide. Members of one unit may overlap by 2 mm.',
  'PORT-G43':
    'In a wheel the pivot stays, and the block is laid anew round it by whole degrees. The arc is that of the member farthest from the pivot. Ground and enemies are checked every 5° and at the end, friends at the end.',
  'PORT-G44':
    'In a turn nobody changes place: only the facing and the names of ranks and files do. The first rank is the foremost with a member, and a wheel pivots on its outermost member of that side.',
  'PORT-G45':
    'Members are linked at up to 5 cm between their edges. A loose unit is in cohesion when the links join all of them.',
  'PORT-G46': 'The middle of a unit is the average of its figures’ centres, in whole millimetres.',
  'PORT-G47':
    'Behind friends means on the side away from the nearest enemy, 3 cm past the farthest of them. The place must lie at least 3 cm inside the table, with nothing Impassable on the straight way there. Figures are not in the way.',
  'PORT-G48':
    'Who must be set down somewhere takes the place itself or the first free one in up to six rings round it, by number and linked to the others. If one finds none, a flight does not get there, a teleported caster stays, and crew of a burst gun is taken off without score.',
  'PORT-G49': 'After a flight everybody faces the nearest enemy it ran from.',
  'PORT-G50':
    'To see who covers the table, it is cut into squares of 20 cm. A square is yours with strictly the most strength in it, and most squares win.',
  'PORT-G51':
    'All dice come from one generator that starts from the seed, and every face is exactly as likely as the others.',
  'PORT-G52':
    'Dice fall in the order in which the rules name them: an attack, then at once its recovery; crew before weapons; for a gun the shot, direction, distance, recovery; then morale.',
  'PORT-G53': 'No die is rolled for what cannot matter. Under a Shield the attack is rolled, but no recovery.',
  'PORT-G54':
    'A saved game is its set-up, its seed and all commands. Played again, they lead to exactly the same table.',
  'PORT-G55': 'After every command the state has a fingerprint. Two devices with the same game have the same one.',
  'PORT-G56':
    'There is a fixed list of commands, from deploying to giving up. What is not allowed changes nothing and names the rule it breaks.',
  'PORT-G57':
    'Aligning turns a block about the touching front-rank member nearest the middle, by up to 15°, the smallest turn that brings most of the front rank into contact. It stops before the first degree at which somebody would leave the table, stand on Impassable ground or overlap another unit.',
};
