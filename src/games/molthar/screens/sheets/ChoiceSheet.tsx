import { useState } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { Button, Sheet, space, Text, Touchable } from '@/ui';
import { offeredPearls, type Step } from '../../board/flow';
import { PEARL_CARDS, type PearlCard, type View } from '../../rules';
import { goldLabel } from '../bar/goldLabel';
import { PearlPicture } from '../CardPicture';

type Props = {
  readonly view: View;
  readonly open: boolean;
  readonly chosen: PearlCard | null;
  readonly step: Step | null;
  readonly busy: boolean;
  readonly say: (words: Words) => string;
  readonly onChoose: (pearl: PearlCard) => void;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** One of several pearls: a hand that the Fairy opened, or what Puss in Boots may take back. */
export function ChoiceSheet({ view, open, chosen, step, busy, say, onChoose, onDone, onClose }: Props) {
  const t = useT();
  const [hurried, setHurried] = useState(false);
  const { pending } = view;
  const from = pending?.type === 'steal' ? { who: { seat: pending.from } } : undefined;
  const kind = from ? 'steal' : 'takeBack';
  const title = say({ key: `moltharTable.choice.${kind}`, ...(from && { params: from }) });
  const footer = step && (
    <Button
      kind={step.actions.length === 0 ? 'locked' : 'gold'}
      alone
      busy={busy}
      label={say(step.label)}
      accessibilityLabel={goldLabel(step, say)}
      {...(hurried && step.actions.length === 0 && step.note !== null && { note: say(step.note) })}
      onPress={step.actions.length > 0 ? onDone : () => setHurried(true)}
      testID={`choice:${kind}`}
    />
  );
  return (
    <Sheet open={open} onClose={onClose} title={title} footer={footer} testID="choice:sheet">
      <Text>{say({ key: `moltharTable.choice.${kind}Text`, ...(from && { params: from }) })}</Text>
      <Native role="radiogroup" aria-label={title} style={styles.pearls}>
        {offeredPearls(view).map((pearl, i) => (
          <Touchable
            key={pearl}
            role="radio"
            aria-checked={chosen === pearl}
            aria-label={t('moltharTable.card.pearl', { value: PEARL_CARDS[pearl].value })}
            onPress={() => onChoose(pearl)}
            testID={`choice:${i}`}
          >
            <PearlPicture pearl={pearl} width={62} height={86} look={chosen === pearl ? 'ticked' : 'plain'} />
          </Touchable>
        ))}
      </Native>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  pearls: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xxl, paddingVertical: space.l },
});
