import data from '../data/examples.json';
import { provePlay, type Example, type Play } from './support/examples';

const examples = data.examples as unknown as readonly Example[];
const playsOf = ({ cases }: Example): readonly Play[] =>
  (cases as readonly Play[]).filter(({ kind }) => kind === 'play');

/** All examples of the catalogue, so that none is lost from the data. */
const ALL = [
  'PORT-E01',
  'PORT-E02',
  'PORT-E03',
  'PORT-E04',
  'PORT-E05',
  'PORT-E06',
  'PORT-E07',
  'PORT-E08',
  'PORT-E09',
  'PORT-E10',
  'PORT-E11',
  'PORT-E12',
  'PORT-E13',
  'PORT-E14',
  'PORT-E15',
  'PORT-E16',
  'PORT-E17',
  'PORT-E18',
  'PORT-E19',
  'PORT-E20',
  'PORT-E21',
  'PORT-E22',
  'PORT-E23',
  'PORT-E24',
  'PORT-E25',
  'PORT-E26',
  'PORT-E27',
  'PORT-E28',
  'PORT-E29',
  'PORT-E30',
  'PORT-E31',
  'PORT-E32',
  'PORT-E33',
  'PORT-E34',
  'PORT-E35',
  'PORT-E36',
  'PORT-E37',
  'PORT-E38',
  'PORT-E39',
  'PORT-E40',
  'PORT-E41',
  'PORT-E42',
  'PORT-E43',
  'PORT-E44',
  'PORT-E45',
  'PORT-E46',
  'PORT-E47',
  'PORT-E48',
  'PORT-E49',
  'PORT-E50',
  'PORT-E51',
  'PORT-E52',
  'PORT-E53',
  'PORT-E54',
  'PORT-E55',
  'PORT-E56',
  'PORT-E57',
  'PORT-E58',
  'PORT-E59',
  'PORT-E60',
  'PORT-E61',
];

test('no worked example is missing', () => {
  expect(examples.map(({ id }) => id)).toEqual(ALL);
});

for (const example of examples)
  for (const play of playsOf(example))
    test(`${example.id} ${example.title}${play.case === undefined ? '' : `, ${play.case}`}`, () => {
      provePlay(example, play);
    });
