import { StyleSheet, View as Native } from 'react-native';
import { textsOf, type Words } from '@/engine';
import { useT, type TextKey } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import type { SceneNode } from '@/scene/nodes';
import { gem } from '@/ui/art/tokens';
import { color } from '@/ui';
import { missingSign } from '../board/art/cost';
import { me } from '../board/flow';
import type { Box } from '../board/layout';
import { cardName } from '../board/table';
import { costWords } from '../board/words';
import { CHARACTERS, purse, shortfall, type Action, type CharacterCard, type Shortfall, type View } from '../rules';
import type { MoltharRuleId } from '../rulebook/catalogue';
import { CostPicture } from './CardPicture';
import { MissingPearl, PaidPearl } from './Pearls';
import type { RefusedTap } from '@/screens/table/usePointing';
import { WhyNot } from '@/screens/table/WhyNot';

type Refused = RefusedTap<Action> & { readonly at: Box };

type Props = {
  readonly refused: Refused;
  readonly view: View;
  readonly node: SceneNode | undefined;
  readonly say: (words: Words) => string;
  readonly onClose: () => void;
};

/** Explains a refused tap: what is missing for a payment, else the rule itself. */
export function Refusal({ refused, ...rest }: Props) {
  const { action, violation } = refused;
  if (action?.type === 'activate' && violation.rule === 'MOL-092')
    return <TooDear refused={refused} card={action.card} {...rest} />;
  return <ByRule refused={refused} {...rest} />;
}

function ByRule({ refused, node, onClose }: Props) {
  const t = useT();
  const key: TextKey = `rulebook.molthar.rules.${refused.violation.rule as MoltharRuleId}`;
  return (
    <WhyNot
      game="molthar"
      violation={refused.violation}
      title={t('moltharTable.why.title')}
      text={t(key)}
      at={refused.at}
      node={node}
      onClose={onClose}
    />
  );
}

/** Room for the picture of a cost in the bubble. */
const COST = 230;

const why = textsOf('moltharTable.why');

function titleOf({ missing }: Shortfall): Words {
  return missing.length > 0 ? why('short', { count: missing.length }) : why('shortDiamond');
}

function TooDear({ refused, view, node, say, onClose, card }: Props & { card: CharacterCard }) {
  const { hand, activated, diamonds } = me(view);
  const { cost } = CHARACTERS[card];
  const lack = shortfall(cost, purse({ hand: hand ?? [], activated, diamonds }));
  const { slots, missing, missingDiamonds } = lack;
  const have =
    missing.length > 0 ? why('have', { have: slots.length, all: slots.length + missing.length }) : why('haveDiamonds');
  const text = `${say(why('cost', { card: cardName(card), cost: costWords(cost) }))} ${say(have)}`;
  const size = slots.length + missing.length > 4 ? 40 : 48;
  return (
    <WhyNot
      game="molthar"
      violation={refused.violation}
      title={say(titleOf(lack))}
      text={text}
      at={refused.at}
      node={node}
      onClose={onClose}
    >
      <Native style={styles.cost}>
        <CostPicture card={card} width={COST} size={24} centred />
      </Native>
      {slots.map((slot, i) => (
        <PaidPearl key={i} slot={slot} size={size} wordy />
      ))}
      {missing.map((value, i) => (
        <MissingPearl key={`missing${i}`} sign={missingSign(cost, value)} size={size} tint={color.bloodText} />
      ))}
      {Array.from({ length: missingDiamonds }, (_, i) => (
        <Drawing key={`gem${i}`} shapes={gem(size * 0.8, true)} width={size} height={size} />
      ))}
    </WhyNot>
  );
}

const styles = StyleSheet.create({ cost: { width: '100%', alignItems: 'center' } });
