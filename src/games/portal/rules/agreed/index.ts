export { isLength, USUAL_LENGTH } from './length';
export { proposedMode } from './mode';
export { MAX_OBJECTIVES } from './objectives';
export { readTable, whyNotTable, type TableDesign } from './tableDesign';
export { stripsOn, TABLE_SIZES } from './tables';
export { outlineOf, terrainFault, usualPiece, whyNotThere, type TableSize } from './terrain';
