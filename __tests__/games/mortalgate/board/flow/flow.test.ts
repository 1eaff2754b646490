import { whyNot } from '@/engine';
import {
  NOTHING,
  overlayOf,
  planOf,
  stepOf,
  tapMeans,
  tapped,
  type Goal,
  type Means,
  type Outcome,
  type Selection,
  type Situation,
} from '@/games/mortalgate/board/flow';
import { threatTo } from '@/games/mortalgate/board/flow/threat';
import { targetId } from '@/games/mortalgate/board/ids';
import {
  ALTAR_OF,
  chanceToHit,
  mortalgate,
  nodeAt,
  type Blessing,
  type HeroKey,
  type State,
} from '@/games/mortalgate/rules';
import { idOf, position, type Given } from '../../support/position';

const hero = (key: HeroKey) => targetId('hero', idOf(key));
const node = (label: string) => targetId('node', nodeAt(label));
const altar = (blessing: Blessing) => targetId('altar', ALTAR_OF[blessing]);

/** Somebody at the table who taps. */
function at(given: Given | State, seat = 0) {
  const state = 'active' in given ? position(given) : given;
  const view = mortalgate.view(state, seat);
  let selection: Selection = NOTHING;
  const moment = (): Situation => ({
    view,
    selection,
    legal: () => mortalgate.legalActions(state, seat),
    why: (action) => whyNot(mortalgate, state, { seat, action }),
  });
  const follow = (outcome: Outcome): Outcome => {
    if (outcome.type === 'select') ({ selection } = outcome);
    return outcome;
  };
  return {
    view,
    tap: (id: string) => follow(tapped(moment(), id)),
    means: (means: Means) => follow(tapMeans(moment(), means)),
    plan: () => planOf(moment()),
    step: (march: Goal | null = null) => stepOf(moment(), march),
    overlay: () => overlayOf({ view, selection, lens: null, blocker: () => '' }),
    selection: () => selection,
  };
}

/** Greven and Dekhar of Red in the middle of the island, Sabea and Yodan of Blue before them. */
const MIDDLE: Given = {
  active: 'greven',
  heroes: { greven: { at: 'J17' }, dekhar: { at: 'I18' }, sabea: { at: 'J12' }, yodan: { at: 'J11' } },
};

/** From L12 the wave also hits Yodan, from J12 fewer can answer. */
const TWO_PLACES: Given = {
  active: 'greven',
  altars: { shockwave: 'red' },
  heroes: { greven: { at: 'K11' }, sabea: { at: 'M13' }, yodan: { at: 'M14' }, seiren: { at: 'O12' } },
};

