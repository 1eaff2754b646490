import { ConfigError } from '@/engine';
import { hireOffers } from '@/games/morth/rules/preview';
import { gateAt } from '@/games/morth/rules/portal';
import { result } from '@/games/morth/rules/result';
import { wavesOf } from '@/games/morth/rules/waves';
import type { Action, Config, HeroType, State } from '@/games/morth/rules/types';
import {
  assault,
  assaultEvents,
  at,
  dieOf,
  foes,
  newGame,
  open,
  play,
  point,
  position,
  refusal,
  steps,
} from '../../../support/morth';
import type { Spec } from '../../../support/morth';

const TEAM = { mode: 'cooperative' } as const;
const team = (more: Spec = {}): State => position({ ...more, config: { ...TEAM, ...more.config } });
const ROLL: Action = { type: 'rollWave' };
const owners = (seats: number, config: Partial<Config> = {}): number[] =>
  newGame(seats, { ...TEAM, ...config }).heroes.map(({ seat }) => seat);

describe('set-up', () => {
  test('MOR-321 one of the two large maps', () => {
    expect(newGame(2, TEAM).realms.map(({ map }) => map)).toEqual(['coop-1']);
    expect(newGame(4, { ...TEAM, teamMap: 'coop-2' }).realms.map(({ map }) => map)).toEqual(['coop-2']);
  });

  test('MOR-322 the yellow positions feed half A, the red ones half B', () => {
    const paths = Array.from({ length: 12 }, (_, i) => gateAt({ mode: 'cooperative', seats: 3 }, i + 1));
    expect(paths.map(({ path }) => path)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    expect(paths.every(({ realm }) => realm === 0)).toBe(true);
  });

  test('MOR-323 ten waves for any number', () => {
    expect([2, 3, 4].map((seats) => wavesOf(newGame(seats, TEAM)).map(({ green, orange }) => green + orange))).toEqual(
      Array.from({ length: 3 }, () => [4, 4, 4, 5, 5, 5, 6, 6, 6, 7]),
    );
  });

  test('MOR-324 MOR-325 four heroes: two each, one each, or two for whom the three choose', () => {
    expect([owners(2), owners(4), owners(3), owners(3, { twoHeroes: 2 })]).toEqual([
      [0, 0, 1, 1],
      [0, 1, 2, 3],
      [0, 0, 1, 2],
      [0, 1, 2, 2],
    ]);
    expect(() => owners(3, { twoHeroes: 3 })).toThrow(ConfigError);
  });

  test('MOR-326 MOR-D50 Warriors and Priests in any mix, two and two by default', () => {
    expect(newGame(2, TEAM).heroes.map(({ type }) => type)).toEqual(['warrior', 'priest', 'warrior', 'priest']);
    expect(
      newGame(4, { ...TEAM, teamHeroes: ['priest', 'priest', 'warrior', 'priest'] }).heroes.map(({ type }) => type),
    ).toEqual(['priest', 'priest', 'warrior', 'priest']);
  });

  test('MOR-327 they begin in the city, and new ones come there', () => {
    const city = ['3,11', '4,11', '5,11', '3,12', '4,12', '5,12'];
    expect(newGame(2, TEAM).heroes.every(({ cell }) => city.includes(point(cell)))).toBe(true);
    expect(new Set(open(team({ gold: [20] }), 'hire').map(({ cell }) => point(cell)))).toEqual(new Set(city));
  });

  test('MOR-328 each player has one race', () => {
    expect(
      hireOffers(newGame(2, { ...TEAM, races: ['gnome', 'elf'] }), 0).map(({ race, type }) => `${race} ${type}`),
    ).toEqual(['gnome warrior', 'gnome priest', 'gnome wizard', 'gnome inventor']);
  });

  test('MOR-329 unless they mix', () => {
    expect(hireOffers(newGame(2, { ...TEAM, mixedRaces: true }), 0)).toHaveLength(16);
    expect(
      refusal(team({ gold: [20], config: { mixedRaces: true } }), {
        type: 'hire',
        race: 'gnome',
        hero: 'inventor',
        cell: at('4,11'),
      }),
    ).toBeUndefined();
  });

  test('MOR-330 then two tokens of a sheet are all there are, and two of a type a player', () => {
    const mixed = (...heroes: { type: HeroType; seat?: number; race?: 'elf' | 'human' }[]): State =>
      team({ gold: [30], config: { mixedRaces: true }, heroes: heroes.map((hero) => ({ at: '4,11', ...hero })) });
    const hire: Action = { type: 'hire', race: 'elf', hero: 'wizard', cell: at('4,11') };
    expect(
      refusal(mixed({ type: 'wizard', race: 'elf', seat: 1 }, { type: 'wizard', race: 'elf', seat: 1 }), hire),
    ).toBe('MOR-330');
    expect(refusal(mixed({ type: 'wizard', race: 'elf' }, { type: 'wizard', race: 'human' }), hire)).toBe('MOR-087');
  });

  test('MOR-331 MOR-D51 the common stock starts with 3', () => {
    expect([2, 3, 4].map((seats) => newGame(seats, TEAM).realms)).toEqual(
      Array.from({ length: 3 }, () => [{ map: 'coop-1', gold: 3, wounds: 0 }]),
    );
  });
});

describe('one purse, one fate', () => {
  test('MOR-332 MOR-336 gold of a kill goes to the common stock, up to 41; experience to the hero', () => {
    const state = team({
      gold: [40],
      seat: 1,
      lord: 1,
      heroes: [{ type: 'warrior', at: '5,7', seat: 1 }],
      foes: ['L15 spider'],
      active: 0,
    });
    const after = play(state, { type: 'attack', turn: 0, targets: [dieOf(state, 'spider')] });
    expect([after.realms[0].gold, after.heroes[0].experience]).toEqual([41, 1]);
  });

  test('MOR-333 MOR-334 a hero costs 2 more with each that the team has', () => {
    const price = (count: number): number | undefined =>
      hireOffers(
        team({
          heroes: Array.from({ length: count }, (_, i) => ({ type: 'warrior' as const, at: '4,11', seat: i % 2 })),
        }),
        0,
      ).find(({ type }) => type === 'wizard')?.price;
    expect([4, 5, 6, 9].map(price)).toEqual([7, 9, 11, 17]);
  });

  test('MOR-335 five heroes and two of a type for each player', () => {
    const five = (['warrior', 'warrior', 'priest', 'priest', 'wizard'] as const).map((type) => ({ type, at: '4,11' }));
    expect(
      refusal(team({ gold: [41], heroes: five }), { type: 'hire', race: 'human', hero: 'wizard', cell: at('4,11') }),
    ).toBe('MOR-086');
    expect(
      refusal(team({ gold: [41], heroes: five.slice(0, 2) }), {
        type: 'hire',
        race: 'human',
        hero: 'warrior',
        cell: at('4,11'),
      }),
    ).toBe('MOR-087');
  });

  test('MOR-337 MOR-353 whoever reaches the city wounds the team', () => {
    const after = assault(team({ foes: ['L19 orc, BR14 rat'] }), 1);
    expect(after.realms).toEqual([{ map: 'coop-1', gold: 2, wounds: 3 }]);
  });

  test('MOR-345 nobody holds cards', () => {
    expect(play(newGame(3, TEAM), ROLL).hands).toEqual([[], [], []]);
  });

  test('MOR-354 all share the result of the chart', () => {
    expect(result(team({ phase: 'over', wounds: [12] }))).toMatchObject({
      rule: 'MOR-360',
      verdict: { key: 'morth.verdict.mediocre.name' },
      places: [{ rank: 1 }, { rank: 1 }],
    });
  });
});

describe('phases', () => {
  test('MOR-347 MOR-348 the team turns the spinner once, by the hand of LM', () => {
    const state = team({ seats: 3, lord: 1, phase: 'portal', gold: [4], mark: 1, spun: '0 rat' });
    expect(refusal(state, { type: 'passPortal' }, 0)).toBe('MOR-016');
    const after = play(state, { type: 'turnPortal', steps: 3 });
    expect([after.phase, after.realms[0].gold, foes(after), after.turn.seat]).toEqual(['heroes', 1, ['C0 rat 1'], 1]);
  });

  test('MOR-349 each player uses only their own heroes, LM first', () => {
    const state = team({ seats: 3, lord: 1 });
    expect(open(state, 'activate').map(({ hero }) => state.heroes[hero].seat)).toEqual([1]);
    expect(refusal(state, { type: 'activate', hero: 0 })).toBe('MOR-349');
    expect(play(state, { type: 'endTurn' }).turn.seat).toBe(2);
  });

  test('MOR-352 MOR-D56 half A moves before half B', () => {
    const moved = assaultEvents(team({ foes: ['BL2 orc, L3 orc, BR4 orc, C1 orc, BC2 orc, R1 orc'] }), 1).flatMap(
      (event) => (event.type === 'enemyMoved' ? [event.from.path] : []),
    );
    expect(moved).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('tunnels', () => {
  const beside = (more: Spec = {}): State =>
    team({
      heroes: [
        { type: 'priest', at: '8,4' },
        { type: 'warrior', at: '0,18', seat: 1 },
      ],
      active: 0,
      ...more,
    });

  test('MOR-350 from one end to the other for a point', () => {
    const on = play(beside(), ...steps('8,5'));
    expect(open(on, 'step').map((step) => point(step.to))).toContain('0,18');
    expect(play(on, ...steps('0,18 1,18')).active?.spent).toBe(3);
    expect(refusal(beside(), { type: 'step', to: at('0,18') })).toBe('MOR-107');
  });

  test('MOR-351 MOR-D55 its ends are like open ground: one hero may stay, others walk on', () => {
    const through = play(beside(), ...steps('8,5 0,18'));
    expect(refusal(through, { type: 'endActivation' })).toBe('MOR-112');
    expect(play(beside(), ...steps('8,5'), { type: 'endActivation' }).active).toBeNull();
    const slow = team({
      heroes: [
        { type: 'warrior', at: '8,4' },
        { type: 'warrior', at: '0,18', seat: 1 },
      ],
      active: 0,
    });
    expect(refusal(play(slow, ...steps('8,5')), { type: 'step', to: at('0,18') })).toBe('MOR-113');
  });
});
