import { useState } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { usePeek } from '@/screens/table/usePeek';
import type { OpenTable } from '@/store';
import { Button, color, RadioCard, Sheet, space, Text } from '@/ui';
import { cardFace } from '../../board/art/card';
import { cardCount, cardsOf, cardWords, targetsFor, targetWords } from '../../board/cards';
import { aimedAt, firstIds, NOTHING, realmToAim, type Aim } from '../../board/flow';
import { isMyMove, ownSeat } from '../../board/table';
import { CARDS } from '../../rules/data';
import { momentOf, realmOf, type Action, type Card, type RealmId, type View } from '../../rules';
import type { Play } from '../hooks/usePlay';
import { CardChoice, CardChoices } from './CardChoice';
import { ClosedHand } from './ClosedHand';

type Props = { readonly play: Play; readonly view: View; readonly say: (words: Words) => string };

/** The card in question and its target, however it is aimed. */
const pointed = ({ selection, moment }: Play) =>
  selection.type === 'card' || selection.type === 'aim' ? { card: selection.card, target: aimedAt(moment) } : null;

type SheetProps = Props & {
  readonly table: OpenTable<Action, View>;
  /** Shows another map. */
  readonly onRealm: (realm: RealmId) => void;
};

/** The own cards: open where nobody else looks on, else face down until one is turned over. */
export function HandSheet(props: SheetProps) {
  const { play, table } = props;
  const held = pointed(play);
  return table.closed && held === null ? <FaceDown {...props} /> : <FaceUp {...props} />;
}

/** MOR-017 Others look on: the cards are seen only while they are held, and the one that is to be played is turned over. */
function FaceDown({ play, view, say, table }: SheetProps) {
  const t = useT();
  const isOpen = play.sheet === 'hand';
  const count = cardCount(view);
  const moment = `${table.moves} ${table.viewer} ${isOpen}`;
  const peek = usePeek(moment);
  const [picked, setPicked] = useState<{ readonly moment: string; readonly place: number } | null>(null);
  const place = picked?.moment === moment ? picked.place : count === 1 ? 0 : null;
  const own = isOpen ? table.peek() : null;
  const card = own === null || place === null ? undefined : cardsOf(own)[place];
  const discards = momentOf(view) === 'discard' && isMyMove(view);
  return (
    <Sheet
      open={isOpen}
      onClose={() => play.setSheet(null)}
      title={t(discards ? 'morthTable.hand.discard' : 'morthTable.hand.title')}
      footer={
        own !== null && count > 0 ? (
          <Native style={styles.targets}>
            {discards && card !== undefined && (
              <Button
                label={t('morthTable.hand.throw')}
                onPress={() => play.act([{ type: 'discard', card }])}
                testID="hand:discard"
              />
            )}
            <Button
              kind={card === undefined ? 'locked' : 'gold'}
              alone
              label={t(card === undefined ? 'morthClosed.hand.which' : 'morthClosed.hand.turn')}
              onPress={() => card !== undefined && play.select({ type: 'card', card, target: null })}
              testID="hand:turnOver"
            />
          </Native>
        ) : undefined
      }
      testID="hand:sheet"
    >
      {count === 0 ? (
        <Text color={color.muted}>{t('morthTable.hand.empty')}</Text>
      ) : (
        <ClosedHand
          count={count}
          open={peek.open ? own : null}
          mayLook={own !== null}
          peek={peek}
          chosen={place}
          onChoose={(next) => setPicked({ moment, place: next })}
          say={say}
        />
      )}
    </Sheet>
  );
}

