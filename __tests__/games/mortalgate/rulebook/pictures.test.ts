import { mortalgateBook } from '@/games/mortalgate/rulebook/book';
import { testRulePictures, type Geometric } from '../../../support/rulePictures';

jest.setTimeout(300_000);

/** What is about hexes: neighbours, zones, ranges, sight, and whom a blow reaches beside its target. */
const GEOMETRIC: Geometric = {
  'GATE-013': 'which hexes are adjacent',
  'GATE-017': 'the zone of an altar',
  'GATE-020': 'the order of the hexes of a camp',
  'GATE-059': 'how far points go',
  'GATE-062': 'who is in the way',
  'GATE-070': 'a range',
  'GATE-073': 'a line of sight',
  'GATE-075': 'what blocks sight',
  'GATE-076': 'what blocks sight',
  'GATE-077': 'what does not block sight',
  'GATE-078': 'a line along the edge of two hexes',
  'GATE-116': 'a range',
  'GATE-122': 'how a chain runs',
  'GATE-124': 'where a chain ends',
  'GATE-137': 'a blast all round',
  'GATE-141': 'an order round a hero',
  'GATE-153': 'whom fire reaches',
  'GATE-164': 'a zone with both teams in it',
  'GATE-190': 'what lies left and right of a target',
  'GATE-193': 'what lies behind a target',
  'GATE-195': 'a line that runs between two hexes',
  'GATE-196': 'what stops a wave',
};

testRulePictures('mortalgate', mortalgateBook, GEOMETRIC);