describe('a tap on an enemy', () => {
  test('GATE-070 proposes the whole turn: the walk, the attack, its chance and what it leaves', () => {
    const table = at(MIDDLE);
    expect(table.tap(hero('sabea')).type).toBe('select');
    const plan = table.plan();
    const step = table.step();
    expect(plan?.actions.map(({ type }) => type)).toEqual(['walk', 'attack']);
    expect(plan?.forecast?.roll).toEqual({ required: 17, chance: 84 });
    expect(plan?.forecast?.effects).toMatchObject([{ hero: idOf('sabea'), before: 18, after: 14 }]);
    expect(plan?.forecast?.expected).toBeCloseTo(0.84 * 4);
    expect(step?.label).toEqual({
      key: 'mortalgateTable.step.chance',
      params: { label: { key: 'mortalgateTable.step.walkAttack' }, chance: 84 },
    });
  });

  test('the strongest place hits most, the safest costs least', () => {
    const table = at(TWO_PLACES);
    table.tap(hero('sabea'));
    const [strongest, safest] = table.plan()?.choices ?? [];
    expect(strongest.place.forecast.effects.map(({ hero: id }) => id)).toEqual([idOf('sabea'), idOf('yodan')]);
    expect(safest.place.threat.loss).toBeLessThan(strongest.place.threat.loss);
    expect(safest.place.forecast.expected).toBeLessThan(strongest.place.forecast.expected);
  });

  test('a second tap on the same enemy is the gold button', () => {
    const table = at(MIDDLE);
    table.tap(hero('sabea'));
    const actions = table.step()?.actions;
    expect(table.tap(hero('sabea'))).toEqual({ type: 'act', actions });
  });

  test('another node from which it can be done becomes a third place, and a second tap on it does it', () => {
    const table = at(MIDDLE);
    table.tap(hero('sabea'));
    const known = table.plan()?.choices.map(({ place }) => place.node) ?? [];
    const other = table.overlay().stands.find((each) => !known.includes(each)) ?? -1;
    table.tap(targetId('node', other));
    expect(table.plan()?.chosen).toMatchObject({ name: 'here', place: { node: other } });
    expect(table.tap(targetId('node', other)).type).toBe('act');
  });

  test('bare ground takes the proposal away', () => {
    const table = at(MIDDLE);
    table.tap(hero('sabea'));
    table.tap(node('K14'));
    expect(table.selection()).toEqual(NOTHING);
  });

  test('GATE-070 too far away: why, and the way closer, with which the turn ends where it takes all steps', () => {
    const table = at({ active: 'greven', heroes: { greven: { at: 'J24' }, sabea: { at: 'J12' } } });
    table.tap(hero('sabea'));
    expect(table.plan()).toMatchObject({ forecast: null, refusal: { rule: 'GATE-070' } });
    expect(table.plan()?.path).toHaveLength(4);
    expect(table.step()).toMatchObject({ name: 'walkCloser', actions: [{ type: 'walk' }, { type: 'endTurn' }] });
  });

  test('GATE-067 after the combat action nobody can be struck any more', () => {
    const table = at({
      active: 'dekhar',
      phase: 'capture',
      heroes: { dekhar: { at: 'D14' }, sabea: { at: 'E14' } },
    });
    expect(table.tap(hero('sabea'))).toMatchObject({ type: 'refuse', violation: { rule: 'GATE-067' } });
  });

  test('where the basic attack does not reach, the first ability that does is proposed', () => {
    // GATE-116 Long Shot reaches 6.
    const table = at({ active: 'greven', heroes: { greven: { at: 'J24' }, sabea: { at: 'J17' } } });
    table.tap(hero('sabea'));
    expect(table.plan()?.deed).toEqual({ means: 'longShot', target: idOf('sabea') });
  });

  test('what the attack would change about the danger is weighed: a surely slain enemy strikes no more', () => {
    const given: Given = { active: 'drexir', heroes: { drexir: { at: 'J17' }, sabea: { at: 'J16', health: 7 } } };
    const table = at(given);
    table.means('mightyBlow');
    expect(threatTo(table.view, idOf('drexir')).menaces).toHaveLength(1);
    expect(table.plan()).toMatchObject({ forecast: { kills: 1 }, threat: { menaces: [], death: 0 } });
  });
});

