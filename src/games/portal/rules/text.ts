import { totalOf } from './result';
import { elementOf } from './roster';
import type { Element, Model, State, Unit } from './types';

const modelText = ({ die, kit, weapon, leader, lucky, silenced, guardian, casts }: Model): string =>
  [
    `D${die}`,
    kit,
    weapon,
    leader && 'leader',
    lucky && 'lucky',
    silenced && 'silenced',
    guardian && 'guardian',
    casts.some((count) => count > 0) && `cast ${casts.join('/')}`,
  ]
    .filter(Boolean)
    .join(' ');

function elementText({ id, x, y, facing, ...element }: Element): string {
  const { model, rider, piece, crew, weapons, prone, hits, misfires, abandoned } = element;
  const parts = [
    piece,
    model && modelText(model),
    rider && `ridden by ${modelText(rider)}`,
    crew.length > 0 && `crew ${crew.map(({ die }) => `D${die}`).join(' ')}`,
    weapons.length > 0 && weapons.map(({ weapon, working }) => (working ? weapon : `(${weapon})`)).join(' '),
    prone && 'prone',
    hits > 0 && `hits ${hits}`,
    misfires > 0 && `misfires ${misfires}`,
    abandoned && 'abandoned',
  ];
  return `    ${id} (${x},${y}) ${facing}°  ${parts.filter(Boolean).join('  ')}`;
}

function unitText(state: State, unit: Unit): string {
  const { id, seat, kind, name, block, members } = unit;
  const mode = state.config.mode === 'siege' && state.acted.includes(id) ? '  acted' : '';
  const shape = block === null ? '' : `  block ${block.files}×${block.ranks} ${block.facing}°`;
  return [
    `  unit ${id} seat ${seat} ${kind} ${name}${shape}${mode}`,
    ...members.map((member) => elementText(elementOf(state, member))),
  ].join('\n');
}

/** Compact readable text of a state: units on the table with everybody in them, then what lies about. */
export function toText(state: State): string {
  const { phase, turn, order, active, round, score, steps, effects, ending } = state;
  const onTable = state.units.filter((unit) => unit.state === 'table');
  const left = state.elements.filter(({ where, abandoned }) => where === 'table' && abandoned);
  const acting = round === null ? '' : `  group ${round.group} ${round.moved?.kind ?? 'has not moved'}`;
  return [
    `${phase}  turn ${turn}  order ${order.join(' ')}  active ${active}${acting}${ending === null ? '' : `  ended by ${ending}`}`,
    `scores ${score.map(totalOf).join(' ')}  gained ${state.gained.map((seats) => seats.join('+') || '-').join(' ') || '-'}`,
    ...(state.config.mode === 'skirmish' ? [`acted ${state.acted.join(' ') || '-'}`] : []),
    ...(phase === 'deploy' ? [`waiting ${state.waiting.map((places) => places.join(' ') || '-').join(' | ')}`] : []),
    ...effects.map(({ spell, seat, elements, at, lastTurn }) => {
      const where = at === null ? elements.join(' ') : `(${at.x},${at.y})`;
      return `  ${spell} of seat ${seat} on ${where} until ${lastTurn}`;
    }),
    ...steps.map((step) => `  next: ${JSON.stringify(step)}`),
    ...onTable.map((unit) => unitText(state, unit)),
    ...left.map(elementText),
  ].join('\n');
}
