import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { isSolePerson } from '@/screens/table/solePerson';
import { TableState } from '@/screens/table/TableTop';
import type { SeatSetup } from '@/store';
import { moverOf, usualBoard, type Shown } from '../board/table';
import { mapName } from '../board/words';
import type { View } from '../rules';

type Props = {
  readonly view: View;
  readonly seats: readonly SeatSetup[];
  readonly shown: Shown;
  readonly say: (words: Words) => string;
  readonly narrow: boolean;
};

/** The phase, who decides, and which board is shown. */
export function PhaseLine({ view, seats, shown, say, narrow }: Props) {
  const t = useT();
  const mover = moverOf(view);
  const who = mover === undefined ? '' : isSolePerson(seats, mover) ? t('told.yourTurn') : (seats[mover]?.name ?? '');
  const where = shown.board === 'portal' ? t('morthTable.portal') : say(mapName(view, shown.realm));
  const whole = mover === undefined ? where : t('morthTable.top.turn', { name: who, where });
  // Where there is little room the board of the moment needs no name: it is the one that is lit below.
  const usual = mover !== undefined && isUsual(view, shown);
  const phase = t(`morthTable.phase.${view.phase}`);
  return (
    <TableState
      title={view.phase === 'heroes' ? [phase, t('morthTable.heroesShort')] : phase}
      line={usual ? (narrow ? who : [whole, who]) : [whole, where]}
      spoken={whole}
      narrow={narrow}
    />
  );
}

function isUsual(view: View, shown: Shown): boolean {
  const usual = usualBoard(view);
  if (usual.board === 'portal' || shown.board === 'portal') return usual.board === shown.board;
  return usual.realm === shown.realm;
}
