import { Fragment } from 'react';
import { StyleSheet } from 'react-native';
import type { GameFront, GameOption } from '@/games/front';
import { useT } from '@/i18n';
import { Divider, ListRow, Panel, Select, space, Switch, Text } from '@/ui';
import type { Draft, OptionValue } from './draft';
import { TitleChoice } from './TitleChoice';

type Props = { readonly front: GameFront; readonly draft: Draft; readonly change: (next: (draft: Draft) => Draft) => void };

/** The options of a game, each with what it means. */
export function OptionList({ front, draft, change }: Props) {
  const t = useT();
  const set = (key: string, value: OptionValue) => change((now) => ({ ...now, config: { ...now.config, [key]: value } }));
  return (
    <>
      <Text kind="section" style={styles.head}>{t('newGame.options')}</Text>
      <Panel>
        {front.options.map((option, index) => (
          <Fragment key={option.key}>
            {index > 0 && <Divider />}
            <OptionRow option={option} draft={draft} onChange={(value) => set(option.key, value)} />
          </Fragment>
        ))}
        <TitleChoice front={front} />
      </Panel>
    </>
  );
}

function OptionRow({ option, draft, onChange }: { option: GameOption; draft: Draft; onChange: (value: OptionValue) => void }) {
  const t = useT();
  const value = draft.config[option.key];
  const title = t(option.title);
  if (option.kind === 'switch') {
    const note = t(value === true ? option.on : option.off);
    return <ListRow title={title} note={note} after={<Switch testID={`option:${option.key}`} label={title} hint={note} value={value === true} onChange={onChange} />} />;
  }
  const seats = draft.seats.map((seat, index) => ({ value: String(index), label: seat.name || t('common.seat', { n: index + 1 }) }));
  const name = typeof value === 'number' ? seats[value]?.label : undefined;
  return (
    <ListRow
      title={title}
      note={name === undefined ? t(option.randomNote) : t(option.seatNote, { name })}
      after={
        <Select
          testID={`option:${option.key}`}
          label={title}
          value={typeof value === 'number' ? String(value) : 'random'}
          choices={[{ value: 'random', label: t(option.random), note: t(option.randomNote) }, ...seats]}
          onChange={(next) => onChange(next === 'random' ? next : Number(next))}
        />
      }
    />
  );
}

const styles = StyleSheet.create({ head: { paddingHorizontal: space.s, marginTop: space.s, marginBottom: -space.s } });
