import type { Event, Figure, Party } from '@/games/portal/rules';

type Samples = { readonly [T in Event['type']]: readonly Omit<Extract<Event, { type: T }>, 'type'>[] };

const at = { x: 300, y: 200 };
const place = { ...at, facing: 90 };
const archers: Party = { seat: 0, unit: 1, name: '@knights.archers' };
const guard: Party = { seat: 1, unit: 4, name: 'Grim Guard' };
const archer: Figure = { seat: 0, unit: 1, element: 3, who: 'own', name: '@knights.archer', at };
const grim: Figure = { seat: 1, unit: 4, element: 12, who: 'own', name: 'Grim', at };
const tank: Figure = { seat: 1, unit: 5, element: 20, who: 'own', name: '@rifles44.lightTank', at };
const plain = { die: 6, natural: 5, mods: [], total: 5 } as const;
const modified = { die: 8, natural: 3, mods: [{ modifier: 'longRange', amount: -1 }], total: 2 } as const;
const scored = { points: 12, scorer: 0 } as const;
const unscored = { points: 0, scorer: null } as const;
const shift = { element: 3, from: place, to: place };
const effect = { spell: 'shield', seat: 0, elements: [], units: [], at, lastTurn: 3 } as const;
const live = { ...effect, elements: [], units: [] };
const moved = {
  party: archers,
  group: 1,
  kind: 'normal',
  target: null,
  tracks: [{ element: 3, from: place, way: [{ x: 376, y: 200 }], facing: 90 }],
  cost: 76_000,
  allowance: 100_000,
  stood: false,
  lay: false,
  block: null,
  formation: null,
  aligned: 0,
} as const;
const standing = [{ element: 3, from: place, way: [], facing: 180 }];
const attack = { attacker: archer, target: grim, weapon: null, band: null, side: 'front' } as const;
const part = { figure: tank, index: 0, weapon: null, survives: true, explodes: false } as const;
const fired = { figure: tank, piece: 'catapult', target: archer, misfires: 0 } as const;
const shell = { figure: tank, aim: at, at, template: 50, under: [archer] } as const;
const score = { destroyed: 12, fled: 0, left: 30, objectives: 50, cover: 0 };

