import { useT } from '@/i18n';
import { Divider, ListRow, Panel, Select, Switch } from '@/ui';
import { battleOf, proposal, SIZES, type Choices } from '../../board/setup/plan';
import { lengthWords } from '../../board/setup/words';
import { DEFAULT_MINUTES, DEFAULT_TURNS } from '../../rules/data';
import { MODES, type Length } from '../../rules/types';
import { useSay } from './useSay';

type Props = { readonly choices: Choices; readonly choose: (choices: Partial<Choices>) => void };

const LENGTHS: readonly Length[] = [
  ...[3, 4, DEFAULT_TURNS, 8, 10, 12].map((turns): Length => ({ by: 'turns', turns })),
  ...[60, DEFAULT_MINUTES].map((minutes): Length => ({ by: 'minutes', minutes })),
  { by: 'later', turns: DEFAULT_TURNS, minutes: DEFAULT_MINUTES },
  { by: 'victory' },
];

const keyOf = (length: Length) => JSON.stringify(length);

/** PORT-054 What is agreed besides armies and table: size, activation, length, payload. */
export function TermsPanel({ choices, choose }: Props) {
  const t = useT();
  const say = useSay();
  const { limit, mode, length } = battleOf(choices);
  const proposed = t(`portal.mode.${proposal(choices)}.name`);
  const sizes = [...new Set<number>([...SIZES, limit])].sort((a, b) => a - b);
  const lengths = LENGTHS.some((one) => keyOf(one) === keyOf(length)) ? LENGTHS : [length, ...LENGTHS];
  return (
    <Panel>
      <ListRow
        title={t('portalSetup.size')}
        note={t('portalSetup.sizeNote')}
        after={
          <Select
            testID="size"
            label={t('portalSetup.size')}
            value={String(limit)}
            choices={sizes.map((size) => ({ value: String(size), label: t('portal.points', { count: size }) }))}
            onChange={(size) => choose({ size: Number(size) })}
          />
        }
      />
      <Divider />
      <ListRow
        title={t('portalSetup.mode')}
        note={`${t(`portal.mode.${mode}.line`)}. ${t('portalSetup.proposed', { mode: proposed })}`}
        after={
          <Select
            testID="mode"
            label={t('portalSetup.mode')}
            value={mode}
            choices={MODES.map((value) => ({
              value,
              label: t(`portal.mode.${value}.name`),
              note: t(`portal.mode.${value}.line`),
            }))}
            onChange={(fights) => choose({ fights })}
          />
        }
      />
      <Divider />
      <ListRow
        title={t('portalSetup.length')}
        after={
          <Select
            testID="length"
            label={t('portalSetup.length')}
            value={keyOf(length)}
            choices={lengths.map((one) => ({ value: keyOf(one), label: say.words(lengthWords(one)) }))}
            onChange={(key) => choose({ lasts: lengths.find((one) => keyOf(one) === key) ?? null })}
          />
        }
      />
      <Divider />
      <ListRow
        title={t('portalSetup.payload')}
        note={t(choices.payloadChecked ? 'portalSetup.payloadOn' : 'portalSetup.payloadOff')}
        after={
          <Switch
            testID="payload:check"
            label={t('portalSetup.payload')}
            value={choices.payloadChecked}
            onChange={(payloadChecked) => choose({ payloadChecked })}
          />
        }
      />
    </Panel>
  );
}