describe('abilities', () => {
  test('GATE-071 one with a single target in reach is proposed for it at once', () => {
    const table = at(MIDDLE);
    table.means('explosiveShot');
    expect(table.plan()?.actions.at(-1)).toMatchObject({ type: 'useAbility', ability: 'explosiveShot' });
    expect(table.plan()?.forecast?.roll).toBeNull();
  });

  test('GATE-104 one on its cooldown says so', () => {
    const table = at({ ...MIDDLE, heroes: { ...MIDDLE.heroes, greven: { at: 'J17', cooldowns: { longShot: 1 } } } });
    expect(table.means('longShot')).toMatchObject({ type: 'refuse', violation: { rule: 'GATE-104' } });
  });

  test('GATE-114 what is for oneself is proposed where the hero stands, and done by a second tap', () => {
    const table = at({ active: 'drexir', heroes: { drexir: { at: 'J17' }, sabea: { at: 'J16' } } });
    table.means('shieldWall');
    expect(table.plan()).toMatchObject({ path: [], threat: { menaces: [], death: 0 } });
    expect(table.means('shieldWall')).toEqual({
      type: 'act',
      actions: [{ type: 'useAbility', ability: 'shieldWall', target: null }],
    });
  });

  test('GATE-110 healing is aimed at a teammate who has lost health', () => {
    const table = at(
      { active: 'yodan', heroes: { yodan: { at: 'J11' }, sabea: { at: 'J12', health: 9 }, seiren: { at: 'K12' } } },
      1,
    );
    table.means('lifeWard');
    expect(table.plan()?.deed).toEqual({ means: 'lifeWard', target: idOf('sabea') });
    expect(table.plan()?.forecast?.effects).toMatchObject([{ reason: 'heal', before: 9, after: 13 }]);
  });

  test('GATE-112 what strikes all around is done where it strikes most', () => {
    const heroes = { sabea: { at: 'J14' }, greven: { at: 'J17' }, dekhar: { at: 'I17' }, elazar: { at: 'A20' } };
    const table = at({ active: 'sabea', heroes }, 1);
    table.means('risingWinds');
    expect(
      table
        .plan()
        ?.forecast?.effects.map(({ hero: id }) => id)
        .sort(),
    ).toEqual([idOf('greven'), idOf('dekhar')]);
    expect(table.plan()?.actions.at(-1)).toEqual({ type: 'useAbility', ability: 'risingWinds', target: null });
  });

  test('GATE-145 the second strike of Quick Blade is the gold button where one enemy is left', () => {
    const state = position({
      active: 'zadita',
      phase: 'combat',
      heroes: { zadita: { at: 'G22' }, drexir: { at: 'G21' } },
    });
    state.turn.second = true;
    const step = at(state, 1).step();
    expect(step).toMatchObject({ name: 'second', actions: [{ type: 'attack', target: idOf('drexir') }] });
  });
});

describe('a tap on an altar', () => {
  test('GATE-162 in reach: walk and capture', () => {
    const table = at({ active: 'dekhar', heroes: { dekhar: { at: 'F15' } } });
    table.tap(altar('sprint'));
    expect(table.plan()).toMatchObject({ altar: ALTAR_OF.sprint, refusal: null });
    expect(table.step()?.actions.map(({ type }) => type)).toEqual(['walk', 'capture']);
    expect(table.overlay().notes).toContainEqual({ node: nodeAt('C14'), kind: 'grace', amount: 2 });
  });

  test('too far: a march with its stops, which ends the turn where nothing else is left', () => {
    const table = at({ active: 'dekhar', heroes: { dekhar: { at: 'K20' } } });
    table.tap(altar('sprint'));
    const plan = table.plan();
    expect(plan?.march?.turns).toBe(2);
    expect(plan?.march?.stops).toEqual([plan?.node]);
    expect(table.step()).toMatchObject({ name: 'march' });
    expect(table.step()?.actions.map(({ type }) => type)).toEqual(['walk', 'endTurn']);
  });

  test('too far with all steps spent: nothing can be done now, and that is what it says', () => {
    const state = position({ active: 'dekhar', heroes: { dekhar: { at: 'K20' } } });
    state.turn.points = 0;
    const table = at(state);
    table.tap(altar('sprint'));
    expect(table.step()).toMatchObject({ name: 'spent', actions: [] });
  });

  test('the next turn one tap goes on', () => {
    const goal: Goal = { kind: 'altar', altar: ALTAR_OF.sprint };
    const far = at({ active: 'dekhar', heroes: { dekhar: { at: 'M20' } } });
    expect(far.step(goal)).toMatchObject({ name: 'marchOn', actions: [{ type: 'walk' }, { type: 'endTurn' }] });
    const near = at({ active: 'dekhar', heroes: { dekhar: { at: 'F15' } } });
    expect(near.step(goal)?.actions.map(({ type }) => type)).toEqual(['walk', 'capture']);
  });

  test('GATE-165 contested: the reason, and the way towards it', () => {
    const table = at({ active: 'dekhar', heroes: { dekhar: { at: 'F15' }, sabea: { at: 'B14' } } });
    table.tap(altar('sprint'));
    expect(table.plan()).toMatchObject({ altar: null, refusal: { rule: 'GATE-165' } });
    expect(table.step()).toMatchObject({ name: 'walkTowards', actions: [{ type: 'walk' }] });
  });

  test('GATE-166 one’s own is no goal', () => {
    const table = at({ active: 'dekhar', heroes: { dekhar: { at: 'F15' } }, altars: { sprint: 'red' } });
    table.tap(altar('sprint'));
    expect(table.plan()?.refusal?.rule).toBe('GATE-166');
  });

  test('GATE-172 after a fight in its zone the gold button captures', () => {
    const table = at({ active: 'dekhar', phase: 'capture', heroes: { dekhar: { at: 'D14' } } });
    expect(table.step()).toMatchObject({ name: 'capture', actions: [{ type: 'capture' }] });
  });
});

