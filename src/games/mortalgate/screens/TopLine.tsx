import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { TableState } from '@/screens/table/TableTop';
import { isSolePerson } from '@/screens/table/solePerson';
import type { SeatSetup } from '@/store';
import { text } from '../board/text';
import { heroName, teamName, toMove, type View } from '../rules';

type Props = {
  readonly view: View;
  readonly seats: readonly SeatSetup[];
  readonly narrow: boolean;
  readonly say: (words: Words) => string;
};

const DOES = { movement: 'moves', combat: 'fights', capture: 'captures' } as const;

/** Whose hero does what, and for whom. */
export function TopLine({ view, seats, narrow, say }: Props) {
  const t = useT();
  const { hero } = view.turn;
  const { team } = view.heroes[hero];
  const [mover] = toMove(view);
  const does = view.phase === 'combat' || view.phase === 'capture' ? DOES[view.phase] : DOES.movement;
  if (mover === undefined || team === null)
    return <TableState title={t('mortalgateTable.top.over')} line="" narrow={narrow} />;
  const round = t('mortalgateTable.top.round', { round: view.round });
  const name = seats[mover]?.name ?? '';
  const who = isSolePerson(seats, mover)
    ? say(text('top.mine', { team: teamName(team) }))
    : say(text('top.who', { player: { seat: mover }, team: teamName(team) }));
  return (
    <TableState
      title={say(text(`top.${does}`, { hero: heroName(hero) }))}
      line={[`${round} · ${who}`, `${name} · ${say(teamName(team))}`, say(teamName(team))]}
      narrow={narrow}
    />
  );
}
