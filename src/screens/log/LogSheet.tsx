import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useT } from '@/i18n';
import type { SeatSetup } from '@/store';
import { Sheet, space } from '@/ui';
import { MatchLog } from './MatchLog';
import type { Logged } from './useLog';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly table: Logged & { readonly seats: readonly SeatSetup[] };
};

/** The drawer with the whole log of a match as its viewer may read it. */
export function LogSheet({ open, onClose, table }: Props) {
  const t = useT();
  const { bottom } = useSafeAreaInsets();
  return (
    <Sheet list open={open} onClose={onClose} title={t('log.title')} testID="log:sheet">
      {open && <MatchLog table={table} foot={bottom + space.xxl} />}
    </Sheet>
  );
}
