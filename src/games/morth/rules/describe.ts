import type { LogLine, Params, Seat, Words } from '@/engine';
import type { Event, Struck, Victim } from './types';
import {
  cardName,
  enemyCounts,
  enemyName,
  heroName,
  hitWords,
  pathName,
  spotName,
  squareName,
  upgradeName,
} from './words';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type Describe<T extends Event['type']> = (event: Of<T>) => LogLine | undefined;

const line = (key: string, seat: Seat, params: Params = {}): LogLine => ({
  key: `morth.log.${key}`,
  seat,
  params: { seat: { seat }, ...params },
});
const told = (key: string, params?: Params): LogLine =>
  params === undefined ? { key: `morth.log.${key}` } : { key: `morth.log.${key}`, params };
const silent = (): undefined => undefined;

/** MOR-017 New cards are named to their owner, who alone is shown them. */
function describeDealt({ count, hands }: Of<'cardsDealt'>): LogLine {
  const own = hands.find((hand) => hand !== null);
  return own ? told('cardsDealt.own', { count, cards: own.map(cardName) }) : told('cardsDealt.others', { count });
}

function describeRolled({ lord, dice, mark, missing }: Of<'waveRolled'>): LogLine {
  const params = { enemies: enemyCounts(dice.map(({ enemy }) => enemy)), position: mark };
  return missing > 0
    ? line('waveRolled.short', lord, { ...params, count: missing })
    : line('waveRolled.full', lord, params);
}

/** Enemies that died have a line of their own. */
function describeResolved({ seat, strength, hits, ...hero }: Of<'attackResolved'>): LogLine | undefined {
  const alive = hits.filter(({ after }) => after > 0);
  if (hits.length > 0 && alive.length === 0) return undefined;
  const params = { hero: heroName(hero), strength };
  return hits.length === 0
    ? line('attackResolved.nothing', seat, params)
    : line('attackResolved.hits', seat, { ...params, hits: alive.map(hitWords) });
}

function describeLeft({ realm, enemy, wounds, coins, team }: Of<'enemyLeft'>): LogLine {
  const robbed = coins > 0 ? 'robbing' : 'plain';
  const params = { enemy: enemyName(enemy), count: wounds, ...(coins > 0 && { coins }) };
  return team ? told(`enemyLeft.team.${robbed}`, params) : line(`enemyLeft.${robbed}`, realm, params);
}

function describeSprung({ seat, hit }: Of<'trapSprung'>): LogLine | undefined {
  return hit.after === 0 ? undefined : line('trapSprung', seat, { hit: hitWords(hit) });
}

const struckWords = ({ enemy, spot }: Struck, team: boolean): Words => ({
  key: 'morth.log.struck',
  params: { enemy: enemyName(enemy), place: spotName(spot, team) },
});

/** What a card hits on a map; nothing to say of coins, which have a line of their own. */
function victimWords(victim: Exclude<Victim, { kind: 'hero' }>): Words | undefined {
  const team = victim.seat === null;
  switch (victim.kind) {
    case 'enemy':
      return struckWords(victim.struck, team);
    case 'path':
      return {
        key: 'morth.log.switched',
        params: { what: struckWords(victim.struck, team), path: pathName(victim.path, team) },
      };
    case 'enemies':
      return {
        key: 'morth.log.swapped',
        params: { one: struckWords(victim.struck, team), other: struckWords(victim.by, team) },
      };
    case 'square':
      return squareName(victim.map, victim.cell);
    case 'purse':
      return undefined;
  }
}

function describeCard({ seat, card, victim }: Of<'cardPlayed'>): LogLine {
  const params = { card: cardName(card), ...(victim.seat !== null && { victim: { seat: victim.seat } }) };
  if (victim.kind === 'hero') return line('cardPlayed.hero', seat, { ...params, hero: heroName(victim) });
  const what = victimWords(victim);
  if (what === undefined) return line(victim.seat === null ? 'cardPlayed.team' : 'cardPlayed.rival', seat, params);
  return line(victim.seat === null ? 'cardPlayed.teamMap' : 'cardPlayed.map', seat, { ...params, what });
}

