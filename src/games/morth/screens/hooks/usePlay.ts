import { useState } from 'react';
import type { Violation } from '@/engine';
import { useCalm } from '@/screens/table/useCalm';
import type { OpenTable } from '@/store';
import type { Box } from '@/look/box';
import {
  aimPrompt,
  deviceCells,
  lookAt,
  mayTurn,
  nextStrike,
  NOTHING,
  planOf,
  stepOf,
  tapped,
  type Look,
  type Moment,
  type Offer,
  type Prompt,
} from '../../board/flow';
import { isMyMove, mayCommand } from '../../board/table';
import { say } from '../../board/words';
import {
  divisions,
  heroesToAct,
  momentOf,
  type Action,
  type Device,
  type HeroType,
  type Race,
  type UpgradeId,
  type View,
} from '../../rules';
import { useMarch } from './useMarch';
import { useSelection } from '@/screens/table/useSelection';

/** A tap that the rules refuse, until its explanation is closed. */
export type RefusedTap = {
  readonly id: string;
  readonly violation: Violation;
  /** Where it is on the screen, unless it is a button. */ readonly at: Box | null;
};

/** The sheets that a button opens. */
export type OpenSheet = 'shop' | 'hand' | 'waves' | null;

const DEVICES: readonly Device[] = ['trap', 'barrier'];

/** MOR-254, MOR-279, MOR-304 What the active hero may do besides moving and attacking. */
function skillOffers({ view, why }: Moment): Offer[] {
  const devices = DEVICES.filter((device) => deviceCells(view, device).length > 0);
  return [
    ...devices.map((device): Offer => ({
      name: device,
      words: say(`offer.${device}`),
      selection: { type: 'device', device, cell: null },
    })),
    ...(why({ type: 'useSkill' }) === undefined
      ? [{ name: 'useSkill', words: say('offer.skill'), action: { type: 'useSkill' } } satisfies Offer]
      : []),
  ];
}

function promptOf(moment: Moment): Prompt | null {
  const { view } = moment;
  const aim = aimPrompt(moment);
  if (aim !== null) return { words: aim, urgent: true, offers: [] };
  if (view.pending?.type === 'divide') {
    if (!isMyMove(view)) return null;
    const offers = divisions(view).map((strength): Offer => ({
      name: `divide:${strength}`,
      words: say('offer.strength', { count: strength }),
      action: { type: 'divide', strength },
    }));
    return { words: say('prompt.divide', { total: view.pending.total }), urgent: true, offers };
  }
  if (!mayCommand(view)) return null;
  const offers = skillOffers(moment);
  return offers.length === 0 ? null : { words: say('prompt.also'), urgent: false, offers };
}

/** Everything a player does at the table short of a move: pointing, looking, being refused. */
export function usePlay(table: OpenTable<Action, View>) {
  const { view, why, legal } = table;
  const [selection, select] = useSelection(table, NOTHING);
  const [look, setLook] = useState<Look | null>(null);
  const [refused, setRefused] = useState<RefusedTap | null>(null);
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const [ending, setEnding] = useState(false);
  const { march, marching } = useMarch(table);
  const calm = useCalm();
  const moment: Moment = { view, selection, legal, why };
  const step = stepOf(moment);
  const plan = planOf(moment);
  const refuse = (id: string, violation: Violation | undefined, at: Box | null = null) =>
    violation !== undefined && setRefused({ id, violation, at });

  const play = (target: string, actions: readonly Action[]) => {
    if (!calm.isNew(target)) return;
    calm.played(target);
    march(actions);
  };
  const tap = (id: string, at: Box | null = null) => {
    if (table.thinking !== null) table.hurry();
    if (marching || !calm.isNew(id)) return;
    const outcome = tapped(moment, id);
    if (outcome.type === 'select') select(outcome.selection);
    else if (outcome.type === 'act') play(id, outcome.actions);
    else if (outcome.type === 'refuse') refuse(id, outcome.violation, at);
    else if (outcome.type === 'look') setLook(outcome.look);
  };
  const attempt = (id: string, action: Action) =>
    why(action) === undefined ? play(action.type, [action]) : refuse(id, why(action));
  const sinks = momentOf(view) === 'discard' || momentOf(view) === 'morthCard';
  const idle = view.active === null && view.viewer !== 'table' ? heroesToAct(view, view.viewer).length : 0;
  return {
    moment,
    selection,
    select,
    look,
    setLook,
    refused,
    sheet,
    setSheet,
    ending,
    step,
    plan,
    tap,
    marching,
    prompt: promptOf(moment),
    closeRefusal: () => setRefused(null),
    explain: (id: string) => setLook(lookAt(view, id)),
    doStep: () => {
      if (step === null || marching) return;
      if (step.refusal !== undefined) return refuse('action', step.refusal);
      return sinks ? setSheet('hand') : play('step', step.actions);
    },
    takeOffer: (offer: Offer) =>
      offer.action === undefined ? select(offer.selection) : play(offer.action.type, [offer.action]),
    canTurnStrike:
      plan !== null &&
      !plan.deploys &&
      nextStrike(view, plan.hero, plan.to ?? view.heroes[plan.hero].cell, null) !== 'none',
    turnStrike: () => {
      if (plan === null) return;
      const from = plan.to ?? view.heroes[plan.hero].cell;
      select({
        type: 'hero',
        hero: plan.hero,
        to: plan.to,
        strike: nextStrike(view, plan.hero, from, plan.strike?.strike ?? null),
      });
    },
    /** MOR-057 What a turn of the spinner would be. */
    steps: selection.type === 'turn' ? selection.steps : 0,
    turnBy: (steps: number) => mayTurn(view) && select(steps === 0 ? NOTHING : { type: 'turn', steps }),
    pass: () => play('passPortal', [{ type: 'passPortal' }]),
    hire: (race: Race, hero: HeroType, cell: number) => {
      setSheet(null);
      select({ type: 'hire', race, hero, cell });
    },
    upgrade: (hero: number, upgrade: UpgradeId) => {
      setLook(null);
      attempt('action', { type: 'upgrade', hero, upgrade });
    },
    buyRedDie: (realm: number, path: number) => {
      setSheet(null);
      attempt('action', { type: 'buyRedDie', realm, path });
    },
    /** Ends the hero turn, asks before heroes are left out, or says why it cannot end. */
    end: () => {
      if (marching) return;
      const violation = why({ type: 'endTurn' });
      if (violation !== undefined) return refuse('action:endTurn', violation);
      return idle > 0 ? setEnding(true) : play('endTurn', [{ type: 'endTurn' }]);
    },
    endAnyway: () => {
      setEnding(false);
      play('endTurn', [{ type: 'endTurn' }]);
    },
    keepOn: () => setEnding(false),
    idle,
    act: (actions: readonly Action[]) => {
      setSheet(null);
      play(actions.map(({ type }) => type).join(), actions);
    },
  };
}
export type Play = ReturnType<typeof usePlay>;
