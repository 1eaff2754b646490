import { morthBook } from '@/games/morth/rulebook/book';
import { testRulePictures, type Geometric } from '../../../support/rulePictures';

jest.setTimeout(300_000);

/** What is about squares of a map, places on the ring, patterns of attacks, and ways. */
const GEOMETRIC: Geometric = {
  'MOR-003': 'which way the squares of a path count',
  'MOR-006': 'where two paths share a square',
  'MOR-012': 'which squares are neighbours',
  'MOR-050': 'which sector lies over which position',
  'MOR-057': 'which way the spinner turns',
  'MOR-058': 'which way the spinner turns',
  'MOR-110': 'where a hero may walk and where it may stop',
  'MOR-112': 'where a hero may stop',
  'MOR-116': 'what a Troll beside a square costs',
  'MOR-125': 'a pattern that is turned',
  'MOR-127': 'a pattern',
  'MOR-128': 'a pattern',
  'MOR-130': 'who is hit on a square',
  'MOR-132': 'who is hit on a square',
  'MOR-145': 'what does not block an attack',
  'MOR-156': 'the order of the paths',
  'MOR-164': 'where an enemy stops before a full square',
  'MOR-166': 'where an enemy leaves the map',
  'MOR-176': 'where a Goblin turns off',
  'MOR-181': 'a trap on the way',
  'MOR-209': 'the square with the same number on another path',
  'MOR-231': 'where a hero is pushed',
  'MOR-236': 'which squares can be blocked',
  'MOR-254': 'where a trap may lie',
  'MOR-268': 'what a bow reaches',
  'MOR-278': 'a larger pattern',
  'MOR-279': 'where a barrier may stand',
  'MOR-282': 'a barrier on the way',
  'MOR-288': 'a larger pattern',
  'MOR-322': 'which positions lead to which half',
  'MOR-350': 'the two ends of a tunnel',
};

testRulePictures('morth', morthBook, GEOMETRIC);
