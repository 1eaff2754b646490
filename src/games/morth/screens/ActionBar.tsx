import { useState } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { StackedButton } from '@/screens/table/StackedButton';
import { Waiting } from '@/screens/table/Waiting';
import { notify, useAppDispatch, type OpenTable } from '@/store';
import { Button, space, TIGHT_TEXT, useLayout, usePreferences } from '@/ui';
import type { Box } from '@/look/box';
import { cardWords } from '../board/cards';
import { aimedAt, mayTurn, type Aim } from '../board/flow';
import { isMyMove, mayCommand, moverOf } from '../board/table';
import type { Action, View } from '../rules';
import { CallButton } from './CallButton';
import type { Play } from './hooks/usePlay';

type Props = {
  readonly table: OpenTable<Action, View>;
  readonly play: Play;
  readonly box: Box;
  readonly say: (words: Words) => string;
  /** Opens the cards, where they have no place of their own. */
  readonly onHand: (() => void) | null;
  /** Gives up aiming a card. */
  readonly onStop: () => void;
};

/** What the gold button will do, and the buttons, in reach of the thumb. */
export function ActionBar(props: Props) {
  const t = useT();
  const { table, box, play } = props;
  const { hand } = usePreferences();
  const called = table.calling !== null && table.calling === table.viewer;
  const played = usePlayedSince(table);
  return (
    <Native
      style={[styles.bar, hand === 'left' && styles.mirrored, { left: box.x, top: box.y, width: box.w, height: box.h }]}
    >
      {play.selection.type === 'aim' ? (
        <Aiming aim={play.selection} {...props} />
      ) : called ? (
        <Called {...props} played={played} />
      ) : isMyMove(table.view) ? (
        <Steps {...props} />
      ) : (
        <>
          {table.canUndo && <Undo {...props} />}
          <Waiting table={table} mover={moverOf(table.view)} over={t('morthTable.bar.over')} />
        </>
      )}
      {!called && play.selection.type !== 'aim' && <CallButton table={table} />}
    </Native>
  );
}

/** MOR-199 A card is aimed by taps: what it is aimed at, the way to the list of targets, and the way back. */
function Aiming({ aim: { card }, table, play, box, say, onStop }: Props & { readonly aim: Aim }) {
  const t = useT();
  const { textScale } = useLayout();
  const target = aimedAt(play.moment);
  const bare = isBare(textScale, box);
  return (
    <>
      <StackedButton
        glyph="close"
        label={t('morthTable.hand.stop')}
        bare={bare}
        onPress={onStop}
        testID="aim:stop"
        style={styles.side}
      />
      <StackedButton
        glyph="list"
        label={t('morthTable.hand.list')}
        bare={bare}
        onPress={() => play.setSheet('hand')}
        testID="aim:list"
        style={styles.side}
      />
      <Button
        kind={target === null ? 'locked' : 'gold'}
        label={t('morthTable.hand.play')}
        note={say(cardWords(table.view, card).title)}
        tight
        busy={table.busy}
        onPress={() => target !== null && play.act([{ type: 'playCard', card, target }])}
        testID="aim:play"
        style={styles.gold}
      />
    </>
  );
}

/** Whether the one who called has played a card since. */
function usePlayedSince({ calling, moves }: Props['table']): boolean {
  const [call, setCall] = useState({ calling, moves });
  if (call.calling !== calling) setCall({ calling, moves });
  return call.calling === calling && moves > call.moves;
}

/** MOR-246 Somebody called out: a card, or on with the game, which after a card is simply the end of it. */
function Called({ table, play, played }: Props & { readonly played: boolean }) {
  const t = useT();
  return (
    <>
      <Button
        label={t(played ? 'morthClosed.call.done' : 'morthTable.call.none')}
        tight
        onPress={table.endCall}
        testID="call:end"
      />
      <Button
        kind="gold"
        glyph="cards"
        label={t('morthTable.call.cards')}
        tight
        onPress={() => play.setSheet('hand')}
        testID="call:hand"
        style={styles.gold}
      />
    </>
  );
}

