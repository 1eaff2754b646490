import type { LaidTerrain, Mode, Objective, Zone } from '../types';
import type { ArmyId } from './armies';

export type Scenario = {
  readonly id: ScenarioId;
  readonly mode: Mode;
  readonly seats: { readonly min: number; readonly max: number };
  readonly table: { readonly w: number; readonly h: number };
  readonly turns: number;
  /** By seat; to some any army may come. */
  readonly armies: readonly (ArmyId | 'any')[];
  readonly terrain: readonly LaidTerrain[];
  /** By seat. */
  readonly zones: readonly Zone[];
  readonly objectives: readonly Objective[];
};

export const SCENARIO_IDS = ['tollBridge', 'barrowRidge', 'gatehouse', 'breakout', 'thePortal', 'crossroads'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'tollBridge',
    mode: 'skirmish',
    seats: { min: 2, max: 2 },
    table: { w: 900, h: 600 },
    turns: 6,
    armies: ['watch', 'bandits'],
    terrain: [
      { piece: 'river600', x: 450, y: 300, rot: 90, difficulty: 'impassable', patches: ['open', 'heavy'] },
      { piece: 'woodSmall', x: 230, y: 130, rot: 0, difficulty: 'light', patches: [] },
      { piece: 'hedge', x: 240, y: 440, rot: 90, difficulty: 'light', patches: [] },
      { piece: 'cottage', x: 660, y: 150, rot: 0, difficulty: 'impassable', patches: [] },
      { piece: 'rocks', x: 660, y: 440, rot: 0, difficulty: 'heavy', patches: [] },
    ],
    zones: [
      { x: 0, y: 0, w: 120, h: 600, facing: 0 },
      { x: 780, y: 0, w: 120, h: 600, facing: 180 },
    ],
    objectives: [{ id: 'bridge', type: 'hold', x: 450, y: 300, radius: 100, endsGame: false }],
  },
  {
    id: 'barrowRidge',
    mode: 'siege',
    seats: { min: 2, max: 2 },
    table: { w: 1200, h: 800 },
    turns: 6,
    armies: ['knights', 'undead'],
    terrain: [
      { piece: 'hillGentle', x: 380, y: 400, rot: 0, difficulty: 'light', patches: [] },
      { piece: 'ruins', x: 820, y: 400, rot: 0, difficulty: 'heavy', patches: [] },
      { piece: 'woodSmall', x: 90, y: 270, rot: 0, difficulty: 'light', patches: [] },
      { piece: 'marsh', x: 1095, y: 235, rot: 0, difficulty: 'heavy', patches: [] },
      { piece: 'standingStones', x: 640, y: 220, rot: 0, difficulty: 'light', patches: [] },
      { piece: 'rocks', x: 640, y: 580, rot: 0, difficulty: 'heavy', patches: [] },
      { piece: 'field', x: 1080, y: 600, rot: 0, difficulty: 'light', patches: [] },
    ],
    zones: [
      { x: 0, y: 650, w: 1200, h: 150, facing: 270 },
      { x: 0, y: 0, w: 1200, h: 150, facing: 90 },
    ],
    objectives: [
      { id: 'ridge', type: 'hold', x: 380, y: 400, radius: 100, endsGame: false },
      { id: 'chapel', type: 'hold', x: 820, y: 400, radius: 100, endsGame: false },
    ],
  },
  {
    id: 'gatehouse',
    mode: 'siege',
    seats: { min: 2, max: 2 },
    table: { w: 1200, h: 800 },
    turns: 8,
    armies: ['dwarfs', 'goblins'],
    terrain: [
      { piece: 'castleWall', x: 170, y: 300, rot: 0, difficulty: 'impassable', patches: [] },
      { piece: 'castleWall', x: 510, y: 300, rot: 0, difficulty: 'impassable', patches: [] },
      { piece: 'castleWall', x: 850, y: 300, rot: 0, difficulty: 'impassable', patches: [] },
      { piece: 'rocks', x: 1120, y: 300, rot: 0, difficulty: 'heavy', patches: [] },
      { piece: 'keep', x: 600, y: 120, rot: 0, difficulty: 'impassable', patches: [] },
      { piece: 'woodSmall', x: 250, y: 520, rot: 0, difficulty: 'light', patches: [] },
      { piece: 'hedge', x: 600, y: 480, rot: 0, difficulty: 'light', patches: [] },
      { piece: 'field', x: 960, y: 520, rot: 0, difficulty: 'light', patches: [] },
    ],
    zones: [
      { x: 0, y: 0, w: 1200, h: 260, facing: 90 },
      { x: 0, y: 620, w: 1200, h: 180, facing: 270 },
    ],
    objectives: [
      { id: 'courtyard', type: 'hold', x: 600, y: 235, radius: 80, endsGame: false },
      { id: 'storm', type: 'holdRun', side: 1, x: 600, y: 235, radius: 80, turns: 1, endsGame: true },
    ],
  },
  {
    id: 'breakout',
    mode: 'siege',
    seats: { min: 2, max: 2 },
    table: { w: 1200, h: 800 },
    turns: 8,
    armies: ['redcoats', 'french'],
    terrain: [
      { piece: 'river800', x: 600, y: 400, rot: 90, difficulty: 'impassable', patches: ['open', 'heavy'] },
      { piece: 'woodLarge', x: 330, y: 180, rot: 0, difficulty: 'light', patches: [] },
      { piece: 'field', x: 320, y: 600, rot: 0, difficulty: 'light', patches: [] },
      { piece: 'hillGentle', x: 860, y: 220, rot: 0, difficulty: 'light', patches: [] },
      { piece: 'lowWall', x: 800, y: 560, rot: 90, difficulty: 'light', patches: [] },
      { piece: 'cottage', x: 980, y: 610, rot: 0, difficulty: 'impassable', patches: [] },
    ],
    zones: [
      { x: 0, y: 0, w: 150, h: 800, facing: 0 },
      { x: 1050, y: 0, w: 150, h: 800, facing: 180 },
    ],
    objectives: [
      { id: 'escape', type: 'exit', side: 0, edge: 'right', needPercent: 50, endsGame: true },
      { id: 'bridge', type: 'hold', x: 600, y: 400, radius: 100, endsGame: false },
    ],
  },
  {
    id: 'thePortal',
    mode: 'siege',
    seats: { min: 2, max: 4 },
    table: { w: 1200, h: 1200 },
    turns: 8,
    armies: ['any', 'any', 'any', 'any'],
    terrain: [
      { piece: 'standingStones', x: 600, y: 600, rot: 0, difficulty: 'light', patches: [] },
      { piece: 'woodSmall', x: 300, y: 600, rot: 0, difficulty: 'light', patches: [] },
      { piece: 'woodSmall', x: 900, y: 600, rot: 0, difficulty: 'light', patches: [] },
      { piece: 'ruins', x: 600, y: 300, rot: 0, difficulty: 'heavy', patches: [] },
      { piece: 'rocks', x: 600, y: 900, rot: 0, difficulty: 'heavy', patches: [] },
      { piece: 'hillGentle', x: 905, y: 305, rot: 45, difficulty: 'light', patches: [] },
      { piece: 'marsh', x: 330, y: 870, rot: 0, difficulty: 'heavy', patches: [] },
    ],
    zones: [
      { x: 0, y: 0, w: 260, h: 260, facing: 45 },
      { x: 940, y: 940, w: 260, h: 260, facing: 225 },
      { x: 940, y: 0, w: 260, h: 260, facing: 135 },
      { x: 0, y: 940, w: 260, h: 260, facing: 315 },
    ],
    objectives: [
      { id: 'ring', type: 'hold', x: 600, y: 600, radius: 100, endsGame: false },
      { id: 'attune', type: 'holdRun', side: null, x: 600, y: 600, radius: 100, turns: 2, endsGame: true },
    ],
  },
  {
    id: 'crossroads',
    mode: 'siege',
    seats: { min: 2, max: 2 },
    table: { w: 1200, h: 800 },
    turns: 6,
    armies: ['rifles44', 'grenadiers44'],
    terrain: [
      { piece: 'cottage', x: 420, y: 300, rot: 0, difficulty: 'impassable', patches: [] },
      { piece: 'cottage', x: 780, y: 500, rot: 0, difficulty: 'impassable', patches: [] },
      { piece: 'hedge', x: 420, y: 500, rot: 0, difficulty: 'light', patches: [] },
      { piece: 'hedge', x: 780, y: 300, rot: 0, difficulty: 'light', patches: [] },
      { piece: 'field', x: 130, y: 400, rot: 0, difficulty: 'light', patches: [] },
      { piece: 'woodSmall', x: 1060, y: 400, rot: 0, difficulty: 'light', patches: [] },
    ],
    zones: [
      { x: 0, y: 650, w: 1200, h: 150, facing: 270 },
      { x: 0, y: 0, w: 1200, h: 150, facing: 90 },
    ],
    objectives: [
      { id: 'crossroads', type: 'hold', x: 600, y: 400, radius: 100, endsGame: false },
      { id: 'sweep', type: 'destroy', unitKind: 'vehicle', endsGame: false },
    ],
  },
];
