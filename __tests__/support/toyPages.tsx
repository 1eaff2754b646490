import { Text } from 'react-native';
import type { Chosen, SetupPage, SetupPageProps } from '@/games/front';
import { Touchable } from '@/ui';

const armiesIn = ({ armies }: Chosen): readonly number[] => (Array.isArray(armies) ? armies.map(Number) : []);

/** A tap on a seat gives it one figure more. */
function Armies({ chosen, seats, choose }: SetupPageProps) {
  return seats.map(({ name }, seat) => (
    <Touchable
      key={name}
      testID={`army:${seat}`}
      onPress={() => choose({ armies: seats.map((_, at) => (armiesIn(chosen)[at] ?? 0) + (at === seat ? 1 : 0)) })}
    >
      <Text>{`${name}: ${armiesIn(chosen)[seat] ?? 0}`}</Text>
    </Touchable>
  ));
}

/** Each seat has an army; one of no figures at all cannot fight. */
const armies: SetupPage = {
  id: 'armies',
  title: 'newGame.seats',
  Page: Armies,
  read: (last, seats) => ({ armies: Array.from({ length: seats }, (_, seat) => armiesIn(last)[seat] ?? 0) }),
  problem: (chosen, seats) =>
    seats.every((_, seat) => (armiesIn(chosen)[seat] ?? 0) > 0) ? undefined : 'newGame.order',
  follow: (chosen, order) => ({ armies: order.map((seat) => armiesIn(chosen)[seat] ?? 0) }),
};

/** Only those who fight to the end choose a ground. */
const terrain: SetupPage = {
  id: 'terrain',
  title: 'newGame.options',
  Page: ({ chosen, choose }) => (
    <Touchable testID="terrain:hill" onPress={() => choose({ terrain: 'hill' })}>
      <Text>{`terrain ${String(chosen.terrain)}`}</Text>
    </Touchable>
  ),
  read: ({ terrain: last }) => ({ terrain: typeof last === 'string' ? last : 'plain' }),
  shown: ({ wispOwnerWaits }) => wispOwnerWaits === true,
};

/** Two pages such as a game with armies and terrain would bring. */
export const TOY_PAGES: readonly SetupPage[] = [armies, terrain];
