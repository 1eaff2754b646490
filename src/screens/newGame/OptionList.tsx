import { Fragment } from 'react';
import { StyleSheet } from 'react-native';
import type { GameId } from '@/games';
import type { GameFront, GameOption, OptionChoice } from '@/games/front';
import { useT } from '@/i18n';
import { Divider, ListRow, Panel, Select, space, Switch, Text } from '@/ui';
import { shownIn } from './draft';
import type { Draft, OptionValue } from './types';
import { chosenBySeat, chosenSeat, rowOf, withPlace, withSeatChoice } from './values';
import { TitleChoice } from './TitleChoice';

type Props = {
  readonly gameId: GameId;
  readonly front: GameFront;
  readonly draft: Draft;
  readonly change: (next: (draft: Draft) => Draft) => void;
};

/** The options of a game, each with what it means. */
export function OptionList({ gameId, front, draft, change }: Props) {
  const t = useT();
  const set = (key: string, value: OptionValue) =>
    change((now) => ({ ...now, config: { ...now.config, [key]: value } }));
  return (
    <>
      <Text kind="section" style={styles.head}>
        {t('newGame.options')}
      </Text>
      <Panel>
        {shownIn(draft, front.options).map((option, index) => (
          <Fragment key={option.key}>
            {index > 0 && <Divider />}
            {option.kind === 'perSeat' ? (
              <SeatRows
                option={option}
                draft={draft}
                onChange={(seat, value) => change((now) => withSeatChoice(now, option, seat, value))}
              />
            ) : (
              <OptionRow option={option} draft={draft} onChange={(value) => set(option.key, value)} />
            )}
          </Fragment>
        ))}
        <TitleChoice gameId={gameId} />
      </Panel>
    </>
  );
}

type Kind<K extends GameOption['kind']> = Extract<GameOption, { kind: K }>;

/** The choices of an option in words. */
function useChoices({ choices }: { readonly choices: readonly OptionChoice[] }) {
  const t = useT();
  return choices.map(({ value, label, params, note }) => ({
    value,
    label: t(label, params),
    ...(note && { note: t(note) }),
  }));
}

/** A row for each seat. */
function SeatRows({
  option,
  draft,
  onChange,
}: {
  option: Kind<'perSeat'>;
  draft: Draft;
  onChange: (seat: number, value: string) => void;
}) {
  const t = useT();
  const choices = useChoices(option);
  return draft.seats.map(({ name, look }, seat) => {
    const label = t(option.of, { name: name || t('common.seat', { n: seat + 1 }) });
    const value = chosenBySeat(option, draft.config[option.key], seat);
    return (
      <ListRow
        key={look}
        title={label}
        after={
          <Select
            testID={`option:${option.key}:${seat}`}
            label={label}
            value={value}
            choices={choices}
            onChange={(next) => onChange(seat, next)}
          />
        }
      />
    );
  });
}

function ChoiceRow({
  option,
  value,
  onChange,
}: {
  option: Kind<'choice'>;
  value: OptionValue | undefined;
  onChange: (value: string) => void;
}) {
  const title = useT()(option.title);
  const choices = useChoices(option);
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <ListRow
      title={title}
      note={chosen?.note}
      after={
        <Select
          testID={`option:${option.key}`}
          label={title}
          value={chosen?.value ?? option.initial}
          choices={choices}
          onChange={onChange}
        />
      }
    />
  );
}

function OptionRow({
  option,
  draft,
  onChange,
}: {
  option: Exclude<GameOption, { kind: 'perSeat' }>;
  draft: Draft;
  onChange: (value: OptionValue) => void;
}) {
  const t = useT();
  const value = draft.config[option.key];
  const title = t(option.title);
  if (option.kind === 'choice') return <ChoiceRow option={option} value={value} onChange={onChange} />;
  if (option.kind === 'switch') {
    const note = t(value === true ? option.on : option.off);
    return (
      <ListRow
        title={title}
        note={note}
        after={
          <Switch
            testID={`option:${option.key}`}
            label={title}
            hint={note}
            value={value === true}
            onChange={onChange}
          />
        }
      />
    );
  }
  if (option.kind === 'row') return <PlaceRows option={option} draft={draft} onChange={onChange} />;
  return <SeatChoice option={option} draft={draft} onChange={onChange} />;
}

function SeatChoice({
  option,
  draft,
  onChange,
}: {
  option: Kind<'seat'>;
  draft: Draft;
  onChange: (value: OptionValue) => void;
}) {
  const t = useT();
  const title = t(option.title);
  const { random } = option;
  const seats = draft.seats.map(({ name }, index) => ({
    value: String(index),
    label: name || t('common.seat', { n: index + 1 }),
  }));
  const lot = random ? [{ value: 'random', label: t(random.label), note: t(random.note) }] : [];
  const value = String(chosenSeat(option, draft.config[option.key]));
  const name = seats.find((seat) => seat.value === value)?.label;
  return (
    <ListRow
      title={title}
      note={name === undefined ? lot[0]?.note : t(option.seatNote, { name })}
      after={
        <Select
          testID={`option:${option.key}`}
          label={title}
          value={value}
          choices={[...lot, ...seats]}
          onChange={(next) => onChange(next === 'random' ? next : Number(next))}
        />
      }
    />
  );
}

/** A heading, and a row for each value. */
function PlaceRows({
  option,
  draft,
  onChange,
}: {
  option: Kind<'row'>;
  draft: Draft;
  onChange: (value: OptionValue) => void;
}) {
  const t = useT();
  const choices = useChoices(option);
  const row = rowOf(draft.config[option.key] ?? option.initial.join(' '));
  return (
    <>
      <ListRow title={t(option.title)} note={t(option.note)} />
      {row.map((value, place) => {
        const seat = option.seatOf(place, draft.config, draft.seats.length);
        const label = t(option.of, {
          n: place + 1,
          name: draft.seats[seat]?.name || t('common.seat', { n: seat + 1 }),
        });
        const select = (
          <Select
            testID={`option:${option.key}:${place}`}
            label={label}
            value={value}
            choices={choices}
            onChange={(next) => onChange(withPlace(row, place, next))}
          />
        );
        // The places never change their order.
        return <ListRow key={place} title={label} after={select} />;
      })}
    </>
  );
}

const styles = StyleSheet.create({ head: { paddingHorizontal: space.s, marginTop: space.s, marginBottom: -space.s } });
