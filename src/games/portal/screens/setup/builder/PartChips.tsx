import { ScrollView, StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { color, Glyph, IconButton, pressedWhen, radius, space, surface, Text, Touchable } from '@/ui';
import { withNewMember, withoutMember, type Part, type Squad } from '../../../board/setup/edits';
import { MAX_BAND } from '../../../rules/data';
import { useSay } from '../useSay';
import type { Workshop } from './useWorkshop';

type Props = { readonly work: Workshop; readonly at: number; readonly unit: Squad };

/** Who of a unit is meant: its leader, each kind of its ranks, mount and rider. */
export function PartChips({ work, at, unit }: Props) {
  const t = useT();
  const say = useSay();
  const { army, part, edit } = work;
  const parts = unit.members.flatMap(({ name, die, count, leader, mount }, member) => [
    { part: { member, rider: false }, name, die, count, leader },
    ...(mount?.rider
      ? [
          {
            part: { member, rider: true },
            name: mount.rider.name,
            die: mount.rider.die,
            count,
            leader: mount.rider.leader,
          },
        ]
      : []),
  ]);
  const isChosen = ({ member, rider }: Part) => member === part.member && rider === part.rider;
  const entry = unit.members[part.member];
  const isBand = unit.kind === 'band';
  const removable =
    isBand && entry !== undefined && !entry.leader && !entry.mount?.rider?.leader && unit.members.length > 2;
  if (!isBand && parts.length < 2) return null;
  return (
    <View style={styles.row}>
      <ScrollView
        horizontal
        showsHorizontalScrollIndicator={false}
        contentContainerStyle={styles.chips}
        style={styles.grow}
      >
        {parts.map(({ part: one, name, die, count, leader }) => (
          <Touchable
            key={`${one.member}${one.rider ? 'r' : ''}`}
            testID={`part:${one.member}${one.rider ? ':rider' : ''}`}
            aria-label={t(leader && isBand ? 'portalSetup.partLeader' : 'portalSetup.part', {
              name: say.name(name),
              count,
              die,
            })}
            {...pressedWhen(isChosen(one))}
            onPress={() => work.choose(one)}
            style={[styles.chip, isChosen(one) && styles.chosen]}
          >
            {leader && isBand && <Glyph name="flag" size={14} color={color.gold} />}
            <Text kind="label">{say.name(name)}</Text>
            <Text kind="label" color={color.muted}>
              {count > 1 ? `× ${count}` : t(`portal.die.${die}`)}
            </Text>
          </Touchable>
        ))}
      </ScrollView>
      {removable && (
        <IconButton
          glyph="trash"
          label={t('portalSetup.removePart', { name: say.name(entry.name) })}
          testID="part:remove"
          onPress={() => {
            edit('part', withoutMember(army, at, part.member));
            work.choose({ member: 0, rider: false });
          }}
        />
      )}
      {isBand && (
        <IconButton
          glyph="plus"
          label={t('portalSetup.addPart')}
          testID="part:add"
          disabled={unit.members.length >= MAX_BAND}
          onPress={() => edit('part', withNewMember(army, at))}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  grow: { flex: 1 },
  chips: { gap: space.m, alignItems: 'center' },
  chip: {
    ...surface.ghost,
    minHeight: 44,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.xl,
    borderRadius: radius.button,
    borderWidth: 1.5,
  },
  chosen: surface.chosen,
});
