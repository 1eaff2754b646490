import { textsOf, type Words } from '@/engine';
import { WEAPONS } from '../../rules/data';
import type { Bought, Length, Member, Name, UnitList } from '../../rules/types';
import { hasMembers } from './edits';

/** Texts of the pages before a battle. */
export const text = textsOf('portalSetup');

/** What a list calls somebody: the words of a ready army, or what a player typed. */
export const nameWords = (name: Name): Words =>
  name.startsWith('@') ? { key: `portal.army.${name.slice(1)}` } : text('typed', { name });

/** PORT-002 Millimetres as centimetres: whole where they are, else with one decimal. */
export const cm = (mm: number): string => (mm % 10 === 0 ? String(mm / 10) : (mm / 10).toFixed(1));

/** PORT-058 'Six turns', '120 minutes'. */
export function lengthWords(length: Length): Words {
  switch (length.by) {
    case 'turns':
      return text('turns', { count: length.turns });
    case 'minutes':
      return text('minutes', { count: length.minutes });
    case 'later':
      return text('later', { turns: length.turns, minutes: length.minutes });
    case 'victory':
      return text('victory');
  }
}

/** 'Bow 18 cm', 'Lance, mounted', 'Sword and shield, Pistol 8 cm'. */
function armsWords({ kit, weapon, mounted }: Pick<Bought, 'kit' | 'weapon' | 'mounted'>): readonly Words[] {
  return [
    ...(kit === null ? [] : [{ key: `portal.kit.${kit}.name` }]),
    ...(weapon === null
      ? []
      : [text('ranged', { weapon: { key: `portal.weapon.${weapon}` }, cm: cm(WEAPONS[weapon].range) })]),
    ...(mounted ? [text('mounted')] : []),
  ];
}

const attributeWords = (ids: Bought['attributes']): readonly Words[] =>
  ids.map((id) => ({ key: `portal.attribute.${id}.name` }));

function memberWords(member: Member): readonly Words[] {
  const rider = member.mount?.rider;
  return [
    ...armsWords(member),
    ...(member.mount?.flying ? [text('flies')] : []),
    ...(rider ? [text('carries', { name: nameWords(rider.name), die: rider.die })] : []),
  ];
}

/** The second line of a unit's row: how its ranks are armed and how it stands. */
export function unitWords(unit: UnitList): readonly Words[] {
  switch (unit.kind) {
    case 'band': {
      const ranks = unit.members.reduce<Member | undefined>(
        (most, member) =>
          member.leader && unit.members.length > 1 ? most : most && most.count >= member.count ? most : member,
        undefined,
      );
      const order = unit.files === null ? text('loose') : text('files', { count: unit.files });
      return [...(ranks ? memberWords(ranks) : []), order];
    }
    case 'lone':
      return unit.members.flatMap(memberWords);
    case 'vehicle':
      return [
        ...(unit.flying ? [text('flies')] : []),
        text('crew', { count: unit.crew.reduce((sum, { count }) => sum + count, 0) }),
        ...unit.weapons.map((id) => ({ key: `portal.weapon.${id}` })),
      ];
    case 'artillery':
      return [
        { key: `portal.piece.${unit.piece}` },
        text('crew', { count: unit.crew.reduce((sum, { count }) => sum + count, 0) }),
      ];
  }
}

/** The third line: attributes and spells of everybody in it. */
export function powerWords(unit: UnitList): readonly Words[] {
  if (unit.kind === 'vehicle') return attributeWords(unit.attributes);
  if (!hasMembers(unit)) return [];
  const models = unit.members.flatMap((member) => [member, ...(member.mount?.rider ? [member.mount.rider] : [])]);
  return models.flatMap(({ attributes, spells }) => [
    ...attributeWords(attributes),
    ...spells.map((id) => ({ key: `portal.spell.${id}.name` })),
  ]);
}