const DESCRIBE: { readonly [T in Event['type']]: Describe<T> } = {
  waveBegan: ({ round, wave, lord }) => line('waveBegan', lord, { round, wave }),
  cardsDealt: describeDealt,
  packReshuffled: () => told('packReshuffled'),
  cardDiscarded: ({ seat, card }) => line('cardDiscarded', seat, { card: cardName(card) }),
  waveRolled: describeRolled,
  redDieCame: ({ enemy, path, team, position }) =>
    told('redDieCame', { enemy: enemyName(enemy), path: pathName(path, team), position }),
  portalTurned: ({ seat, steps, to }) =>
    line(steps > 0 ? 'portalTurned.right' : 'portalTurned.left', seat, { count: Math.abs(steps), position: to }),
  portalPassed: ({ seat }) => line('portalPassed', seat),
  enemiesArrived: ({ arrivals }) => told('enemiesArrived', { count: arrivals.length }),
  turnBegan: ({ seat }) => line('turnBegan', seat),
  turnEnded: silent,
  heroDeployed: ({ seat, ...hero }) => line('heroDeployed', seat, { hero: heroName(hero) }),
  heroUpgraded: ({ seat, upgrade, experience, gold, ...hero }) =>
    line('heroUpgraded', seat, { hero: heroName(hero), upgrade: upgradeName(upgrade), experience, gold }),
  heroHired: ({ seat, gold, ...hero }) => line('heroHired', seat, { hero: heroName(hero), gold }),
  redDieBought: ({ seat, enemy, realm, path }) =>
    line('redDieBought', seat, { enemy: enemyName(enemy), victim: { seat: realm }, path: pathName(path, false) }),
  heroActivated: ({ seat, ...hero }) => line('heroActivated', seat, { hero: heroName(hero) }),
  heroStepped: silent,
  heroPutBack: ({ seat, ...hero }) => line('heroPutBack', seat, { hero: heroName(hero) }),
  activationEnded: silent,
  skillUsed: ({ seat, skill, ...hero }) => line(`skillUsed.${skill}`, seat, { hero: heroName(hero) }),
  attackDeclared: silent,
  strengthRolled: ({ seat, roll, total }) => line('strengthRolled', seat, { roll, total }),
  attackResolved: describeResolved,
  attackCancelled: ({ seat, ...hero }) => line('attackCancelled', seat, { hero: heroName(hero) }),
  enemyKilled: ({ seat, enemy, gold, ...hero }) =>
    line('enemyKilled', seat, { hero: heroName(hero), enemy: enemyName(enemy), count: gold }),
  trapLaid: ({ seat }) => line('trapLaid', seat),
  barrierSet: ({ seat }) => line('barrierSet', seat),
  trapSprung: describeSprung,
  barrierRemoved: silent,
  assaultRolled: ({ lord, roll }) => line('assaultRolled', lord, { roll }),
  enemyMoved: silent,
  enemyLeft: describeLeft,
  waveEnded: silent,
  cardPlayed: describeCard,
  morthCardDrawn: ({ lord, card }) => line('morthCardDrawn', lord, { card: cardName(card) }),
  cardWithoutTarget: ({ card }) => told('cardWithoutTarget', { card: cardName(card) }),
  coinsStolen: ({ from, to, coins }) =>
    to === null
      ? told('coinsStolen.team', { count: coins })
      : line('coinsStolen.rival', to, { from: { seat: from }, count: coins }),
  enemyReplaced: ({ goneEnemy, enemy }) =>
    told('enemyReplaced', { gone: enemyName(goneEnemy), enemy: enemyName(enemy) }),
  heroMovedByCard: ({ seat, ...hero }) => line('heroMovedByCard', seat, { hero: heroName(hero) }),
  responseDeclined: silent,
  gameEnded: () => told('gameEnded'),
};

/** The log line of an event that was shown. */
export function describe(shown: Event): LogLine | undefined {
  const entry = DESCRIBE[shown.type] as Describe<Event['type']>;
  return entry(shown);
}

/** Steps behind a card (MOR-249) or an attack that was announced (MOR-243) are not taken back; rolls draw from the generator anyway. */
export function reveals({ type }: Event): boolean {
  return type === 'cardPlayed' || type === 'cardsDealt' || type === 'responseDeclined' || type === 'attackDeclared';
}

/** A turn that was passed on, at the portal or by the heroes, comes back as long as nobody else has acted. */
export function recallable({ type }: Event): boolean {
  return type === 'portalPassed' || type === 'portalTurned' || type === 'turnEnded';
}
