import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import type { Box } from '@/look/box';
import { Drawing } from '@/scene/Drawing';
import { space, Text } from '@/ui';
import { TEAM_TONES } from '../board/art/palette';
import { text } from '../board/text';
import { BLUE, RED, teamName, type Team, type View } from '../rules';
import { graceRow, laurel } from './signs';

type Props = { readonly view: View; readonly box: Box; readonly say: (words: Words) => string };

const NUMBER = 26;

/** GATE-201 How near both teams are to 20 grace: Blue from the left, Red from the right. */
export function GraceMeters({ view, box, say }: Props) {
  const half = (box.w - space.xxl) / 2;
  return (
    <Native style={[styles.row, { left: box.x, top: box.y, width: box.w, height: box.h }]}>
      {[BLUE, RED].map((team) => (
        <Meter key={team} team={team} grace={view.grace[team]} width={half} height={box.h} say={say} />
      ))}
    </Native>
  );
}

type MeterProps = {
  readonly team: Team;
  readonly grace: number;
  readonly width: number;
  readonly height: number;
  readonly say: Props['say'];
};

function Meter({ team, grace, width, height, say }: MeterProps) {
  const sign = Math.min(20, height);
  const row = Math.floor(width - sign - NUMBER - 2 * space.s);
  return (
    <Native
      accessible
      role="img"
      aria-label={say(text('strip.grace', { team: teamName(team), grace }))}
      testID={`grace:${team === RED ? 'red' : 'blue'}`}
      style={[styles.meter, team === RED && styles.mirrored, { width }]}
    >
      <Drawing shapes={laurel(team, sign)} width={sign} height={sign} />
      <Text
        kind="lead"
        color={TEAM_TONES[team].bright}
        align="center"
        maxFontSizeMultiplier={1.2}
        style={styles.number}
      >
        {grace}
      </Text>
      <Drawing shapes={graceRow(team, grace, row, 12)} width={row} height={12} />
    </Native>
  );
}

const styles = StyleSheet.create({
  row: { position: 'absolute', flexDirection: 'row', justifyContent: 'space-between' },
  meter: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  mirrored: { flexDirection: 'row-reverse' },
  number: { width: NUMBER },
});