describe('a tap on a node', () => {
  test('GATE-059 in reach: walk; a second tap does it', () => {
    const table = at(MIDDLE);
    table.tap(node('J19'));
    expect(table.step()).toMatchObject({ name: 'walk', actions: [{ type: 'walk' }] });
    expect(table.tap(node('J19')).type).toBe('act');
  });

  test('GATE-061 rock and sea are refused by name', () => {
    expect(at(MIDDLE).tap(node('K14'))).toMatchObject({ type: 'refuse', violation: { rule: 'GATE-061' } });
  });

  test('out of reach: a march', () => {
    const table = at(MIDDLE);
    table.tap(node('J26'));
    expect(table.plan()?.march?.turns).toBe(3);
  });
});

describe('what lies over the island', () => {
  test('nothing chosen: where the hero can walk, and what each hex costs', () => {
    const { reach, chosen } = at(MIDDLE).overlay();
    expect(chosen).toBe(idOf('greven'));
    expect(reach.find(({ node: each }) => each === nodeAt('J19'))).toMatchObject({ cost: 2 });
    expect(reach.some(({ node: each }) => each === nodeAt('I18'))).toBe(false);
  });

  test('GATE-190 GATE-193 who else is hit, and by what', () => {
    const table = at({ ...MIDDLE, altars: { shockwave: 'red' } });
    table.tap(hero('sabea'));
    const { splashed, aim, notes, sights } = table.overlay();
    expect(aim).toEqual({ node: nodeAt('J12'), kind: 'attack' });
    expect(splashed).toContainEqual({ node: nodeAt('J11'), by: 'shockwave', hits: true });
    expect(notes).toContainEqual({ node: nodeAt('J11'), kind: 'health', before: 16, after: 12 });
    expect(sights).toMatchObject([{ free: true }]);
  });

  test('GATE-075 a line that is blocked shows the node that blocks', () => {
    const state = position({ active: 'greven', heroes: { greven: { at: 'J15' }, sabea: { at: 'M14' } } });
    const view = mortalgate.view(state, 0);
    const { sights } = overlayOf({ view, selection: NOTHING, lens: 'sight', blocker: () => 'rock' });
    const line = sights.find(({ to }) => to === nodeAt('M14'));
    expect(line).toMatchObject({ free: false, note: 'rock' });
    expect(line?.crossed).not.toHaveLength(0);
  });

  test('danger is told hex by hex', () => {
    const view = mortalgate.view(position(MIDDLE), 0);
    const { dangers } = overlayOf({ view, selection: NOTHING, lens: 'danger', blocker: () => '' });
    const here = threatTo(view, idOf('greven'), nodeAt('J14'));
    expect(dangers).toContainEqual({ node: nodeAt('J14'), loss: here.loss, death: Math.round(100 * here.death) });
    expect(chanceToHit(view, idOf('sabea'), idOf('greven'))).toBe(78);
  });
});

test('whoever is not on turn only looks', () => {
  expect(at(MIDDLE, 1).tap(hero('sabea'))).toEqual({ type: 'look', look: { type: 'hero', hero: idOf('sabea') } });
  expect(at(MIDDLE, 1).step()).toBeNull();
});
