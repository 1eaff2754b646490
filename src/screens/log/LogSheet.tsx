import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useT } from '@/i18n';
import type { SeatSetup } from '@/store';
import { motion, Sheet, space } from '@/ui';
import type { Opens } from './LogList';
import { MatchLog } from './MatchLog';
import type { Logged } from './useLog';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What lines open, once this sheet is away. */
  readonly opens?: Opens;
  readonly table: Logged & { readonly seats: readonly SeatSetup[] };
};

/** The drawer with the whole log of a match as its viewer may read it. */
export function LogSheet({ open, onClose, table, opens }: Props) {
  const t = useT();
  const { bottom } = useSafeAreaInsets();
  const closing: Opens = (line) => {
    const show = opens?.(line);
    if (!show) return null;
    return () => {
      onClose();
      // Some systems show no second sheet before the first one is gone.
      setTimeout(show, motion.sheetOut + 100);
    };
  };
  return (
    <Sheet list open={open} onClose={onClose} title={t('log.title')} testID="log:sheet">
      {open && <MatchLog table={table} opens={closing} foot={bottom + space.xxl} />}
    </Sheet>
  );
}
