import { textsOf, type Seat, type Words } from '@/engine';
import { describe } from '../../rules/describe';
import { CARDS, type Effect } from '../../rules/data/index';
import { enemyName, heroName, pathName, spotName, squareName } from '../../rules/words';
import type { Event, View } from '../../rules/index';

/** Texts of what others did. */
export const told = textsOf('morthTold');

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type Played = Of<'cardPlayed'>;

const find = <T extends Event['type']>(events: readonly Event[], type: T): Of<T> | undefined =>
  events.find((event): event is Of<T> => event.type === type);

/** What became of a hero: the victim of the card is one. */
function heroEffect(key: string, { card, victim }: Played): Words | undefined {
  if (victim.kind !== 'hero') return undefined;
  const { amount, attack } = CARDS[card];
  return told(`effect.${key}`, {
    hero: heroName(victim),
    count: amount,
    ...(attack !== null && { type: { key: `morth.attack.${attack}.name` } }),
  });
}

function stolen(events: readonly Event[], viewer: Seat | null): Words | undefined {
  const event = find(events, 'coinsStolen');
  if (event === undefined) return undefined;
  const { from, to, coins } = event;
  const whose = to === null ? 'team' : from === viewer ? 'you' : 'rival';
  return told(`effect.steal.${whose}`, { count: coins, ...(whose === 'rival' && { victim: { seat: from } }) });
}

function advanced({ victim: { seat } }: Played, events: readonly Event[]): Words | undefined {
  const event = find(events, 'enemyMoved');
  const last = event?.way.slice(0, event.way.length - event.fellBack).at(-1);
  if (event === undefined || last === undefined) return undefined;
  const team = seat === null;
  return told('effect.advanceEnemy', {
    enemy: enemyName(event.enemy),
    from: spotName(event.from, team),
    to: event.end === 'leaves' ? told('effect.out') : spotName(last, team),
  });
}

function moved(view: View, events: readonly Event[]): Words | undefined {
  const event = find(events, 'heroMovedByCard');
  if (event === undefined) return undefined;
  const realm = view.mode === 'cooperative' ? 0 : event.seat;
  return told('effect.moveHero', { hero: heroName(event), place: squareName(view.realms[realm].map, event.to) });
}

/** What a card does, by its effect. */
type Say = (played: Played, events: readonly Event[], view: View, viewer: Seat | null) => Words | undefined;

const SAY: Readonly<Record<Effect, Say>> = {
  steal: (_played, events, _view, viewer) => stolen(events, viewer),
  cancelMove: (played) => heroEffect('cancelMove', played),
  cancelAttack: (played, events) =>
    heroEffect(find(events, 'attackCancelled') === undefined ? 'cancelAttack' : 'cancelledAttack', played),
  lessMove: (played) => heroEffect('lessMove', played),
  lessAttack: (played) => heroEffect('lessAttack', played),
  changeType: (played) => heroEffect('changeType', played),
  moveHero: (_played, events, view) => moved(view, events),
  advanceEnemy: (played, events) => advanced(played, events),
  changePath: ({ victim }) =>
    victim.kind === 'path'
      ? told('effect.changePath', {
          enemy: enemyName(victim.struck.enemy),
          path: pathName(victim.path, victim.seat === null),
        })
      : undefined,
  swapEnemies: ({ victim }) =>
    victim.kind === 'enemies'
      ? told('effect.swapEnemies', { one: enemyName(victim.by.enemy), other: enemyName(victim.struck.enemy) })
      : undefined,
  levelUp: (_played, events) => {
    const event = find(events, 'enemyReplaced');
    return event && told('effect.levelUp', { gone: enemyName(event.goneEnemy), enemy: enemyName(event.enemy) });
  },
  healEnemy: ({ card, victim }) =>
    victim.kind === 'enemy'
      ? told('effect.healEnemy', { enemy: enemyName(victim.struck.enemy), count: CARDS[card].amount })
      : undefined,
  blockSquare: ({ victim }) =>
    victim.kind === 'square' ? told('effect.blockSquare', { place: squareName(victim.map, victim.cell) }) : undefined,
};

/** What follows from a card besides its effect. */
const FOLLOWS: ReadonlySet<Event['type']> = new Set([
  'enemyLeft',
  'trapSprung',
  'enemyKilled',
  'attackResolved',
  'heroPutBack',
  'redDieCame',
]);

/** What a card did, sentence by sentence: its effect, and what followed from it. */
export function effectWords(played: Played, events: readonly Event[], view: View): Words[] {
  const viewer = view.viewer === 'table' ? null : view.viewer;
  const effect = SAY[CARDS[played.card].effect](played, events, view, viewer);
  const lines = events.filter(({ type }) => FOLLOWS.has(type)).flatMap((event) => describe(event) ?? []);
  return [...(effect === undefined ? [] : [effect]), ...lines];
}
