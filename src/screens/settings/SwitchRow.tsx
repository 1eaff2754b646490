import { useT } from '@/i18n';
import { changeSettings, useAppDispatch, useSettings } from '@/store';
import { ListRow, Switch } from '@/ui';

/** A setting that is on or off, with what it means. */
export function SwitchRow({ name }: { name: 'sound' | 'haptics' | 'keepAwake' | 'turnScreen' | 'patterns' | 'doubt' }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const value = useSettings()[name];
  const title = t(`settings.${name}`);
  const note = t(`settings.${name}Note`);
  return (
    <ListRow
      title={title}
      note={note}
      after={
        <Switch
          testID={`settings:${name}`}
          label={title}
          hint={note}
          value={value}
          onChange={(next) => void dispatch(changeSettings({ [name]: next }))}
        />
      }
    />
  );
}
