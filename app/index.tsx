import { Text } from 'react-native';

export default function Home() {
  return <Text testID="hall">Gatehouse</Text>;
}
