import type { Opaque } from '@/engine';
import { color } from '@/look/tokens';
import { memo } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { circlePath, regular, roundedPolygon } from '@/ui/art/outline';
import type { Chosen } from '../front';
import type { Deed, Doer, Rematch, Score, Sign, Telling } from '../telling';
import { GOLD, TEAM_TONES } from './board/art/palette';
import { DEEDS, deedSign, graceSign } from './board/art/signs';
import { heroPlate, plate } from './board/art/token';
import { BLUE, GRACE_GOAL, HEROES, otherTeam, RED, TEAMS, type Team, type View } from './rules';
import { teamsIn } from './screens/setup/teams';

const teamOf = (team: number): Team => (team === BLUE ? BLUE : RED);

/** A crown on the plate of a team. */
const banner = memo((team: Team, size: number): readonly Shape[] => [
  ...plate(size / 2, size * 0.45, team),
  { t: 'group', x: size * 0.22, y: size * 0.2, shapes: graceSign(size * 0.56, color.text) },
]);

/** Blue is round, red has six corners, also on the chart. */
const marker = memo((team: Team, r: number): readonly Shape[] => [
  {
    t: 'path',
    d: team === BLUE ? circlePath(0, 0, r) : roundedPolygon(regular(6, 0, 0, r * 1.1), r * 0.1),
    fill: color.night,
    stroke: TEAM_TONES[team].bright,
    strokeWidth: r * 0.42,
  },
]);

const crown: Sign = (tall) => ({ shapes: graceSign(tall * 0.7, GOLD), width: tall * 0.7, height: tall * 0.7 });

/** Two bars of one length. */
const even: Sign = (tall) => ({
  shapes: [0.32, 0.56].map((y): Shape => ({
    t: 'rect',
    x: tall * 0.2,
    y: tall * y,
    w: tall * 0.6,
    h: tall * 0.12,
    r: tall * 0.06,
    fill: color.soft,
  })),
  width: tall,
  height: tall,
});

const DEED_COLUMNS: readonly Deed[] = DEEDS.map((id, place) => ({
  id,
  name: `mortalgate.result.deeds.${id}`,
  sign: (tall) => ({ shapes: deedSign(id, tall, color.soft), width: tall, height: tall }),
  of: ({ score }) => score[place] ?? 0,
  ...(id === 'deaths' && { fewest: true }),
}));

/** The heroes with their deeds, those of a team in its order. */
function doers(opaque: Opaque): readonly Doer[] {
  // A front of MortalGate is only ever given what is MortalGate's.
  const { heroes, deeds, orders } = opaque as unknown as View;
  const places = [...orders[RED], ...orders[BLUE]];
  return HEROES.map((_, hero) => hero)
    .sort((one, other) => places.indexOf(one) - places.indexOf(other))
    .map((hero) => {
      const team = heroes[hero].team ?? RED;
      const { slain, captures, damage, healed, deaths } = deeds[hero];
      return {
        id: HEROES[hero].key,
        name: `mortalgate.hero.${HEROES[hero].key}.name`,
        side: team,
        score: [slain, captures, damage, healed, deaths],
        picture: (size) => heroPlate(hero, team, size),
      };
    });
}

/** How each rule that ends a match is told. */
const VICTORY_OF = { 'GATE-201': 'grace', 'GATE-202': 'conquest', 'GATE-203': 'elimination' } as const;
const isVictory = (rule: string): rule is keyof typeof VICTORY_OF => Object.hasOwn(VICTORY_OF, rule);

/** GATE-201 to GATE-206, GATE-D49 */
export const mortalgateTelling: Telling = {
  goal: GRACE_GOAL,
  course: { round: 'mortalgate.result.byRound', move: 'mortalgate.result.byMove' },
  fewest: false,
  /** Whether it won, its grace, its altars; a draw has none of these. */
  scores: ([, grace, altars], t): readonly [Score, ...Score[]] =>
    grace === undefined
      ? [{ figure: 0, words: t('mortalgate.result.draw'), sign: even, inSign: true }]
      : [
          { figure: grace, words: t('mortalgate.grace', { count: grace }), sign: crown, ink: GOLD },
          {
            figure: altars ?? 0,
            words: t('mortalgate.result.altars', { count: altars ?? 0 }),
            sign: (tall) => ({ shapes: deedSign('captures', tall, color.soft), width: tall, height: tall }),
          },
        ],
  reason: ({ rule, teams = [] }, _, t) => {
    const [first] = teams;
    const by = isVictory(rule) ? VICTORY_OF[rule] : teams.every(({ rank }) => rank === 1) ? 'draw' : 'concession';
    return t(`mortalgate.victory.${by}.line`, { team: t(`mortalgate.team.${TEAMS[teamOf(first?.team ?? RED)]}`) });
  },
  note: () => undefined,
  nobody: ({ teams = [] }) =>
    teams.length > 0 && teams.every(({ rank }) => rank === 1) ? 'mortalgate.result.draw' : undefined,
  team: (number) => {
    const team = teamOf(number);
    return {
      name: `mortalgate.team.${TEAMS[team]}`,
      color: TEAM_TONES[team].bright,
      banner: (size) => banner(team, size),
      marker: (r) => marker(team, r),
    };
  },
  deeds: DEED_COLUMNS,
  doers,
};

/** Once more with the teams exchanged: who was red is blue now. */
export function mortalgateRematches({ seats }: { readonly seats: number }): readonly [Rematch] {
  return [
    {
      id: 'rematch',
      label: 'result.rematch',
      note: 'mortalgate.result.exchanged',
      first: 0,
      config: (before) => {
        const chosen: Chosen = { ...before };
        return { ...chosen, teams: teamsIn(chosen, seats).map(otherTeam) };
      },
    },
  ];
}
