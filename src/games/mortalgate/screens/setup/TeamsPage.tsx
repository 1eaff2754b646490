import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { SetupPageProps } from '@/games/front';
import { useT } from '@/i18n';
import { color, LARGE, space, Text, useLayout } from '@/ui';
import { BLUE, RED, seatsOf, type Team } from '../../rules';
import { changedSides, teamsIn } from './teams';
import { TeamColumn } from './TeamColumn';
import { dropAt, type Boxes } from './dropping';

/** The sides as they stand on the island's table: blue to the left. */
const SIDES: readonly Team[] = [BLUE, RED];

/** Who is in which team: a tap on somebody, or a drag, changes sides. */
export function TeamsPage({ chosen, seats, choose }: SetupPageProps) {
  const t = useT();
  const { textScale, isWide } = useLayout();
  const [boxes, setBoxes] = useState<Boxes>({});
  const teams = teamsIn(chosen, seats.length);
  const change = (seat: number, partner?: number) => choose({ teams: changedSides(teams, seat, partner) });
  const drop = (seat: number, dx: number, dy: number) => {
    const at = dropAt(boxes, { seat, dx, dy }, teams);
    if (at) change(seat, at.partner);
  };
  const stacked = textScale >= LARGE && !isWide;
  return (
    <>
      <Text color={color.soft}>{t('mortalgate.setup.teamsNote')}</Text>
      <View style={[styles.sides, stacked && styles.stacked]}>
        {SIDES.map((team) => (
          <TeamColumn
            key={team}
            team={team}
            members={seatsOf(teams, team)}
            seats={seats}
            teams={teams}
            stacked={stacked}
            onTap={(seat) => change(seat)}
            onDrop={drop}
            onBox={(id, box) => setBoxes((now) => ({ ...now, [id]: box }))}
          />
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  sides: { flexDirection: 'row', alignItems: 'stretch', gap: space.l },
  stacked: { flexDirection: 'column' },
});
