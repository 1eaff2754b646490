import { attackPattern } from '@/games/morth/board/art/attackPattern';
import { cardBack, cardFace } from '@/games/morth/board/art/card';
import { barrier, blockedSquare, trap } from '@/games/morth/board/art/devices';
import { blankDie, die, restrictionSign, type Restriction } from '@/games/morth/board/art/die';
import { attackSign, entrance, moveSign, pathSign } from '@/games/morth/board/art/emblems';
import { chevrons, hero, heroLight, portrait, raceSign, type HeroState } from '@/games/morth/board/art/hero';
import {
  aim,
  blockedCross,
  brackets,
  chosenSquare,
  countDisc,
  ghostRing,
  passable,
  patternFill,
  reachable,
  route,
  trail,
} from '@/games/morth/board/art/highlights';
import {
  cracks,
  killedMark,
  remainsPill,
  scalesMark,
  untouchedMark,
  woundBurst,
} from '@/games/morth/board/art/outcomes';
import { rolledDie } from '@/games/morth/board/art/rollDice';
import { diceInSquare } from '@/games/morth/board/art/square';
import { waveTrack } from '@/games/morth/board/art/waveTrack';
import { wearerEmblem } from '@/games/morth/board/art/wearer';
import { coin, coins, experience, lordMorth, wound } from '@/games/morth/board/art/tokens';
import {
  ATTACK_TYPES,
  CARDS,
  EFFECTS,
  ENEMIES,
  ENEMY_IDS,
  HALVES,
  HERO_TYPES,
  LANES,
  PATTERNS,
  RACES,
  TRACKS,
  type EnemyId,
} from '@/games/morth/rules/data';
import { at, expectPicture, renderShapes } from '../../../support/picture';

const restrictionOf = (enemy: EnemyId): Restriction | undefined => {
  const { affectedBy, immuneTo } = ENEMIES[enemy];
  if (immuneTo !== null) return { kind: 'never', type: immuneTo };
  return affectedBy.length > 0 ? { kind: 'only', type: affectedBy[0] } : undefined;
};

const standing = (enemy: EnemyId, lost = 0) => {
  const { colour, resistance } = ENEMIES[enemy];
  return {
    enemy,
    colour,
    resistance: resistance - lost,
    hurt: lost > 0,
    scales: enemy === 'dragon',
    restriction: restrictionOf(enemy),
  };
};

test('every enemy has a die of its own at every size', async () => {
  const sizes = [64, 27, 17.6, 13];
  const tops = [12, 190, 232, 266];
  const dice = sizes.flatMap((size, row) =>
    ENEMY_IDS.map((enemy, i) => {
      const large = size === 64;
      return at(
        12 + (large ? i % 8 : i) * (large ? 82 : 43),
        tops[row] + (large ? Math.floor(i / 8) * 86 : 0),
        die({ ...standing(enemy), size, ...(size === 13 && { resistance: undefined }) }),
      );
    }),
  );
  const hurt = (['orc', 'ogre', 'hydra'] as const).map((enemy, i) =>
    at(12 + i * 60, 296, die({ ...standing(enemy, 2), size: 42, dimmed: i === 2 })),
  );
  expectPicture('morth/dice', await renderShapes([...dice, ...hurt], 680, 350, 1.5));
});

test('heroes of all types and races', async () => {
  const tokens = RACES.flatMap((race, row) =>
    HERO_TYPES.map((type, i) =>
      at(12 + i * 56, 12 + row * 54, hero({ type, race, slot: row % 2 === 0 ? 0 : 1, size: 42, upgrades: i % 3 })),
    ),
  );
  const states: readonly HeroState[] = ['plain', 'chosen', 'placed', 'left', 'done'];
  const others = states.map((state, i) =>
    at(430 + i * 46, 16, hero({ type: 'wizard', race: 'elf', slot: 1, size: 31, state })),
  );
  const cards = RACES.map((race, i) =>
    at(430 + i * 58, 66, portrait({ type: HERO_TYPES[i + 3], race, slot: 0, size: 50 })),
  );
  const small = HERO_TYPES.map((type, i) => at(430 + i * 22, 136, hero({ type, race: 'human', slot: 0, size: 15 })));
  const signs = [
    ...RACES.map((race, i) => at(430 + i * 26, 168, raceSign(race, 20))),
    at(550, 164, chevrons(2, 4, 16)),
    at(590, 160, heroLight(40)),
  ];
  expectPicture(
    'morth/heroes',
    await renderShapes([...tokens, ...others, ...cards, ...small, ...signs], 680, 236, 1.5),
  );
});

test('MOR-124 every pattern of an attack, the bow, and a die that has not been rolled', async () => {
  const ids = Object.keys(PATTERNS) as (keyof typeof PATTERNS)[];
  const pictures = ids.map((id, i) => at(12 + (i % 6) * 96, 12 + Math.floor(i / 6) * 96, attackPattern(id, 84)));
  const small = ids.map((id, i) => at(12 + i * 52, 206, attackPattern(id, 44)));
  const bow = at(12 + 5 * 96, 108, attackPattern('sweep', 84, true));
  const blank = (['green', 'yellow', 'orange', 'red'] as const).map((colour, i) =>
    at(12 + i * 72, 264, blankDie(colour, 60)),
  );
  const learned = [0, 1, 2].map((bought, i) => at(320 + i * 40, 280, chevrons(bought, 2, 22)));
  expectPicture(
    'morth/patterns',
    await renderShapes([...pictures, bow, ...small, ...blank, ...learned], 600, 336, 1.5),
  );
});

