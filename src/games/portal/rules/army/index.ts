export { crewSize, elementsIn, elementsOf } from './counts';
export { unitFaults, whyNotArmy } from './legality';
export { whyNotAttribute, type Bearer } from './models';
export { isName, NAME_LENGTH } from './names';
export { armyPoints, diePoints, loadPoints, memberPoints, modelPoints, unitPoints, withTotal } from './prices';
export { readArmy } from './read';
export type { Terms } from './units';
