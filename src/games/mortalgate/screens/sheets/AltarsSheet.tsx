import { useT } from '@/i18n';
import { Sheet } from '@/ui';
import { ALTARS, distance, OFF, type AltarId, type View } from '../../rules';
import { AltarList, type AltarProps } from '../panel/AltarList';

type Props = AltarProps & { readonly open: boolean; readonly onClose: () => void };

/** All altars, the nearest to the hero on turn first: the way to one begins here, wherever the camera is. */
export function AltarsSheet({ open, onClose, onAltar, onExplain, ...rest }: Props) {
  const t = useT();
  const closing = (go: (altar: AltarId) => void) => (altar: AltarId) => {
    onClose();
    go(altar);
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('mortalgateTable.board.altars')} testID="altars:sheet">
      <AltarList altars={nearestFirst(rest.view)} onAltar={closing(onAltar)} onExplain={closing(onExplain)} {...rest} />
    </Sheet>
  );
}

function nearestFirst({ heroes, turn }: View): readonly AltarId[] {
  const { node } = heroes[turn.hero];
  const altars = ALTARS.map((_, altar) => altar);
  const far = (altar: AltarId) => distance(node, ALTARS[altar].node);
  return node === OFF ? altars : altars.sort((a, b) => far(a) - far(b) || a - b);
}
