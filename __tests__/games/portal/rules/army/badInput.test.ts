import { readArmy, whyNotArmy } from '@/games/portal/rules/army';
import { army, band, gun, lone, model, vehicle } from '../../support/army';

/** Whether read or judged, the first rule that an army from a file breaks. */
function refusal(value: unknown): string | undefined {
  const before = JSON.stringify(value);
  const read = readArmy(value);
  expect(JSON.stringify(value)).toBe(before);
  return 'fault' in read ? read.fault.rule : whyNotArmy(read.army, { limit: 600, payloadChecked: true })?.rule;
}

const changed = (change: (list: ReturnType<typeof plain>) => void) => {
  const list = plain();
  change(list);
  return list;
};
/** An army as a file holds it, which can hold anything. */
const plain = () => JSON.parse(JSON.stringify(army([band(), lone(), vehicle(), gun()]))) as PlainArmy;
type PlainArmy = { [field: string]: unknown; units: PlainUnit[] };
type PlainUnit = { [field: string]: unknown; members: PlainMember[]; crew: PlainMember[] };
type PlainMember = { [field: string]: unknown };

test('an army that is as it must be is read as it is', () => {
  expect(refusal(plain())).toBeUndefined();
  expect(readArmy(plain())).toEqual({ army: plain() });
});

test('what is read shares nothing with what was given', () => {
  const given = plain();
  const read = readArmy(given);
  given.units[0].members[1].count = 9;
  expect('army' in read && read.army.units[0]).toEqual(band());
});

const CASES: readonly (readonly [string, rule: string, value: unknown])[] = [
  ['a wrong total', 'PORT-053', changed((list) => (list.total = 1))],
  ['a total that is no number', 'PORT-053', changed((list) => (list.total = '283'))],
  ['a total of NaN', 'PORT-053', changed((list) => (list.total = NaN))],
  ['a vehicle without crew', 'PORT-025', army([vehicle({ crew: [] })])],
  ['a gun without crew', 'PORT-031', army([gun({ crew: [] })])],
  ['a negative count', 'PORT-044', changed((list) => (list.units[0].members[1].count = -4))],
  ['half a figure', 'PORT-044', changed((list) => (list.units[0].members[1].count = 3.5))],
  ['a million figures', 'PORT-044', changed((list) => (list.units[0].members[1].count = 1e6))],
  ['a million crewmen', 'PORT-025', changed((list) => (list.units[2].crew[0].count = 1e6))],
  ['a negative crew', 'PORT-031', changed((list) => (list.units[3].crew[0].count = -2))],
  ['61 units', 'PORT-052', changed((list) => (list.units = Array.from({ length: 61 }, () => list.units[0])))],
  ['an attribute on a D10', 'PORT-034', army([lone({ die: 10, attributes: ['luck'] })])],
  ['two units of one id', 'PORT-010', army([band(), band()])],
  [
    '__proto__ beside the fields',
    'PORT-D113',
    JSON.parse('{"__proto__":{"total":0},"name":"A","era":"pre1900","total":0,"units":[]}'),
  ],
  ['__proto__ as a weapon', 'PORT-020', changed((list) => (list.units[0].members[0].weapon = '__proto__'))],
  ['__proto__ as a kit', 'PORT-018', changed((list) => (list.units[0].members[0].kit = '__proto__'))],
  ['__proto__ as a kind', 'PORT-010', changed((list) => (list.units[0].kind = '__proto__'))],
  ['fields that it only inherits', 'PORT-D113', Object.create(plain()) as unknown],
  ['an era that nobody knows', 'PORT-014', changed((list) => (list.era = 'stoneAge'))],
  ['a die that nobody has', 'PORT-004', changed((list) => (list.units[0].members[0].die = 7))],
  [
    'an attribute that nobody sells',
    'PORT-035',
    changed((list) => (list.units[1].members[0].attributes = ['constructor'])),
  ],
  ['a spell that nobody knows', 'PORT-039', changed((list) => (list.units[1].members[0].spells = ['wish']))],
  ['a piece that nobody casts', 'PORT-033', changed((list) => (list.units[3].piece = 'slingshot'))],
  ['a leader in a vehicle', 'PORT-050', changed((list) => (list.units[2].leader = true))],
  ['a leader in a gun', 'PORT-050', changed((list) => (list.units[3].leader = true))],
  ['a mount that is no mount', 'PORT-D113', changed((list) => (list.units[0].members[0].mount = 7))],
  [
    'a rider with fields of his own',
    'PORT-D113',
    army([lone({ mount: { flying: false, rider: { ...model(), mount: null } as never } })]),
  ],
  ['a name of nothing', 'PORT-D113', changed((list) => (list.name = '  '))],
  ['a name as long as a book', 'PORT-D113', changed((list) => (list.name = 'a'.repeat(41)))],
  ['a name that turns the line', 'PORT-D113', changed((list) => (list.name = 'Army\u202e'))],
  ['a key of no words', 'PORT-D113', changed((list) => (list.name = '@constructor'))],
  ['a missing field', 'PORT-018', changed((list) => delete list.units[0].members[0].mounted)],
  ['a hole in a list', 'PORT-052', changed((list) => (list.units = Object.assign(new Array(2), { 1: list.units[1] })))],
  ['nothing', 'PORT-D113', null],
  ['a text', 'PORT-D113', 'army'],
  ['a list', 'PORT-D113', [plain()]],
];

test.each(CASES)('PORT-D113 an army with %s is refused by %s', (_, rule, value) => {
  expect(refusal(value)).toBe(rule);
});

test('the place of what is wrong is told', () => {
  const list = changed(({ units }) => (units[0].members[1].count = -1));
  expect(readArmy(list)).toMatchObject({ fault: { at: { unit: 0, member: 1 }, params: { field: 'count' } } });
  const rider = army([lone({ mount: { flying: false, rider: { ...model(), mounted: 1 as never } } })]);
  expect(readArmy(rider)).toMatchObject({ fault: { at: { unit: 0, member: 0, rider: true } } });
});
