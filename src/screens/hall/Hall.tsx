import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useT } from '@/i18n';
import { useSettings } from '@/store';
import { useLayout } from '@/ui';
import { useHasContinue } from './Continue';
import { gateFacts } from './gateFacts';
import { hallLayout } from './hallLayout';
import { StripHall } from './StripHall';
import { UprightHall } from './UprightHall';

/** Home: four gates, the matches that wait, and the way to everything else. */
export function Hall() {
  const room = useLayout();
  const insets = useSafeAreaInsets();
  const waiting = useHasContinue();
  const layout = hallLayout({ ...room, insets, waiting });
  const gates = gateFacts(useSettings(), useT());
  const Arrangement = layout.kind === 'strip' ? StripHall : UprightHall;
  return <Arrangement layout={layout} gates={gates} waiting={waiting} />;
}
