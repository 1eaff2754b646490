import { resolveWords, TEXTS } from '@/i18n';
import type { Target } from '@/scene/nodes';
import i18next from 'i18next';
import { mapNodes } from '@/games/morth/board/map/mapScene';
import { portalNodes } from '@/games/morth/board/portal/portalScene';
import { realmBeside } from '@/games/morth/board/table';
import { mapTargets, portalTargets } from '@/games/morth/board/targets';
import { at } from '../../../support/morth';
import { BUSY, momentAt } from './support';

const words = i18next.createInstance();
beforeAll(() =>
  words.init({ lng: 'en', resources: { en: { translation: TEXTS.en } }, interpolation: { escapeValue: false } }),
);

const PLACE = { realm: 0, cell: 40, x: 0, y: 0 };
const spoken = ({ label }: Target): string =>
  resolveWords((key, params) => words.t(key, { ...params }), label, ['Ines', 'Tobias', 'Vesna', 'Oskar']);
const labelled = (targets: readonly Target[], id: string): string => {
  const target = targets.find((one) => one.id === id);
  if (target === undefined) throw new Error(`no target ${id}`);
  return spoken(target);
};

test('everything on a map has its words', () => {
  const targets = mapTargets(momentAt(BUSY), PLACE);
  expect(labelled(targets, `cell:0:${at('2,6')}`)).toBe('Troll, 4 resistance. Left path, square 6');
  expect(labelled(targets, `cell:0:${at('4,6')}`)).toBe('Human Warrior, blue. Open ground, column 5, row 7');
  expect(labelled(targets, 'start:0:2')).toBe('Start of Right path: Troll, 4 resistance');
});

test('a chosen hero’s squares tell their cost, struck enemies their fate', () => {
  const targets = mapTargets(momentAt(BUSY, { type: 'hero', hero: 0, to: at('5,6'), strike: 'auto' }), PLACE);
  expect(labelled(targets, `cell:0:${at('3,6')}`)).toMatch(/1 step away$/);
  expect(labelled(targets, `cell:0:${at('4,5')}`)).toMatch(/only to pass$/);
  expect(labelled(targets, `cell:0:${at('6,6')}`)).toMatch(/Would be struck: dies$/);
});

test('every target says what a tap does, and no id comes twice', () => {
  const targets = mapTargets(momentAt(BUSY, { type: 'hero', hero: 0, to: null, strike: 'auto' }), PLACE);
  expect(targets.every(({ hint }) => hint !== undefined)).toBe(true);
  expect(new Set(targets.map(({ id }) => id)).size).toBe(targets.length);
});

test('dice of the spinner say where they would go, before and after a turn', () => {
  const { view } = momentAt({ seats: 4, phase: 'portal', mark: 12, spun: '1 goblin, 1 rat' });
  const place = { x: 0, y: 0, r: 180 };
  expect(portalTargets(view, place, 0).map(spoken)).toEqual(['Goblin and Rat person at place 1, to Ines, Left path']);
  expect(portalTargets(view, place, 3).map(spoken)).toEqual(['Goblin and Rat person at place 4, to Tobias, Left path']);
});

test('a scene has one node a thing, and only the portal turns', () => {
  const moment = momentAt(
    { ...BUSY, spun: '0 rat, 0 goblin' },
    { type: 'hero', hero: 0, to: at('5,6'), strike: 'auto' },
  );
  const nodes = mapNodes(moment.view, PLACE, moment);
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  const turning = portalNodes(moment.view, [], { x: 0, y: 0, r: 100 }, 0).filter(({ orbit }) => orbit !== undefined);
  expect(turning.map(({ id }) => id.split('-')[0])).toEqual(['disc', 'spun', 'spun']);
});

test('a proposed turn changes neither disc nor dice: the dial turns them', () => {
  const { view } = momentAt({ ...BUSY, phase: 'portal', spun: '0 rat, 3 goblin' });
  const of = (steps: number) =>
    portalNodes(view, [], { x: 0, y: 0, r: 100 }, steps).filter(({ orbit }) => orbit !== undefined);
  expect(of(2)).toEqual(of(0));
});

test('the maps lie in a ring: a swipe on the last one comes to the first', () => {
  const { view } = momentAt(BUSY);
  expect([0, 1, 2, 3].map((realm) => realmBeside(view, realm, 1))).toEqual([1, 2, 3, 0]);
  expect([0, 1, 2, 3].map((realm) => realmBeside(view, realm, -1))).toEqual([3, 0, 1, 2]);
});
