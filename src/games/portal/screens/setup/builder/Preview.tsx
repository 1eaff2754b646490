import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { color, Divider, Panel, radius, space, Text } from '@/ui';
import { hasMembers, modelAt, type Part } from '../../../board/setup/edits';
import { baseOf, driveOf, oddsOf, walkOf, type Need } from '../../../board/setup/facts';
import { formationPicture } from '../../../board/setup/formation';
import { cm } from '../../../board/setup/words';
import { unitPoints } from '../../../rules/army';
import type { Era } from '../../../rules/data';
import type { UnitList } from '../../../rules/types';
import { useSay } from '../useSay';

type Props = { readonly unit: UnitList; readonly part: Part; readonly era: Era };

const [WIDE, HIGH] = [256, 150];
/** Bronze, as tokens in lists. */
const LOOK = 1;

/** What the open unit can do: how far it goes, and what its dice are good for. */
export function Preview({ unit, part, era }: Props) {
  const t = useT();
  const say = useSay();
  const model = modelAt(unit, part);
  const picture = formationPicture(unit, LOOK, WIDE, HIGH);
  const facts: (readonly [string, string])[] = [];
  if (unit.kind === 'vehicle')
    facts.push([t('portalSetup.fact.drives'), t('portal.wholeCm', { n: cm(driveOf(unit.die, unit.flying)) })]);
  if (model && hasMembers(unit)) {
    const isMount = !part.rider && unit.members[part.member]?.mount != null;
    const walk = walkOf(model);
    facts.push([t('portalSetup.fact.walks'), t('portalSetup.fact.both', { one: cm(walk), other: cm(2 * walk) })]);
    if (!part.rider) facts.push([t('portalSetup.fact.base'), t('portal.wholeCm', { n: cm(baseOf(model, isMount)) })]);
  }
  return (
    <Panel padded style={styles.panel} testID="preview">
      <View style={styles.line}>
        <Text kind="section" style={styles.grow}>
          {say.name(unit.name)}
        </Text>
        <Text kind="lead">{unitPoints(unit, era)}</Text>
      </View>
      {picture && (
        <View style={styles.felt}>
          <Drawing shapes={picture} width={WIDE} height={HIGH} />
          {unit.kind === 'band' && (
            <Text kind="small" color={color.soft}>
              {t(`portal.formation.${unit.files === null ? 'loose' : 'tight'}.line`)}
            </Text>
          )}
        </View>
      )}
      {facts.map(([name, value]) => (
        <View key={name} style={styles.line}>
          <Text kind="label" color={color.soft} style={styles.grow}>
            {name}
          </Text>
          <Text kind="label">{value}</Text>
        </View>
      ))}
      {model && (
        <>
          <Divider />
          <Text kind="label" color={color.soft}>
            {t('portalSetup.fact.natural', { die: model.die })}
          </Text>
          <Needs model={model} />
        </>
      )}
    </Panel>
  );
}

function Needs({ model }: { readonly model: Parameters<typeof oddsOf>[0] }) {
  const t = useT();
  const odds = oddsOf(model);
  const rows = (['melee', 'charging', 'chargingSpears', 'shooting', 'recovery', 'morale'] as const).flatMap((id) => {
    const need: Need | null = odds[id];
    return need ? [{ id, need }] : [];
  });
  return rows.map(({ id, need: { natural, percent } }) => (
    <View key={id} style={styles.line}>
      <Text kind="note" style={styles.grow}>
        {t(`portalSetup.need.${id}`)}
      </Text>
      <Text kind="note" color={color.soft}>
        {t('portalSetup.orMore', { n: natural })}
      </Text>
      <Text kind="label" align="right" style={styles.percent}>
        {t('portal.percent', { n: percent })}
      </Text>
    </View>
  ));
}

const styles = StyleSheet.create({
  panel: { gap: space.l },
  felt: {
    alignItems: 'center',
    gap: space.s,
    padding: space.m,
    borderRadius: radius.card,
    backgroundColor: '#1C4434',
  },
  line: { flexDirection: 'row', alignItems: 'baseline', columnGap: space.l },
  grow: { flex: 1 },
  percent: { minWidth: 52 },
});
