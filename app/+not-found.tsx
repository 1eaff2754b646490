import { NotFoundScreen } from '@/screens/shell/NotFoundScreen';

export default function NotFound() {
  return <NotFoundScreen />;
}