/** Takes the last move back, also one that passed the turn on while nobody has answered it; else it says why not. */
function Undo({ table, box }: Pick<Props, 'table' | 'box'>) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { textScale } = useLayout();
  const sayWhyNot = () => void dispatch(notify({ words: { key: 'morthTable.bar.noUndo' }, untilMove: true }));
  return (
    <StackedButton
      glyph="undo"
      label={t('common.undo')}
      locked={!table.canUndo}
      bare={isBare(textScale, box)}
      onPress={table.canUndo || table.busy ? table.undo : sayWhyNot}
      testID="action:undo"
      style={styles.side}
    />
  );
}

function Steps({ table, play, box, say, onHand }: Props) {
  const t = useT();
  const { textScale } = useLayout();
  const { view } = table;
  const { step } = play;
  const bare = isBare(textScale, box);
  const commands = mayCommand(view);
  const passes = mayTurn(view) && play.steps !== 0;
  const beside = 1 + (play.canTurnStrike ? 1 : 0) + (onHand ? 1 : 0);
  // Beside Pass there is little room, and what turns the spinner says by how much.
  const note = step === null || step.note === null || (passes && box.w < ROOMY) ? undefined : say(step.note);
  const locked =
    step === null || (step.actions.length === 0 && !SINKS.includes(step.name)) || step.refusal !== undefined;
  return (
    <>
      <Undo table={table} box={box} />
      {commands && play.canTurnStrike && (
        <StackedButton
          glyph="swap"
          label={t('morthTable.bar.turnStrike')}
          bare={bare}
          onPress={play.turnStrike}
          testID="action:turnStrike"
          style={styles.side}
        />
      )}
      {passes && (
        <Button
          label={t('morthTable.bar.pass')}
          tight
          onPress={play.pass}
          testID="action:passPortal"
          style={styles.pass}
        />
      )}
      {onHand && (
        <StackedButton
          glyph="cards"
          label={t('morthTable.call.cards')}
          bare={bare}
          onPress={onHand}
          testID="action:hand"
          style={styles.side}
        />
      )}
      {step && (
        <Button
          kind={locked ? 'locked' : 'gold'}
          label={say(step.label)}
          note={note}
          tight
          busy={table.busy || play.playing}
          onPress={play.doStep}
          testID={`action:${step.name}`}
          style={[styles.gold, box.w >= ROOMY && styles.goldRoomy]}
        />
      )}
      {commands && step?.name !== 'endTurn' && (
        <StackedButton
          glyph="endTurn"
          label={t('morthTable.bar.endTurn')}
          bare={bare && !namesEnd(textScale, box, beside)}
          onPress={play.end}
          testID="action:endTurn"
          style={styles.side}
        />
      )}
    </>
  );
}

/** Large words, or a bar so narrow, leave the buttons at the side only their signs. */
const isBare = (textScale: number, { w }: Box): boolean => textScale > 1.3 || w < 440;

/** What ends the turn says so wherever the gold button keeps room for its own words beside it and so many signs. */
const namesEnd = (textScale: number, { w }: Box, signs: number): boolean =>
  w - signs * (SIGN + space.m) - END_WORDS * Math.min(textScale, TIGHT_TEXT) - space.m >= LEAST_GOLD;

const SIGN = 48;
const END_WORDS = 92;
const LEAST_GOLD = 150;

/** From this width on the gold button does not stretch from side to side. */
const ROOMY = 560;

/** Steps that open a sheet instead of moving. */
const SINKS: readonly string[] = ['discard', 'morthCard'];

const styles = StyleSheet.create({
  bar: { position: 'absolute', flexDirection: 'row', alignItems: 'stretch', gap: space.m },
  mirrored: { flexDirection: 'row-reverse' },
  side: { minWidth: SIGN },
  pass: { minWidth: 48, paddingHorizontal: space.l },
  /** In full, not as `flex`: a browser that turns from one to the other would keep neither. */
  gold: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    minHeight: 50,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
  },
  goldRoomy: { flexGrow: 0, flexBasis: 340, marginHorizontal: 'auto' },
});
