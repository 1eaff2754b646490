import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { gem } from '@/ui/art/tokens';
import { color, Glyph, Panel, space, Text, Touchable } from '@/ui';
import { missingSign } from '../../board/art/cost';
import { proposalTitle } from '../../board/payment';
import { cardName } from '../../board/table';
import { paidNames, type Proposal, type Slot } from '../../rules';
import type { PaymentDraft } from '../hooks/usePaymentDraft';
import { CountsAs } from './CountsAs';
import { Pool } from './Pool';
import { ProposalCard } from './ProposalCard';
import { MissingTile, SlotTile } from './SlotTile';

type Props = {
  readonly draft: PaymentDraft;
  readonly say: (words: Words) => string;
  /** In a narrow side panel proposals stand one below the other. */ readonly narrow?: boolean;
};

/** Ways to pay, cheapest first, and the payment pearl by pearl. */
export function PaymentForm({ draft, say, narrow = false }: Props) {
  const t = useT();
  return (
    <>
      {draft.proposals.length > 1 && <Proposals draft={draft} say={say} narrow={narrow} />}
      <Native style={styles.head}>
        <Text kind="section">{t('moltharTable.pay.byHand')}</Text>
        <DiamondsLeft draft={draft} />
        <Touchable onPress={draft.clear} testID="pay:clear" style={styles.clear}>
          <Glyph name="undo" size={18} color={color.gold} />
          <Text kind="lead" color={color.gold}>
            {t('moltharTable.pay.clear')}
          </Text>
        </Touchable>
      </Native>
      <Slots draft={draft} say={say} />
      <CountsAs draft={draft} />
      <Pool draft={draft} say={say} />
      {draft.judgement.overspent && (
        <Text role="alert" color={color.bloodText}>
          {t('moltharTable.pay.tooManyDiamonds')}
        </Text>
      )}
    </>
  );
}

const sameWay = (a: readonly Slot[], b: readonly Slot[]) => JSON.stringify(a) === JSON.stringify(b);

const spokenProposal = (proposal: Proposal): Words => ({
  key: 'moltharTable.pay.pays',
  params: { pearls: paidNames(proposal) },
});

function Proposals({ draft, say, narrow }: Props & { narrow: boolean }) {
  const t = useT();
  const { proposals, purse, slots } = draft;
  return (
    <Native role="radiogroup" aria-label={t('moltharTable.pay.proposals')} style={styles.proposals}>
      {proposals.map((proposal, i) => {
        const title = say(proposalTitle(proposals, i));
        return (
          <ProposalCard
            key={i}
            proposal={proposal}
            title={title}
            label={`${title}. ${say(spokenProposal(proposal))}`}
            purse={purse}
            chosen={sameWay(proposal.slots, slots)}
            onPress={() => draft.propose(proposal.slots)}
            say={say}
            wide={narrow}
            testID={`pay:proposal:${i}`}
          />
        );
      })}
    </Native>
  );
}

/** More diamonds than these stand as one with a number. */
const MOST_GEMS = 4;

function DiamondsLeft({ draft }: { draft: PaymentDraft }) {
  const t = useT();
  const { diamonds } = draft.purse;
  if (diamonds === 0) return <Native style={styles.fill} />;
  const left = Math.max(0, diamonds - draft.judgement.diamonds);
  return (
    <Native accessible aria-label={t('moltharTable.pay.left', { left, count: diamonds })} style={styles.diamonds}>
      {diamonds <= MOST_GEMS &&
        Array.from({ length: diamonds }, (_, i) => (
          <Drawing key={i} shapes={gem(15, i >= left)} width={15} height={15} />
        ))}
      {diamonds > MOST_GEMS && <Drawing shapes={gem(15)} width={15} height={15} />}
      <Text kind="label">{t('moltharTable.pay.left', { left, count: diamonds })}</Text>
    </Native>
  );
}

function Slots({ draft, say }: Props) {
  const { slots, judgement, open } = draft;
  return (
    <Panel kind="well" style={styles.slots}>
      {slots.map((slot, i) => (
        <SlotTile
          key={JSON.stringify(slot.source)}
          slot={slot}
          fits={judgement.fits[i] ?? false}
          open={open?.slot === slot}
          onPress={() => draft.toggleOpen(slot.source)}
          say={say}
          testID={`pay:slot:${i}`}
        />
      ))}
      {judgement.missing.map((value, i) => (
        <MissingTile key={`missing${i}`} sign={missingSign(draft.cost, value)} />
      ))}
    </Panel>
  );
}

/** The name of a card in a title. */
export const payTitle = (card: number): Words => ({ key: 'moltharTable.pay.title', params: { card: cardName(card) } });

const styles = StyleSheet.create({
  proposals: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.l, flexWrap: 'wrap' },
  diamonds: {
    minHeight: 28,
    borderRadius: 14,
    borderWidth: 1,
    borderColor: color.line,
    backgroundColor: 'rgba(14, 21, 38, 0.62)',
    paddingHorizontal: 10,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    marginRight: 'auto',
  },
  fill: { flexGrow: 1 },
  clear: { minHeight: 44, flexDirection: 'row', alignItems: 'center', gap: space.s },
  slots: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xl, padding: space.xl, minHeight: 96 },
});
