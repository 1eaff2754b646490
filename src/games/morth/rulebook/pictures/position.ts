import { apply, firstState, type Seat } from '@/engine';
import { morth, type Action, type Cell, type Config, type MapId, type RealmId, type State } from '../../rules';
import { CARDS, ENEMIES } from '../../rules/data';
import { KIND_OF_DIE } from '../../rules/dice';
import { newHero } from '../../rules/heroes';
import { cellAt } from '../../rules/maps';
import type { Card, Die, EnemyId, HeroType, Phase, Race, UpgradeId } from '../../rules/types';

/** A square by column and row: '3,8'. */
export function at(text: string): Cell {
  const [x, y] = text.split(',').map(Number);
  return cellAt(x, y);
}

type HeroNeeds = {
  readonly type: HeroType;
  readonly at: string;
  readonly seat?: Seat;
  readonly race?: Race;
  readonly xp?: number;
  readonly upgrades?: readonly UpgradeId[];
};

/** What a picture needs on the table; all else is as at the beginning of a match of two. */
export type Needs = {
  readonly seats?: number;
  readonly config?: Partial<Config>;
  readonly wave?: number;
  readonly phase?: Phase;
  readonly mark?: number;
  readonly gold?: readonly number[];
  readonly wounds?: readonly number[];
  readonly heroes?: readonly HeroNeeds[];
  /** By map: 'L4 skeleton, C10 orc 2': path and square, enemy, and the resistance that is left. */
  readonly foes?: readonly string[];
  /** Dice in the spinner: '0 goblin, 5 orc' by sector. */
  readonly spun?: string;
  readonly traps?: readonly { readonly at: string; readonly hero: number }[];
  readonly barriers?: readonly { readonly at: string; readonly hero: number }[];
  readonly maps?: readonly MapId[];
  /** What has been done since, by whoever was to act. */
  readonly done?: (state: State) => readonly Action[];
  /** The own hand, by what the cards do. */
  readonly hand?: readonly string[];
};

const LANES = ['L', 'C', 'R', 'BL', 'BC', 'BR'];
const items = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function takeDie(state: State, enemy: EnemyId): Die {
  const isHis = (die: Die) => KIND_OF_DIE[die].faces.some(([name]) => name === enemy);
  for (const bag of ['green', 'orange', 'red'] as const) {
    const found = state.bags[bag].find(isHis);
    if (found === undefined) continue;
    state.bags[bag] = state.bags[bag].filter((die) => die !== found);
    return found;
  }
  throw new Error(`no die for ${enemy}`);
}

function placeFoe(state: State, realm: RealmId, text: string): void {
  const [spot, name, life] = text.split(' ');
  const [, lane, square] = /^([A-Z]+)(\d+)$/.exec(spot) ?? [];
  const enemy = name as EnemyId;
  state.foes.push({
    die: takeDie(state, enemy),
    enemy,
    life: life === undefined ? ENEMIES[enemy].resistance : Number(life),
    scales: enemy === 'dragon',
    realm,
    path: LANES.indexOf(lane),
    square: Number(square),
    since: state.wave,
  });
}

function takeCard(state: State, effect: string): Card {
  const card = state.pack.find((index) => CARDS[index].effect === effect);
  if (card === undefined) throw new Error(`no card ${effect}`);
  state.pack = state.pack.filter((index) => index !== card);
  return card;
}

/** A table with every die and card of the box somewhere on it, in the hero turn of the first seat unless told. */
export function position(needs: Needs): State {
  const { seats = 2, wave = 1, phase = 'heroes' } = needs;
  const state = firstState(morth, { config: { firstLord: 0, ...needs.config }, seats, seed: 1 });
  Object.assign(state, { wave, phase, mark: needs.mark ?? state.mark });
  state.realms.forEach((realm, i) => {
    realm.map = needs.maps?.[i] ?? realm.map;
    realm.gold = needs.gold?.[i] ?? realm.gold;
    realm.wounds = needs.wounds?.[i] ?? realm.wounds;
  });
  if (needs.heroes !== undefined) {
    state.heroes = [];
    for (const { type, at: place, seat = 0, race = state.races[seat], xp = 0, upgrades = [] } of needs.heroes) {
      const slot = state.heroes.some((hero) => hero.type === type && hero.race === race) ? 1 : 0;
      const hero = newHero(seat, race, type, slot, at(place), false);
      state.heroes.push({ ...hero, experience: xp, upgrades: [...upgrades] });
    }
  }
  needs.foes?.forEach((text, realm) => items(text).forEach((foe) => placeFoe(state, realm, foe)));
  state.spun = items(needs.spun ?? '').map((text) => {
    const [sector, enemy] = text.split(' ');
    return { die: takeDie(state, enemy as EnemyId), enemy: enemy as EnemyId, sector: Number(sector) };
  });
  state.traps = (needs.traps ?? []).map(({ at: place, hero }) => ({ realm: 0, cell: at(place), hero }));
  state.barriers = (needs.barriers ?? []).map(({ at: place, hero }) => ({
    realm: 0,
    cell: at(place),
    hero,
    stepped: false,
  }));
  if (needs.hand !== undefined) state.hands[0] = needs.hand.map((effect) => takeCard(state, effect));
  return (needs.done?.(state) ?? []).reduce(
    (now, action) => apply(morth, now, { seat: morth.toMove(now)[0], action }).state,
    state,
  );
}
