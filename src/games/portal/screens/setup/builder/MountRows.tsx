import { useT } from '@/i18n';
import { ListRow, Switch } from '@/ui';
import { withMember } from '../../../board/setup/edits';
import type { Member } from '../../../rules/types';
import type { Workshop } from './useWorkshop';

type Props = { readonly work: Workshop; readonly at: number; readonly member: number; readonly entry: Member };

/** PORT-042, PORT-043 Whether a mount flies, and whether somebody rides it. */
export function MountRows({ work, at, member, entry }: Props) {
  const t = useT();
  const { army, edit } = work;
  const { mount } = entry;
  if (!mount) return null;
  const change = (id: string, patch: Partial<NonNullable<Member['mount']>>) =>
    edit(
      id,
      withMember(army, at, member, (one) => ({ ...one, mount: { ...mount, ...patch } })),
    );
  const rider = {
    name: t('portal.part.rider'),
    die: 8,
    count: 1,
    mounted: false,
    kit: 'hand',
    weapon: null,
    attributes: [],
    spells: [],
    leader: army.units[at]?.kind === 'lone',
  } as const;
  return (
    <>
      <ListRow
        title={t('portalSetup.flying')}
        note={t('portalSetup.flyingNote')}
        after={
          <Switch
            testID="flying"
            label={t('portalSetup.flying')}
            value={mount.flying}
            onChange={(flying) => change('flying', { flying })}
          />
        }
      />
      <ListRow
        title={t('portal.part.rider')}
        after={
          <Switch
            testID="rider"
            label={t('portal.part.rider')}
            value={mount.rider !== null}
            onChange={(rides) => change('rider', { rider: rides ? rider : null })}
          />
        }
      />
    </>
  );
}
