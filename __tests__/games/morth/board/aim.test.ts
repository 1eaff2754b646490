import { aimNodes } from '@/games/morth/board/map/aimScene';
import {
  aimedAt,
  aimPrompt,
  litIds,
  pickedIds,
  realmAfter,
  tapped,
  type Aim,
  type Situation,
} from '@/games/morth/board/flow';
import { mapTargets } from '@/games/morth/board/targets';
import { foeOf } from '@/games/morth/rules/foes';
import { cellUnder, MAPS } from '@/games/morth/rules';
import type { Spec } from '../../../support/morth';
import { BUSY, momentAt } from './support';

const holding = (effect: string): Spec => ({
  ...BUSY,
  foes: ['L3 goblin', 'L4 rat, C9 goblin, C9 orc', 'R7 orc', 'R0 goblin'],
  hands: [[effect], [], [], []],
});
const TEAM: Spec = {
  seats: 2,
  config: { mode: 'cooperative' },
  foes: ['L3 goblin, C5 rat, C5 orc'],
  hands: [['swapEnemies'], []],
};
const cardIn = ({ view }: Situation) => view.hands[0]?.[0] ?? -1;

/** The moment in which the only card is aimed by taps, after some of them. */
function aiming(spec: Spec, ...ids: readonly string[]): Situation {
  const first = momentAt(spec);
  const begun: Situation = { ...first, selection: { type: 'aim', card: cardIn(first), picks: [] } };
  return ids.reduce((moment, id) => {
    const outcome = tapped(moment, id);
    return outcome.type === 'select' ? { ...moment, selection: outcome.selection } : moment;
  }, begun);
}

/** The square on which the enemy of a kind stands. */
function squareOf({ view }: Situation, enemy: string): string {
  const foe = view.foes.find((each) => each.enemy === enemy && each.square > 0);
  if (foe === undefined) throw new Error(`no ${enemy}`);
  return `cell:${foe.realm}:${cellUnder(view, foe)}`;
}

const refusalOf = (moment: Situation, id: string) => {
  const outcome = tapped(moment, id);
  return outcome.type === 'refuse' ? outcome.violation.rule : outcome.type;
};

describe('one tap', () => {
  test('what a card can hit is lit and can be touched, on every map', () => {
    const moment = aiming(holding('blockSquare'));
    const lit = litIds(moment);
    expect(lit.length).toBeGreaterThan(20);
    for (const realm of [0, 1, 2, 3]) {
      const place = { realm, cell: 40, x: 0, y: 0 };
      const here = lit.filter((id) => id.startsWith(`cell:${realm}:`));
      expect(mapTargets(moment, place).map(({ id }) => id)).toEqual(expect.arrayContaining(here));
      expect(aimNodes(moment, place)).toHaveLength(here.length);
    }
  });

  test('a tap aims; the target stands in brackets', () => {
    const [id] = litIds(aiming(holding('advanceEnemy')));
    const moment = aiming(holding('advanceEnemy'), id);
    expect(aimedAt(moment)).toMatchObject({ kind: 'enemy' });
    const place = { realm: Number(id.split(':')[1]), cell: 40, x: 0, y: 0 };
    expect(aimNodes(moment, place).filter((node) => node.id === `aimed-${id}`)).toHaveLength(1);
    expect(
      mapTargets(moment, place)
        .filter(({ selected }) => selected)
        .map((one) => one.id),
    ).toEqual([id]);
  });

  test('enemies that stand together are aimed at one after the other', () => {
    const spec = holding('advanceEnemy');
    const { view } = momentAt(spec);
    const crowd = view.foes.filter(({ realm, square }) => realm === 1 && square === 9);
    const id = `cell:1:${cellUnder(view, crowd[0])}`;
    const taps = [[id], [id, id], [id, id, id]].map((ids) => aimedAt(aiming(spec, ...ids)));
    expect(taps).toEqual([crowd[0], crowd[1], crowd[0]].map(({ die }) => ({ kind: 'enemy', die })));
  });

  test('MOR-222 a purse is aimed at by a tap on its player', () => {
    const moment = aiming(holding('steal 1'));
    expect(litIds(moment)).toEqual(['purse:1', 'purse:2', 'purse:3']);
    expect(aimNodes(moment, { realm: 1, cell: 40, x: 0, y: 0 })).toEqual([]);
    expect(aimedAt(aiming(holding('steal 1'), 'purse:2'))).toEqual({ kind: 'purse', realm: 2 });
  });
});