/** One event of each kind at least, so that each sentence of the log comes up. */
const BY_TYPE: Samples = {
  unitDeployed: [{ party: archers, places: [], block: null }],
  unitStayedHome: [{ seat: 0, name: 'Grim Guard' }],
  turnBegan: [{ turn: 2 }],
  initiativeRolled: [
    {
      turn: 2,
      rolls: [
        [
          { seat: 0, roll: 5 },
          { seat: 1, roll: 2 },
        ],
      ],
      order: [0, 1],
    },
  ],
  groupMoved: [
    moved,
    { ...moved, kind: 'run' },
    { ...moved, kind: 'charge', target: grim },
    { ...moved, stood: true },
    { ...moved, kind: 'run', lay: true },
    { ...moved, kind: 'charge', target: grim, aligned: -7 },
    { ...moved, tracks: standing },
    { ...moved, formation: 'formed' },
    { ...moved, formation: 'loosened', tracks: standing },
  ],
  elementExited: (['top', 'right', 'bottom', 'left'] as const).map((edge) => ({ figure: archer, edge })),
  leaderJoined: [true, false].map((leads) => ({ figure: archer, joined: archers, leads })),
  roundEnded: (['acted', 'ended', 'held', 'lost'] as const).map((reason) => ({
    party: guard,
    group: 4,
    figure: reason === 'held' ? grim : null,
    reason,
  })),
  turnEnded: [{ turn: 2 }],
  effectEnded: [{ effect: live }],
  objectiveHeld: [
    { objective: 'ring', seat: 0, turns: 1 },
    { objective: 'flag2', seat: 0, turns: 2 },
    { objective: 'ring', seat: null, turns: 0 },
  ],
  objectiveGained: [{ objective: 'bridge', seat: 1, points: 50 }],
  tableCovered: [{ seat: 0, squares: [6, 5], points: 50 }],
  timeRecorded: [{ seat: 0 }],
  conceded: [{ seat: 1, units: [guard] }],
  gameEnded: [{ ending: 'turns', scores: [score, score] }],
  attackRolled: [
    { ...plain, ...attack, how: 'melee', hit: true },
    { ...modified, ...attack, how: 'melee', hit: false },
    { ...plain, ...attack, how: 'ranged', hit: true },
    { ...modified, ...attack, how: 'ranged', hit: false },
  ],
  hitShielded: [{ figure: archer, how: 'ranged' }],
  recoveryRolled: [
    { ...plain, figure: grim, survives: true },
    { ...modified, figure: grim, survives: false },
  ],
  partRolled: [
    { ...plain, ...part, part: 'crew' },
    { ...modified, ...part, part: 'crew', survives: false },
    { ...plain, ...part, part: 'weapon', weapon: 'tankGun' },
    { ...modified, ...part, part: 'weapon', weapon: 'tankGun', survives: false },
    { ...plain, ...part, part: 'crew', explodes: true },
  ],
  modelLost: [
    { figure: grim, how: 'melee', ...scored },
    { figure: grim, how: 'melee', ...unscored },
  ],
  riderDismounted: [{ figure: grim }],
  rankFilled: [{ figure: archer, from: at, to: at }],
  crewLost: [
    { figure: tank, left: 1, ...scored },
    { figure: tank, left: 2, ...unscored },
  ],
  weaponLost: [
    { figure: tank, weapon: 'tankGun', index: 0, ...scored },
    { figure: tank, weapon: 'tankGun', index: 0, ...unscored },
  ],
  vehicleExploded: [
    { figure: tank, ...scored },
    { figure: tank, ...unscored },
  ],
  crewless: [true, false].map((fled) => ({ figure: tank, fled })),
  wrecked: (['crashed', 'capture'] as const).flatMap((reason) => [
    { figure: tank, reason, ...scored },
    { figure: tank, reason, ...unscored },
  ]),
  captureRolled: [
    { figure: archer, target: tank, natural: 6, captured: true },
    { figure: archer, target: tank, natural: 2, captured: false },
  ],
  captured: [
    { figure: archer, target: tank, party: archers, ...scored },
    { figure: archer, target: tank, party: archers, ...unscored },
  ],
  crewed: [{ figures: [archer, grim], target: tank, party: archers }],
  gunFired: [
    { ...plain, ...fired, result: 'onTarget' },
    { ...modified, ...fired, result: 'misses' },
    { ...plain, ...fired, result: 'misfire', misfires: 1 },
    { ...plain, ...fired, result: 'misfire', misfires: 2 },
  ],
  shellLanded: [
    { ...shell, deviation: null },
    { ...shell, deviation: { rolls: [3, 4], direction: 'right', distance: 0 } },
    { ...shell, deviation: { rolls: [1, 1], direction: 'beyond', distance: 60 } },
  ],
  gunBurst: [
    { figure: tank, crew: guard, places: [], lost: 0, ...scored },
    { figure: tank, crew: null, places: [], lost: 2, ...unscored },
  ],
  spellCast: [
    { ...plain, figure: archer, spell: 'zap', point: at, works: true, left: 1 },
    { ...modified, figure: archer, spell: 'zap', point: at, works: false, left: 0 },
  ],
  spellStruck: [{ spell: 'fireball', at, template: 50, under: [grim, tank] }],
  effectBegan: [
    { effect: live, figures: [], units: [] },
    { effect: { ...live, spell: 'fast' }, figures: [archer], units: [] },
    { effect: { ...live, spell: 'ironwill' }, figures: [], units: [guard] },
  ],
  guardianSummoned: [{ caster: archer, figure: { ...archer, name: '@guardian' }, place, loosened: false }],
  unitTeleported: [{ party: archers, shifts: [shift] }],
  backfired: (['nothing', 'silenced', 'turned'] as const).map((outcome) => ({
    figure: archer,
    spell: 'zap',
    die: 12,
    natural: 3,
    outcome,
  })),
  guardianStruck: [true, false].map((hit) => ({ figure: archer, die: 8, natural: 5, hit })),
  wentAstray: [
    { figure: archer, natural: 2, shift },
    { figure: archer, natural: 2, shift: null },
  ],
  moraleTested: [
    { ...plain, party: guard, cause: 'odds', passed: true },
    { ...modified, party: guard, cause: 'friends', passed: false },
  ],
  unitFlew: [{ party: guard, behind: archers, spot: at, shifts: [shift], cost: 161_000, allowance: 200_000 }],
  unitStood: [{ party: guard }],
  unitLeft: [
    { party: guard, figures: [grim], edge: 'left', ...scored },
    { party: guard, figures: [grim], edge: 'left', ...unscored },
    { party: guard, figures: [tank], edge: null, ...scored },
    { party: guard, figures: [tank], edge: null, ...unscored },
  ],
  stayedBehind: [{ party: guard, from: guard, figures: [grim] }],
  luckAsked: [{ seat: 0, figure: archer }],
  luckAnswered: [true, false].map((used) => ({ seat: 0, figure: archer, used })),
};

export const SAMPLES: readonly Event[] = Object.entries(BY_TYPE).flatMap(([type, events]) =>
  events.map((event) => ({ type, ...event }) as Event),
);
