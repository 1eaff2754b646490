import type { LogLine, Params, Seat, Words } from '@/engine';
import { labelOf } from './hex';
import type { Event, Wound } from './types';
import { abilityName, blessingName, heroName, heroNames, teamName } from './words';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type Describe<T extends Event['type']> = (event: Of<T>) => LogLine | undefined;

const line = (key: string, seat: Seat, params: Params = {}): LogLine => ({
  key: `mortalgate.log.${key}`,
  seat,
  params: { seat: { seat }, ...params },
});
const told = (key: string, params: Params): LogLine => ({ key: `mortalgate.log.${key}`, params });
const silent = (): undefined => undefined;

/** What befell one hero: 'Sabea −5 (13 left)'. */
function woundWords({ hero, damage, after, slain, blocked }: Wound): Words {
  const how = blocked ? 'blocked' : slain ? 'slain' : damage === 0 ? 'unhurt' : 'hurt';
  return { key: `mortalgate.log.wound.${how}`, params: { hero: heroName(hero), damage, left: after } };
}

/** A basic attack: what was needed, what was rolled, who was hurt. */
function describeAttack({
  seat,
  hero,
  target,
  ability,
  roll,
  required,
  hit,
  blocked,
  wounds,
}: Of<'attackRolled'>): LogLine {
  const how = blocked ? 'blocked' : hit ? 'hit' : 'missed';
  return line(`${ability === 'longShot' ? 'longShot' : 'attack'}.${how}`, seat, {
    hero: heroName(hero),
    target: heroName(target),
    roll,
    required,
    wounds: wounds.map(woundWords),
  });
}

/** What only makes attacks is told by them; what only heals, by who is healed. */
function describeAbility({ seat, hero, ability, target, wounds }: Of<'abilityUsed'>): LogLine | undefined {
  const params = { hero: heroName(hero), ability: abilityName(ability) };
  if (ability === 'longShot') return undefined;
  if (wounds.length > 0) return line('ability.wounds', seat, { ...params, wounds: wounds.map(woundWords) });
  return target === null
    ? line('ability.plain', seat, params)
    : line('ability.target', seat, { ...params, target: heroName(target) });
}

const DESCRIBE: { readonly [T in Event['type']]: Describe<T> } = {
  firstChosen: ({ seat, team, first }) => line(`firstChosen.${first}`, seat, { team: teamName(team) }),
  heroPicked: ({ seat, hero }) => line('heroPicked', seat, { hero: heroName(hero) }),
  heroesOrdered: ({ seat, team, order }) =>
    line('heroesOrdered', seat, { team: teamName(team), heroes: heroNames(order) }),
  roundBegan: ({ round }) => told('roundBegan', { round }),
  turnBegan: silent,
  heroReturned: ({ seat, hero, node }) => line('heroReturned', seat, { hero: heroName(hero), node: labelOf(node) }),
  wallEnded: silent,
  cooldownsFell: silent,
  statusSuffered: ({ seat, hero, status, wounds }) =>
    line(`suffered.${status}`, seat, { hero: heroName(hero), wounds: wounds.map(woundWords) }),
  precisionHeld: silent,
  heroWalked: ({ seat, hero, path }) =>
    line('heroWalked', seat, { hero: heroName(hero), node: labelOf(path[path.length - 1]), count: path.length - 1 }),
  attackRolled: describeAttack,
  abilityUsed: describeAbility,
  heroHealed: ({ seat, target, by, amount, after }) =>
    line(`healed.${by}`, seat, { hero: heroName(target), amount, left: after }),
  statusGained: ({ seat, target, status, turns }) =>
    line(`gained.${status}`, seat, { hero: heroName(target), count: turns }),
  effectGained: silent,
  heroSlain: silent,
  graceGained: ({ team, amount, grace }) => told('graceGained', { team: teamName(team), amount, grace }),
  strikeLapsed: ({ seat, hero }) => line('strikeLapsed', seat, { hero: heroName(hero) }),
  altarCaptured: ({ seat, hero, blessing, from }) =>
    from === null
      ? line('altarCaptured.free', seat, { hero: heroName(hero), altar: blessingName(blessing) })
      : line('altarCaptured.taken', seat, {
          hero: heroName(hero),
          altar: blessingName(blessing),
          team: teamName(from),
        }),
  turnEnded: ({ seat, hero, reason }) =>
    reason === 'stunned' ? line('turnEnded.stunned', seat, { hero: heroName(hero) }) : undefined,
  conceded: ({ seat, team }) => line('conceded', seat, { team: teamName(team) }),
  drawOffered: ({ seat, team }) => line('drawOffered', seat, { team: teamName(team) }),
  gameEnded: ({ winner, by }) =>
    winner === null
      ? { key: 'mortalgate.victory.draw.line' }
      : { key: `mortalgate.victory.${by}.line`, params: { team: teamName(winner) } },
};

/** The log line of an event. */
export function describe(shown: Event): LogLine | undefined {
  const entry = DESCRIBE[shown.type] as Describe<Event['type']>;
  return entry(shown);
}

/** Everything lies open, and dice are drawn from the generator: that alone is a barrier. */
export const reveals = (): boolean => false;

/** A turn, a pick or an order comes back as long as nobody else has acted and no die was rolled. */
export function recallable({ type }: Event): boolean {
  return type === 'turnEnded' || type === 'heroPicked' || type === 'heroesOrdered' || type === 'firstChosen';
}
