import { useT } from '@/i18n';
import { isSolePerson } from '@/screens/table/solePerson';
import { TableState } from '@/screens/table/TableTop';
import type { SeatSetup } from '@/store';
import { Emblem } from '@/ui';
import type { View } from '../rules';

type Props = { readonly view: View; readonly seats: readonly SeatSetup[]; readonly narrow: boolean };

/** Whose turn it is, and how far the match is. */
export function TurnLine({ view, seats, narrow }: Props) {
  const t = useT();
  const { turn, trigger } = view;
  const who = seats[turn.seat];
  const title =
    turn.phase === 'over'
      ? t('moltharTable.turn.over')
      : isSolePerson(seats, turn.seat)
        ? t('told.yourTurn')
        : [t('told.turnOf', { name: who?.name ?? '' }), who?.name ?? ''];
  return (
    <>
      {!narrow && <Emblem look={who?.look ?? 0} size={32} bold />}
      <TableState title={title} line={progress(t, view, seats)} bright={trigger !== null} narrow={narrow} />
    </>
  );
}

function progress(t: ReturnType<typeof useT>, { turn, trigger }: View, seats: readonly SeatSetup[]): readonly string[] {
  const { round, phase } = turn;
  if (trigger !== null && phase !== 'over') {
    return round > trigger.round
      ? [t('moltharTable.turn.final')]
      : [
          t('moltharTable.turn.lastRound', {
            round,
            name: seats[trigger.seat]?.name ?? '',
            ...(isSolePerson(seats, trigger.seat) && { context: 'you' }),
          }),
          t('molthar.progress', { round }),
        ];
  }
  // How many actions are left stands below; only what comes after them has a name here.
  return [
    phase === 'after' || phase === 'limit'
      ? t(`moltharTable.turn.${phase}`, { round })
      : t('molthar.progress', { round }),
  ];
}
