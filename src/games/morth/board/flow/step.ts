import type { Words } from '@/engine';
import {
  heroesToAct,
  hirePrice,
  markAfter,
  momentOf,
  whyNotSet,
  whyNotUseSkill,
  type Action,
  type HeroId,
  type View,
} from '../../rules';
import { isMyMove, ownSeat } from '../table';
import { text, typeName } from '../words';
import { planOf, type HeroPlan } from './plan';
import { mayTurn } from './tap';
import type { Situation, Selection, Step } from './types';

function strikeNote({ strike, to, cost, deploys }: HeroPlan): Words | null {
  if (deploys) return text('note.deploy');
  const walk = to === null ? [] : [text('note.move', { count: cost })];
  if (strike === null) return walk[0] ?? null;
  const aimed = strike.struck.filter((one) => one.aimed);
  const unhurt = aimed.every(({ best }) => !best.affected);
  const outcome = unhurt
    ? text('note.noEffect')
    : strike.kills > 0
      ? text('note.kills', { count: strike.kills })
      : text('note.hits', { count: aimed.filter(({ best }) => best.affected).length });
  return text('list', { items: [...walk, outcome] });
}

function heroStep({ view }: Situation, plan: HeroPlan): Step | null {
  if (plan.actions.length === 0) return null;
  const key = plan.deploys
    ? 'deploy'
    : plan.strike === null
      ? 'move'
      : plan.to === null
        ? plan.strike.strike.weapon === 'bow'
          ? 'shoot'
          : 'strike'
        : plan.strike.strike.weapon === 'bow'
          ? 'moveShoot'
          : 'moveStrike';
  return {
    name: 'go',
    label: text(`step.${key}`, { hero: typeName(view.heroes[plan.hero].type) }),
    note: strikeNote(plan),
    actions: plan.actions,
  };
}

/** MOR-054 to MOR-061 */
function turnStep({ view, why }: Situation, steps: number): Step {
  const price = Math.abs(steps);
  const action: Action = { type: 'turnPortal', steps };
  const note = text(steps > 0 ? 'note.right' : 'note.left', {
    count: price,
    from: view.mark,
    to: markAfter(view.mark, steps),
  });
  return {
    name: 'turnPortal',
    label: text('step.turn', { count: price }),
    note,
    actions: [action],
    ...withRefusal(why(action)),
  };
}

const withRefusal = (refusal: Step['refusal']): Pick<Step, 'refusal'> => (refusal === undefined ? {} : { refusal });

function hireStep({ view, why }: Situation, selection: Extract<Selection, { type: 'hire' }>): Step {
  const { race, hero, cell } = selection;
  const action: Action = { type: 'hire', race, hero, cell };
  const price = hirePrice(view, ownSeat(view), hero);
  return {
    name: 'hire',
    label: text('step.hire', { hero: typeName(hero), price }),
    note: text('note.hire'),
    actions: [action],
    ...withRefusal(why(action)),
  };
}

function deviceStep({ device, cell }: Extract<Selection, { type: 'device' }>): Step {
  const actions: Action[] = cell === null ? [] : [{ type: device === 'trap' ? 'layTrap' : 'setBarrier', cell }];
  return { name: device, label: text(`step.${device}`), note: cell === null ? text('note.device') : null, actions };
}

/** The step that a selection leads to. */
function chosenStep(moment: Situation): Step | null {
  const { selection } = moment;
  switch (selection.type) {
    case 'turn':
      return selection.steps === 0 ? null : turnStep(moment, selection.steps);
    case 'hire':
      return hireStep(moment, selection);
    case 'device':
      return deviceStep(selection);
    case 'card':
    case 'aim':
    case 'none':
    case 'hero': {
      const plan = planOf(moment);
      return plan === null ? null : heroStep(moment, plan);
    }
  }
}

const PLAIN = {
  morth: 'rollWave',
  portal: 'passPortal',
  declared: 'resolveAttack',
  assault: 'rollAssault',
  rolled: 'moveEnemies',
  moved: 'endWave',
  asked: 'decline',
} as const satisfies Record<string, Action['type']>;

function plainStep(type: (typeof PLAIN)[keyof typeof PLAIN]): Step {
  return { name: type, label: text(`step.${type}`), note: text(`note.${type}`), actions: [{ type }] };
}

/** MOR-254, MOR-279, MOR-304 Whether a hero can do something besides moving and attacking, for which it must be active. */
function hasMore(view: View, id: HeroId): boolean {
  const refusals = [whyNotSet(view, id, 'trap'), whyNotSet(view, id, 'barrier'), whyNotUseSkill(view, id)];
  return view.active === null && refusals.includes(undefined);
}

function heroesStep({ view, why, selection }: Situation): Step {
  if (view.active !== null && selection.type === 'none') {
    const refusal = why({ type: 'endActivation' });
    return {
      name: 'endActivation',
      label: text('step.endActivation', { hero: typeName(view.heroes[view.active.hero].type) }),
      note: text(heroesToAct(view, ownSeat(view)).length > 0 ? 'note.endActivation' : 'note.lastHero'),
      actions: [{ type: 'endActivation' }],
      ...withRefusal(refusal),
    };
  }
  if (selection.type === 'hero' && hasMore(view, selection.hero))
    return {
      name: 'activate',
      label: text('step.activate', { hero: typeName(view.heroes[selection.hero].type) }),
      note: text('note.activate'),
      actions: [{ type: 'activate', hero: selection.hero }],
    };
  const left = heroesToAct(view, ownSeat(view)).length;
  if (left === 0)
    return { name: 'endTurn', label: text('step.endTurn'), note: text('note.allDone'), actions: [{ type: 'endTurn' }] };
  return {
    name: 'choose',
    label: selection.type === 'hero' ? text('idle.square') : text('idle.hero'),
    note: text('note.heroesLeft', { count: left }),
    actions: [],
  };
}

/** What the gold button says and does; null while somebody else decides. */
export function stepOf(moment: Situation): Step | null {
  const { view } = moment;
  if (!isMyMove(view)) return null;
  const chosen = chosenStep(moment);
  if (chosen !== null) return chosen;
  const now = momentOf(view);
  switch (now) {
    case undefined:
      return null;
    case 'choosing':
    case 'acting':
      return heroesStep(moment);
    case 'discard':
    case 'morthCard':
    case 'divide':
      return { name: now, label: text(`idle.${now}`), note: null, actions: [] };
    case 'portal':
      return mayTurn(view) ? plainStep('passPortal') : null;
    default:
      return plainStep(PLAIN[now]);
  }
}
