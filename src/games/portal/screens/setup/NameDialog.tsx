import { useState } from 'react';
import { useT } from '@/i18n';
import { Dialog, TextField } from '@/ui';
import { isName, NAME_LENGTH } from '../../rules/army';

type Props = {
  readonly title: string;
  /** What it is called now. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
};

/** Another name for an army, a unit or a table; one that is no name stays unwritten. */
export function NameDialog({ title, name, onClose, onName }: Props) {
  const t = useT();
  const [typed, setTyped] = useState(name);
  const done = () => {
    const trimmed = typed.trim();
    if (isName(trimmed) && !trimmed.startsWith('@')) onName(trimmed);
    onClose();
  };
  return (
    <Dialog
      open
      title={title}
      confirm={t('portalSetup.rename')}
      cancel={t('common.cancel')}
      onConfirm={done}
      onCancel={onClose}
      testID="name"
    >
      <TextField
        label={title}
        value={typed}
        onChangeText={setTyped}
        maxLength={NAME_LENGTH}
        autoFocus
        onSubmitEditing={done}
        testID="name:field"
      />
    </Dialog>
  );
}
