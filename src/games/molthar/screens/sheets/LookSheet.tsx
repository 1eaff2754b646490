import type { ReactNode } from 'react';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { Emblem, Sheet, Text } from '@/ui';
import type { SeatSetup } from '@/store';
import type { Look, Outcome } from '../../board/flow';
import { cardName } from '../../board/table';
import { PEARL_CARDS, type View } from '../../rules';
import { Portrait } from '../CardPicture';
import { CharacterFacts } from './CharacterFacts';
import { CharacterDiscard, PearlDiscard } from './DiscardFacts';
import { PearlFacts } from './PearlFacts';
import { SeatFacts } from './SeatFacts';

type Props = {
  readonly look: Look | null;
  readonly view: View;
  readonly seats: readonly SeatSetup[];
  readonly say: (words: Words) => string;
  readonly outcomeOf: (id: string) => Outcome;
  readonly onTap: (id: string) => void;
  readonly onLook: (look: Look) => void;
  readonly onClose: () => void;
};

/** Explains whatever was pressed long, and lists what lies before somebody. */
export function LookSheet(props: Props) {
  const { look, onClose } = props;
  const t = useT();
  if (look === null) return <Sheet open={false} onClose={onClose} title="" />;
  return (
    <Sheet open onClose={onClose} title={titleOf(t, look, props)} before={headOf(look, props)} testID="look:sheet">
      {bodyOf(t, look, props)}
    </Sheet>
  );
}

type T = ReturnType<typeof useT>;

function titleOf(t: T, look: Look, { seats, say }: Props): string {
  switch (look.type) {
    case 'character':
    case 'printed':
      return say(cardName(look.card));
    case 'pearl':
      return t('moltharTable.card.pearl', { value: PEARL_CARDS[look.pearl].value });
    case 'seat':
      return seats[look.seat]?.name ?? '';
    case 'pile':
      return t(look.pile === 'pearls' ? 'moltharTable.card.pearlPile' : 'moltharTable.card.characterPile');
    case 'discard':
      return t(look.pile === 'pearls' ? 'moltharTable.card.pearlDiscard' : 'moltharTable.card.characterDiscard');
    case 'diamonds':
      return t('moltharTable.card.diamonds');
  }
}

function headOf(look: Look, { seats }: Props): ReactNode {
  if (look.type === 'character' || look.type === 'printed') return <Portrait card={look.card} size={48} />;
  return look.type === 'seat' ? <Emblem look={seats[look.seat]?.look ?? 0} size={44} /> : undefined;
}

function bodyOf(t: T, look: Look, props: Props): ReactNode {
  const { view, say, onLook } = props;
  const explain = (card: number) => onLook({ type: 'character', card });
  switch (look.type) {
    case 'character':
    case 'printed':
      return <CharacterFacts card={look.card} say={say} />;
    case 'pearl':
      return <PearlFacts pearl={look.pearl} />;
    case 'seat':
      return <SeatFacts {...props} seat={look.seat} onLook={explain} />;
    case 'pile':
      return <PileText t={t} pile={look.pile} {...props} />;
    case 'discard':
      return look.pile === 'pearls' ? (
        <PearlDiscard pearls={view.pearls.discard} />
      ) : (
        <CharacterDiscard cards={view.characters.discard} say={say} onLook={explain} />
      );
    case 'diamonds':
      return <Text>{t('moltharTable.card.diamondsText')}</Text>;
  }
}

function PileText({ t, pile, view, say }: Props & { t: T; pile: 'pearls' | 'characters' }) {
  const { peeked } = view.characters;
  if (pile === 'pearls') return <Text>{t('moltharTable.card.pearlPileText', { count: view.pearls.draw })}</Text>;
  return (
    <>
      <Text>{t('moltharTable.card.characterPileText', { count: view.characters.draw })}</Text>
      {peeked !== null && (
        <>
          <Text kind="section">{t('moltharTable.card.peeked')}</Text>
          <CharacterFacts card={peeked} say={say} />
        </>
      )}
    </>
  );
}
