import { View, StyleSheet } from 'react-native';
import type { Result } from '@/engine';
import type { Telling } from '@/games/telling';
import { useT } from '@/i18n';
import type { SeatSetup } from '@/store';
import { Divider, Panel } from '@/ui';
import { PlaceRow } from './PlaceRow';
import { lookOf, namesInARow, sidesOf } from './sides';

type Props = { readonly telling: Telling; readonly result: Result; readonly seats: readonly SeatSetup[] };

/** Every side's place, best first; a team has one place and names its people. */
export function Ranking({ telling, result, seats }: Props) {
  const t = useT();
  return (
    <Panel testID="result:ranking" role="list" aria-label={t('result.ranking')} style={styles.panel}>
      {sidesOf(result).map((side, index) => {
        const names = side.seats.map((seat) => seats[seat]?.name ?? '');
        return (
          <View key={side.number}>
            {index > 0 && <Divider />}
            <PlaceRow
              rank={result.verdict ? null : side.rank}
              look={lookOf(side, seats, telling, t)}
              members={side.isTeam ? namesInARow(names, t) : undefined}
              note={telling.note(result, side, t)}
              scores={telling.scores(side.score, t)}
              testID={side.isTeam ? `result:team:${side.number}` : `result:place:${side.number}`}
            />
          </View>
        );
      })}
    </Panel>
  );
}

const styles = StyleSheet.create({ panel: { overflow: 'hidden' } });