test('what marks a square', async () => {
  const c = 42;
  const squares = [
    reachable(c, 2),
    reachable(c, 3, true),
    passable(c),
    patternFill(c, true),
    [...patternFill(c, false), ...diceInSquare([standing('orc')], c), ...brackets(c), at(2, -6, remainsPill(4, 2, 15))],
    blockedCross(c),
    ghostRing(c),
    aim(c),
    chosenSquare(c),
    trap(c),
    trap(c, 2),
    barrier(c),
    blockedSquare(c),
    diceInSquare([standing('rat')], c),
    diceInSquare([standing('troll'), standing('goblin')], c),
    [...diceInSquare([standing('rat'), standing('goblin'), standing('gargoyle', 1)], c), at(-4, -6, killedMark(17))],
    [...die({ ...standing('spider'), size: c }), ...cracks(c)],
  ];
  const row = squares.map((shapes, i) => at(14 + (i % 12) * 54, 16 + Math.floor(i / 12) * 60, shapes));
  const marks = [
    killedMark(18),
    remainsPill(4, 2, 18),
    untouchedMark(18),
    scalesMark(18),
    countDisc(4, 9),
    restrictionSign('never', 'physical', 18),
  ].map((shapes, i) => at(300 + i * 48, 86, shapes));
  const ways = [
    at(
      0,
      0,
      trail(
        [
          [300, 130],
          [384, 130],
          [384, 172],
        ],
        c,
      ),
    ),
    at(
      0,
      0,
      route(
        [
          [440, 130],
          [524, 130],
          [524, 172],
        ],
        c,
      ),
    ),
    at(570, 76, woundBurst(90)),
  ];
  expectPicture('morth/marks', await renderShapes([...row, ...marks, ...ways], 680, 190, 1.5));
});

test('three dice in a square, seen closely', async () => {
  const c = 84;
  const squares = [
    diceInSquare([standing('dragon')], c),
    diceInSquare([standing('troll', 1), standing('demon')], c),
    diceInSquare([standing('skeleton'), standing('hydra', 3), standing('cyclops')], c),
  ];
  expectPicture(
    'morth/crowd',
    await renderShapes(
      squares.map((shapes, i) => at(12 + i * 110, 12, shapes)),
      340,
      108,
      2,
    ),
  );
  expect(diceInSquare([], c)).toEqual([]);
});

test('coins, wounds, rolls and signs', async () => {
  const tokens = [
    coin(34),
    coins(40),
    wound(34),
    experience(34),
    lordMorth(44),
    rolledDie(3, 1, 58),
    rolledDie(3, 2, 58),
    rolledDie(3, 3, 58),
    rolledDie(4, 3, 58),
    rolledDie(12, 7, 58),
    rolledDie(12, 12, 58),
  ];
  const signs = [
    ...HALVES.map((half) => wearerEmblem(half, 32)),
    ...[0, 1].map((look) => wearerEmblem(look, 32)),
    ...LANES.map((lane) => entrance(lane, 30)),
    ...LANES.map((lane) => pathSign(lane, 24)),
    ...ATTACK_TYPES.map((type) => attackSign(type, 24, '#EEF2FF')),
    moveSign(24, '#EEF2FF'),
  ];
  expectPicture(
    'morth/tokens',
    await renderShapes(
      [
        ...tokens.map((shapes, i) => at(10 + i * 61, 10, shapes)),
        ...signs.map((shapes, i) => at(10 + i * 45, 86, shapes)),
        at(10, 134, waveTrack(TRACKS[4], 6, 190, 22)),
        at(230, 134, waveTrack(TRACKS.team, 1, 120, 22)),
        at(380, 134, waveTrack(TRACKS[2], 10, 120, 22)),
      ],
      690,
      170,
      1.5,
    ),
  );
});

test('the thirteen effects and the back of the cards', async () => {
  const cards = EFFECTS.map((effect) => CARDS.find((card) => card.effect === effect) ?? CARDS[0]);
  const shapes = [...cards.map((card) => cardFace(card, 86, 120)), cardBack(86, 120)];
  expectPicture(
    'morth/cards',
    await renderShapes(
      shapes.map((one, i) => at(12 + (i % 7) * 96, 12 + Math.floor(i / 7) * 132, one)),
      684,
      272,
      1.5,
    ),
  );
});

test('the same question gives the same picture, another one another', () => {
  expect(die({ ...standing('orc'), size: 30 })).toBe(die({ ...standing('orc'), size: 30 }));
  expect(die({ ...standing('orc'), size: 30 })).not.toBe(die({ ...standing('orc', 1), size: 30 }));
});
