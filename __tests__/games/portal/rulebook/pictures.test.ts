import { portalBook } from '@/games/portal/rulebook/book';
import { testRulePictures, type Geometric } from '../../../support/rulePictures';

jest.setTimeout(300_000);

/** What is about distances, facings, arcs, sight, blocks of men and templates. How numbers are rounded needs no picture. */
const GEOMETRIC: Geometric = {
  'PORT-101': 'how far a walk and a run go',
  'PORT-103': 'a way through terrain',
  'PORT-110': 'whom one may pass',
  'PORT-122': 'where a charge ends',
  'PORT-136': 'the four facings of a vehicle',
  'PORT-145': 'a blow over a short distance',
  'PORT-148': 'an attack from the rear',
  'PORT-163': 'short and long range',
  'PORT-167': 'who blocks sight',
  'PORT-169': 'partial sight',
  'PORT-234': 'links between loose men',
  'PORT-235': 'ranks and files',
  'PORT-238': 'where a tight unit may go',
  'PORT-240': 'a wheel',
  'PORT-276': 'where a shell may land',
  'PORT-279': 'who is under a template',
  'PORT-G33': 'the five lines of sight',
  'PORT-G34': 'what terrain does to a line',
  'PORT-G35': 'what figures do to a line',
  'PORT-G37': 'no sight at all',
  'PORT-G43': 'a wheel round its pivot',
};

testRulePictures('portal', portalBook, GEOMETRIC);
