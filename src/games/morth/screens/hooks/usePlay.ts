import { useState } from 'react';
import { usePointing } from '@/screens/table/usePointing';
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
  remains,
  stepOf,
  tapped,
  type Situation,
  type Offer,
  type Prompt,
  type Step,
} from '../../board/flow';
import { isMyMove, mayCommand } from '../../board/table';
import { text } from '../../board/words';
import { useEnding } from './useEnding';
import {
  divisions,
  momentOf,
  type Action,
  type Device,
  type HeroType,
  type Race,
  type UpgradeId,
  type View,
} from '../../rules';
import { flowOf } from './useFlowOn';

/** The sheets that a button opens. */
export type OpenSheet = 'shop' | 'hand' | 'waves' | null;

const DEVICES: readonly Device[] = ['trap', 'barrier'];

/** MOR-254, MOR-279, MOR-304 What the active hero may do besides moving and attacking. */
function skillOffers({ view, why }: Situation): Offer[] {
  const devices = DEVICES.filter((device) => deviceCells(view, device).length > 0);
  return [
    ...devices.map((device): Offer => ({
      name: device,
      words: text(`offer.${device}`),
      selection: { type: 'device', device, cell: null },
    })),
    ...(why({ type: 'useSkill' }) === undefined
      ? [{ name: 'useSkill', words: text('offer.skill'), action: { type: 'useSkill' } } satisfies Offer]
      : []),
  ];
}

function promptOf(moment: Situation): Prompt | null {
  const { view } = moment;
  const aim = aimPrompt(moment);
  if (aim !== null) return { words: aim, urgent: true, offers: [] };
  if (view.pending?.type === 'divide') {
    if (!isMyMove(view)) return null;
    const offers = divisions(view).map((strength): Offer => ({
      name: `divide:${strength}`,
      words: text('offer.strength', { count: strength }),
      action: { type: 'divide', strength },
    }));
    return { words: text('prompt.divide', { total: view.pending.total }), urgent: true, offers };
  }
  if (!mayCommand(view)) return null;
  const offers = skillOffers(moment);
  return offers.length === 0 ? null : { words: text('prompt.also'), urgent: false, offers };
}

/** MOR-246 Who calls wants the cards: they are at hand at once, and put away when the call ends. */
function useCalled({ calling, viewer }: OpenTable<Action, View>, setSheet: (sheet: OpenSheet) => void): void {
  const called = calling !== null && calling === viewer;
  const [seen, setSeen] = useState(false);
  if (seen === called) return;
  setSeen(called);
  setSheet(called ? 'hand' : null);
}

/** Everything a player does at the table short of a move: pointing, looking, being refused. */
export function usePlay(table: OpenTable<Action, View>) {
  const { view, why } = table;
  const [sheet, setSheet] = useState<OpenSheet>(null);
  useCalled(table, setSheet);
  const pointing = usePointing(table, { nothing: NOTHING, tapped, lookAt, remains });
  const { moment, selection, select, setLook, play, playing, refuse, attempt } = pointing;
  const next = stepOf(moment);
  const [begun, setBegun] = useState<Step | null>(null);
  // Several moves in one are one act: its button keeps its name until the last of them is done.
  const acts = begun !== null && (playing || table.busy || flowOf(table) !== null);
  if (begun !== null && !acts) setBegun(null);
  const step = acts ? begun : next;
  const plan = planOf(moment);
  const sinks = momentOf(view) === 'discard' || momentOf(view) === 'morthCard';
  const { endOrAsk, ...ending } = useEnding(view, () => attempt('action:endTurn', { type: 'endTurn' }));
  return {
    ...pointing,
    sheet,
    setSheet,
    ...ending,
    step,
    plan,
    prompt: promptOf(moment),
    tap: (id: string, at: Box | null = null) => {
      if (table.thinking !== null) table.hurry();
      pointing.tap(id, at);
    },
    doStep: () => {
      if (step === null || playing || acts) return;
      if (step.refusal !== undefined) return refuse('action', step.refusal);
      if (sinks) return setSheet('hand');
      if (step.actions.length > 1) setBegun(step);
      return play(step.actions, 'step');
    },
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
    pass: () => play([{ type: 'passPortal' }]),
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
      if (playing) return;
      const violation = why({ type: 'endTurn' });
      return violation === undefined ? endOrAsk() : refuse('action:endTurn', violation);
    },
    act: (actions: readonly Action[]) => {
      setSheet(null);
      play(actions);
    },
  };
}
export type Play = ReturnType<typeof usePlay>;