/** What each card does, at what it can be aimed, and the button that plays it or, where it must go and is not aimed, discards it. */
function FaceUp({ play, view, say, table, onRealm }: SheetProps) {
  const t = useT();
  const held = pointed(play);
  // Of cards that lie face down only the one that was turned over.
  const cards = table.closed && held !== null ? [held.card] : cardsOf(view);
  const chosen = held !== null && cards.includes(held.card) ? held.card : (cards[0] ?? null);
  const discards = momentOf(view) === 'discard' && isMyMove(view);
  return (
    <Sheet
      open={play.sheet === 'hand'}
      onClose={() => play.setSheet(null)}
      title={t(discards ? 'morthTable.hand.discard' : 'morthTable.hand.title')}
      footer={chosen === null ? undefined : <PlayButton play={play} card={chosen} discards={discards} />}
      testID="hand:sheet"
    >
      {cards.length === 0 && <Text color={color.muted}>{t('morthTable.hand.empty')}</Text>}
      <CardChoices label={t('morthTable.hand.title')}>
        {cards.map((card) => {
          const { title, text } = cardWords(view, card);
          return (
            <CardChoice
              key={card}
              picture={cardFace(CARDS[card], 84, 118)}
              title={say(title)}
              label={`${say(title)}. ${say(text)}`}
              chosen={card === chosen}
              onPress={() => play.select({ type: 'card', card, target: null })}
              testID={`card:${card}`}
            />
          );
        })}
      </CardChoices>
      {chosen !== null && <Text>{say(cardWords(view, chosen).text)}</Text>}
      {chosen !== null && <AimOnMap play={play} card={chosen} view={view} onRealm={onRealm} />}
      {chosen !== null && <Targets play={play} card={chosen} view={view} say={say} />}
      {table.closed && (
        <Button
          kind="ghost"
          label={t('morthClosed.hand.back')}
          onPress={() => play.select(NOTHING)}
          testID="hand:back"
        />
      )}
    </Sheet>
  );
}

/** Leads to a map on which the card has targets: the own one, or else the first. Purses are tapped in the line of players. */
function AimOnMap({
  play,
  card,
  view,
  onRealm,
}: Pick<Props, 'play' | 'view'> & { readonly card: Card; readonly onRealm: (realm: RealmId) => void }) {
  const t = useT();
  if (firstIds(play.moment, card).length === 0) return null;
  const aim: Aim = { type: 'aim', card, picks: [] };
  const realm = realmToAim({ ...play.moment, selection: aim }, realmOf(view, ownSeat(view)));
  const begin = () => {
    play.setSheet(null);
    if (realm !== null) onRealm(realm);
    play.select(aim);
  };
  return (
    <Button
      label={t(realm === null ? 'morthTable.hand.onStrip' : 'morthTable.hand.onMap')}
      onPress={begin}
      testID="hand:map"
    />
  );
}

function Targets({ play, card, view, say }: Props & { readonly card: Card }) {
  const t = useT();
  const held = pointed(play);
  const targets = targetsFor(play.moment, card);
  const aimed = held?.card === card ? held.target : null;
  if (targets.length === 0) return <Text color={color.muted}>{t('morthTable.hand.noTarget')}</Text>;
  return (
    <Native role="radiogroup" aria-label={t('morthTable.hand.aim')} style={styles.targets}>
      <Text kind="section">{t('morthTable.hand.aim')}</Text>
      {targets.map((target, i) => (
        <RadioCard
          key={i}
          title={say(targetWords(view, target))}
          chosen={JSON.stringify(target) === JSON.stringify(aimed)}
          onPress={() => play.select({ type: 'card', card, target })}
          testID={`aim:${i}`}
        />
      ))}
    </Native>
  );
}

function PlayButton({
  play,
  card,
  discards,
}: {
  readonly play: Play;
  readonly card: Card;
  readonly discards: boolean;
}) {
  const t = useT();
  const held = pointed(play);
  const target = held?.card === card ? held.target : null;
  const only = targetsFor(play.moment, card);
  const aim = target ?? (only.length === 1 ? only[0] : null);
  // MOR-195 A card too many may also be played: then it is aimed first.
  if (discards && target === null)
    return (
      <Button
        kind="gold"
        alone
        label={t('morthTable.hand.throw')}
        onPress={() => play.act([{ type: 'discard', card }])}
        testID="hand:discard"
      />
    );
  return (
    <Button
      kind={aim === null ? 'locked' : 'gold'}
      alone
      label={t('morthTable.hand.play')}
      onPress={() => aim !== null && play.act([{ type: 'playCard', card, target: aim }])}
      testID="hand:play"
    />
  );
}

const styles = StyleSheet.create({ targets: { gap: space.m } });
