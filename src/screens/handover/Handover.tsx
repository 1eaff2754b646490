import { useRouter } from 'expo-router';
import { GAMES, type GameId } from '@/games';
import { useTable } from '@/store';
import { HandoverDoors } from './HandoverDoors';

/** Stands where the table was while the device changes hands: nothing hidden is in the tree. */
export function Handover({ gameId }: { readonly gameId: GameId }) {
  const game = GAMES[gameId];
  const table = useTable(game);
  const { replace } = useRouter();
  if (table.status !== 'ready' || table.needsHandover === null) return null;
  const { needsHandover, previousHolder, seats, view, hides, calling, takeDevice, endCall } = table;
  return (
    <HandoverDoors
      key={needsHandover}
      gameId={gameId}
      progress={game.progress(view)}
      seats={seats}
      hides={hides}
      to={needsHandover}
      from={previousHolder === needsHandover ? null : previousHolder}
      onReady={takeDevice}
      onCancel={calling === needsHandover ? endCall : null}
      onLeave={() => replace('/')}
    />
  );
}
