import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { isSolePerson } from '@/screens/table/solePerson';
import { TableState } from '@/screens/table/TableTop';
import type { SeatSetup } from '@/store';
import { nameWords } from '../board/words';
import { toMove, type View } from '../rules';
import { groupsToAct, unitOfGroup } from '../rules/rounds';

type Props = {
  readonly view: View;
  readonly seats: readonly SeatSetup[];
  /** The group whose round it is or that is chosen. */
  readonly group: number | null;
  readonly narrow: boolean;
  readonly say: (words: Words) => string;
};

/** Which turn it is, who acts, and how many are left. */
export function TopLine({ view, seats, group, narrow, say }: Props) {
  const t = useT();
  const [mover] = toMove(view);
  if (mover === undefined) return <TableState title={t('portalTable.top.over')} line="" narrow={narrow} />;
  const sole = isSolePerson(seats, mover);
  const name = seats[mover]?.name ?? '';
  if (view.phase === 'deploy')
    return (
      <TableState
        title={t('portalTable.top.deploy')}
        line={sole ? t('portalTable.top.youPlace') : t('portalTable.top.places', { player: name })}
        narrow={narrow}
      />
    );
  const { length } = view.config;
  const turn =
    length.by === 'turns' || length.by === 'later'
      ? t('portalTable.top.turnOf', { turn: view.turn, most: length.turns })
      : t('portalTable.top.turn', { turn: view.turn });
  const count = groupsToAct(view, view.active).length;
  const who = sole ? t('portalTable.top.mine', { count }) : t('portalTable.top.who', { player: name, count });
  const title = group === null ? turn : say(nameWords(unitOfGroup(view, group).name));
  return <TableState title={title} line={group === null ? who : [`${turn} · ${who}`, who]} narrow={narrow} />;
}