describe('what a card cannot hit', () => {
  test('is explained where nothing of its kind is', () => {
    const moment = aiming(holding('advanceEnemy'));
    expect(tapped(moment, `cell:0:${moment.view.heroes[0].cell}`)).toEqual({
      type: 'look',
      look: { type: 'hero', hero: 0 },
    });
  });

  test('is refused by its rule: own enemies, start spaces, unhurt ones', () => {
    expect(refusalOf(aiming(holding('advanceEnemy')), squareOf(aiming(holding('advanceEnemy')), 'goblin'))).toBe(
      'MOR-197',
    );
    expect(refusalOf(aiming(holding('advanceEnemy')), 'start:3:2')).toBe('MOR-205');
    const hurt: Spec = { ...holding('healEnemy'), foes: ['L3 goblin', 'L4 rat, C9 orc 2', 'R7 orc', ''] };
    expect(refusalOf(aiming(hurt), squareOf(aiming(hurt), 'rat'))).toBe('MOR-234');
  });

  test('MOR-205 an enemy on its start space is not lit', () => {
    expect(litIds(aiming(holding('levelUp'))).filter((id) => !/^cell:[12]:/.test(id))).toEqual([]);
  });
});

describe('two taps', () => {
  test('MOR-209 an enemy, then the square of the same number on another path', () => {
    const spec = holding('changePath');
    const rat = squareOf(aiming(spec), 'rat');
    const first = aiming(spec, rat);
    expect(aimedAt(first)).toBeNull();
    expect(pickedIds(first)).toEqual([rat]);
    const { paths } = MAPS[first.view.realms[1].map];
    expect([...litIds(first)].sort()).toEqual([1, 2].map((path) => `cell:1:${paths[path].cells[3]}`).sort());
    const both = aiming(spec, rat, `cell:1:${paths[2].cells[3]}`);
    expect(aimedAt(both)).toMatchObject({ kind: 'path', path: 2 });
    const place = { realm: 1, cell: 40, x: 0, y: 0 };
    expect(aimNodes(both, place).map(({ id }) => id)).toContain('aim-line-1');
  });

  test('MOR-219 an own enemy, then a foreign one, which is on the next map', () => {
    const spec = holding('swapEnemies');
    const own = squareOf(aiming(spec), 'goblin');
    expect(litIds(aiming(spec))).toEqual([own]);
    expect(realmAfter(aiming(spec), own, 0)).toBe(1);
    const orc = litIds(aiming(spec, own)).find((id) => id.startsWith('cell:2:')) ?? '';
    const both = aiming(spec, own, orc);
    const target = aimedAt(both);
    expect(target?.kind === 'enemies' && foeOf(both.view, target.other)).toMatchObject({ realm: 2, enemy: 'orc' });
    expect(realmAfter(aiming(spec, own), orc, 2)).toBe(2);
  });

  test('MOR-231 a hero, then a square beside it; another hero begins anew', () => {
    const spec = holding('moveHero');
    const [warrior, priest] = [4, 5].map((id) => `cell:${id - 3}:${momentAt(spec).view.heroes[id].cell}`);
    const first = aiming(spec, warrior);
    const [to] = litIds(first);
    expect(aimedAt(aiming(spec, warrior, to))).toMatchObject({ kind: 'heroTo', hero: 4 });
    expect(pickedIds(aiming(spec, warrior, to, priest))).toEqual([priest]);
    const far = `cell:1:${Number(warrior.split(':')[2]) + 40}`;
    expect(refusalOf(first, far)).toBe('MOR-231');
  });

  test('MOR-343 any two enemies of a team in either order, also two that stand together', () => {
    const goblin = squareOf(aiming(TEAM), 'goblin');
    const crowd = squareOf(aiming(TEAM), 'rat');
    const pairOf = (...ids: string[]) => {
      const moment = aiming(TEAM, ...ids);
      const target = aimedAt(moment);
      return target?.kind === 'enemies'
        ? [target.own, target.other].map((die) => foeOf(moment.view, die)?.enemy).sort()
        : null;
    };
    expect(pairOf(goblin, crowd)).toEqual(['goblin', 'rat']);
    expect(pairOf(crowd, goblin)).toEqual(['goblin', 'rat']);
    expect(pairOf(crowd, crowd)).toEqual(['orc', 'rat']);
    expect(pairOf(crowd, crowd, crowd, goblin)).toEqual(['goblin', 'orc']);
  });
});

test('the line above the buttons says what to tap next, and at last what was chosen', () => {
  const said = (spec: Spec, ...ids: readonly string[]) => aimPrompt(aiming(spec, ...ids))?.key;
  const rat = squareOf(aiming(holding('changePath')), 'rat');
  expect(said(holding('changePath'))).toBe('morthTable.aim.path.first');
  expect(said(holding('changePath'), rat)).toBe('morthTable.aim.path.then');
  expect(said(holding('changePath'), rat, litIds(aiming(holding('changePath'), rat))[0])).toBe(
    'morthTable.card.toPath',
  );
  expect(said(TEAM)).toBe('morthTable.aim.enemies.team');
  expect(aimPrompt(momentAt(BUSY))).toBeNull();
});

test('a choice from the list is a target as well', () => {
  const moment = momentAt(holding('steal 1'));
  const aim: Aim = { type: 'aim', card: cardIn(moment), picks: [] };
  const target = { kind: 'purse', realm: 1 } as const;
  expect(aimedAt({ ...moment, selection: { type: 'card', card: aim.card, target } })).toEqual(target);
  expect(aimedAt({ ...moment, selection: aim })).toBeNull();
});
