import { CARDS } from './data';
import { statsOf } from './heroes';
import { columnOf, rowOf } from './maps';
import type { Cell, Die, Foe, Hero, Open, RealmId, State } from './types';
import { waveOf } from './waves';

const cell = (at: Cell): string => `${columnOf(at)},${rowOf(at)}`;
const LETTERS = ['L', 'C', 'R', 'BL', 'BC', 'BR'] as const;

const foeText = ({ enemy, life, scales, path, square, die }: Foe): string =>
  `${LETTERS[path]}${square} ${enemy}(${life}${scales ? '*' : ''})#${die}`;

function heroText(hero: Hero, id: number): string {
  const { noMove, noAttack, lessMove, lessAttack, onlyType } = hero.spell;
  const spell = [
    noMove && 'noMove',
    noAttack && 'noAttack',
    lessMove > 0 && `move-${lessMove}`,
    lessAttack > 0 && `attack-${lessAttack}`,
    onlyType,
  ]
    .filter(Boolean)
    .join(' ');
  return `${hero.done ? '' : '*'}${id}:${hero.race}-${hero.type} ${cell(hero.cell)} xp${hero.experience} m${statsOf(hero).move}${hero.upgrades.map((id2) => ` ${id2}`).join('')}${spell && ` [${spell}]`}`;
}

function realmText(state: State, realm: RealmId): string[] {
  const { map, gold, wounds } = state.realms[realm];
  const here =
    state.foes
      .filter((foe) => foe.realm === realm)
      .map(foeText)
      .join('  ') || '-';
  const tokens = [
    ...state.traps.filter((token) => token.realm === realm).map((token) => `trap ${cell(token.cell)}`),
    ...state.barriers.filter((token) => token.realm === realm).map((token) => `barrier ${cell(token.cell)}`),
    ...state.blocked.filter((token) => token.realm === realm).map((token) => `blocked ${cell(token.cell)}`),
  ];
  const heroes = state.heroes.flatMap((hero, id) =>
    state.mode === 'cooperative' || hero.seat === realm ? [heroText(hero, id)] : [],
  );
  return [
    `realm ${realm} ${map}  gold ${gold}  wounds ${wounds}${tokens.length > 0 ? `  ${tokens.join('  ')}` : ''}`,
    `  ${heroes.join('  ')}`,
    `  ${here}`,
  ];
}

function activeText({ active }: Open): string {
  if (active === null) return '';
  const declared =
    active.declared === null
      ? ''
      : ` declared ${active.declared.weapon} ${active.declared.turn} [${active.declared.targets.join(' ')}]`;
  return `  active ${active.hero} spent ${active.spent} attacks ${active.attacks} shots ${active.shots} rest ${active.rest}${declared}`;
}

const bagText = (dice: readonly Die[]): string => String(dice.length);

/** Compact readable text of a state. A star marks heroes that still may act and a Dragon's whole scales. */
export function toText(state: State): string {
  const { round, waveInRound } = waveOf(state);
  const { bags, spun, pending, window, responses } = state;
  const extra = [
    pending && `pending ${pending.type}`,
    window && `window ${window}`,
    responses && `asking ${responses.queue.join(' ')}`,
  ]
    .filter(Boolean)
    .join('  ');
  return [
    `${state.mode}  wave ${state.wave} (round ${round}.${waveInRound})  lord ${state.lord}  ${state.phase}  seat ${state.turn.seat}${state.turn.acted ? ' acted' : ''}${state.roll === null ? '' : `  d3 ${state.roll}`}${activeText(state)}`,
    `mark ${state.mark}  spinner ${spun.map(({ enemy, sector, die }) => `${sector}:${enemy}#${die}`).join(' ') || '-'}  bags ${bagText(bags.green)}/${bagText(bags.orange)}/${bagText(bags.red)}${extra && `  ${extra}`}`,
    ...state.realms.flatMap((_, realm) => realmText(state, realm)),
    ...(state.mode === 'competitive'
      ? [
          `hands ${state.hands.map((hand) => hand.map((card) => CARDS[card].effect).join(' ') || '-').join(' | ')}  pack ${state.pack.length}  discard ${state.discard.length}`,
        ]
      : []),
  ].join('\n');
}
