import { Hall } from '@/screens/hall/Hall';

export default function Home() {
  return <Hall />;
}
