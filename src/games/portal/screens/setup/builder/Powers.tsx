import { useT } from '@/i18n';
import { Text, color } from '@/ui';
import { attributeChoices } from '../../../board/setup/tries';
import type { Part } from '../../../board/setup/edits';
import { EXTRA_SPELL_POINTS, SPELL_IDS, type AttributeId, type SpellId } from '../../../rules/data';
import type { Fault } from '../../../rules/fault';
import type { UnitList } from '../../../rules/types';
import { useSay } from '../useSay';
import { WhyLine } from '../WhyLine';
import { Chips } from './Chips';

type Props = {
  readonly unit: UnitList;
  readonly part: Part;
  readonly refused: { readonly id: string; readonly fault: Fault } | null;
  readonly onAttribute: (id: AttributeId, fault: Fault | undefined) => void;
  readonly onSpell: (id: SpellId) => void;
  /** The spells of the model; null where it knows no Magic. */
  readonly spells: readonly SpellId[] | null;
};

/** Attributes to buy, and the spells that come with Magic: the first is free. */
export function Powers({ unit, part, refused, onAttribute, onSpell, spells }: Props) {
  const t = useT();
  const say = useSay();
  const choices = attributeChoices(unit, part);
  const faultOf = (id: string) => choices.find((choice) => choice.id === id);
  return (
    <>
      <Chips
        label={t('portalSetup.attributes')}
        testID="attribute"
        choices={choices.map(({ id, points, has, fault }) => ({
          id,
          label: t(`portal.attribute.${id}.name`),
          note: String(points),
          on: has,
          locked: fault !== undefined && !has,
          refused: refused?.id === id,
          hint: fault && !has ? say.why(fault) : t(`portal.attribute.${id}.line`),
        }))}
        onPress={(id) => {
          const choice = faultOf(id);
          if (choice) onAttribute(choice.id, choice.has ? undefined : choice.fault);
        }}
      />
      {spells && (
        <>
          <Text kind="label" color={color.soft}>
            {t('portalSetup.spells', { points: EXTRA_SPELL_POINTS })}
          </Text>
          <Chips
            label={t('portalSetup.spellsLabel')}
            testID="spell"
            choices={SPELL_IDS.map((id) => ({
              id,
              label: t(`portal.spell.${id}.name`),
              on: spells.includes(id),
              locked: false,
              refused: refused?.id === id,
              hint: t(`portal.spell.${id}.line`),
            }))}
            onPress={(id) => {
              const spell = SPELL_IDS.find((known) => known === id);
              if (spell) onSpell(spell);
            }}
          />
        </>
      )}
      {refused && <WhyLine fault={refused.fault} />}
    </>
  );
}
