import { moltharBook } from '@/games/molthar/rulebook/book';
import { testRulePictures, type Geometric } from '../../../support/rulePictures';

jest.setTimeout(300_000);

/** Molthar has no board to measure: what must be seen are places on the table, and patterns of pearls. */
const GEOMETRIC: Geometric = {
  'MOL-007': 'what lies on which side of a portal',
  'MOL-046': 'which place is filled, from where',
  'MOL-071': 'which place is filled, from where',
  'MOL-074': 'which of two places becomes free',
  'MOL-095': 'a sign of a cost and the pearls that pay it',
  'MOL-096': 'a sign of a cost and the pearls that pay it',
  'MOL-097': 'a sign of a cost and the pearls that pay it',
  'MOL-098': 'a sign of a cost and the pearls that pay it',
  'MOL-099': 'a sign of a cost and the pearls that pay it',
  'MOL-100': 'a sign of a cost and the pearls that pay it',
  'MOL-101': 'a sign of a cost and the pearls that pay it',
  'MOL-102': 'a sign of a cost and the pearls that pay it',
  'MOL-103': 'a sign of a cost and the pearls that pay it',
  'MOL-104': 'a sign of a cost and the pearls that pay it',
  'MOL-105': 'a sign of a cost and the pearls that pay it',
  'MOL-148': 'who sits beside whom',
};

testRulePictures('molthar', moltharBook, GEOMETRIC);
