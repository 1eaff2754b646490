import { StyleSheet } from 'react-native';
import { LANGUAGES as SPOKEN, useT } from '@/i18n';
import { changeSettings, COACHES, DOORS, MOTIONS, useAppDispatch, useSettings, type Settings } from '@/store';
import { Columns, Divider, ListRow, Panel, Screen, Segment, Select, space, Text, TopBar, useLayout } from '@/ui';
import { useBack } from '../shell/useBack';
import { AboutPanel } from './AboutPanel';
import { GatesPanel } from './GatesPanel';
import { SwitchRow } from './SwitchRow';

const SPEED_NAMES = { '0.5': 'half', '1': 'normal', '2': 'double', '4': 'fourfold' } as const;
type SpeedKey = keyof typeof SPEED_NAMES;
const SPEED_VALUES: Record<SpeedKey, Settings['speed']> = { '0.5': 0.5, '1': 1, '2': 2, '4': 4 };
const SPEED_KEYS: readonly SpeedKey[] = ['0.5', '1', '2', '4'];

/** Everything the player can set for the whole app. Each change works and is stored at once. */
export function SettingsScreen() {
  const t = useT();
  return (
    <Screen maxWidth={1000} top={<TopBar title={t('settings.title')} onBack={useBack()} />}>
      <Columns
        left={
          <>
            <LanguagePanel />
            <TablePanel />
          </>
        }
        right={
          <>
            <SeeingPanel />
            <Head>{t('settings.gates')}</Head>
            <GatesPanel />
            <Head>{t('settings.about')}</Head>
            <AboutPanel />
          </>
        }
      />
    </Screen>
  );
}

function useSetting() {
  const dispatch = useAppDispatch();
  return { settings: useSettings(), set: (changes: Partial<Settings>) => void dispatch(changeSettings(changes)) };
}

function Head({ children }: { children: string }) {
  return (
    <Text kind="section" style={styles.head}>
      {children}
    </Text>
  );
}

function LanguagePanel() {
  const t = useT();
  const { settings, set } = useSetting();
  const choices = [
    { value: 'system' as const, label: t('settings.languageSystem') },
    ...SPOKEN.map((value) => ({ value, label: t(`settings.languages.${value}`) })),
  ];
  return (
    <Panel>
      <ListRow
        title={t('settings.language')}
        after={
          <Select
            testID="settings:language"
            label={t('settings.language')}
            value={settings.language}
            choices={choices}
            onChange={(language) => set({ language })}
          />
        }
      />
    </Panel>
  );
}

function TablePanel() {
  const t = useT();
  const { isTablet } = useLayout();
  const { settings, set } = useSetting();
  const speeds = SPEED_KEYS.map((value) => ({ value, label: t(`settings.speeds.${SPEED_NAMES[value]}`) }));
  const speed = SPEED_KEYS.find((key) => SPEED_VALUES[key] === settings.speed) ?? '1';
  return (
    <>
      <Head>{t('settings.play')}</Head>
      <Panel>
        <SwitchRow name="sound" />
        <Divider />
        <SwitchRow name="haptics" />
        <Divider />
        <SwitchRow name="keepAwake" />
        <Divider />
        {isTablet && (
          <>
            <SwitchRow name="turnScreen" />
            <Divider />
          </>
        )}
        <ListRow
          title={t('settings.coach')}
          note={t('settings.coachNote')}
          after={
            <Select
              testID="settings:coach"
              label={t('settings.coach')}
              value={settings.coach}
              choices={COACHES.map((value) => ({ value, label: t(`settings.coaches.${value}`) }))}
              onChange={(coach) => set({ coach })}
            />
          }
        />
        <Divider />
        {settings.coach !== 'off' && (
          <>
            <SwitchRow name="doubt" />
            <Divider />
          </>
        )}
        <ListRow
          title={t('settings.doors')}
          note={t('settings.doorsNote')}
          after={
            <Select
              testID="settings:doors"
              label={t('settings.doors')}
              value={settings.doors}
              choices={DOORS.map((value) => ({ value, label: t(`settings.doorChoices.${value}`) }))}
              onChange={(doors) => set({ doors })}
            />
          }
        />
        <Divider />
        <ListRow
          title={t('settings.speed')}
          note={t('settings.speedNote')}
          after={
            <Select
              testID="settings:speed"
              label={t('settings.speed')}
              value={speed}
              choices={speeds}
              onChange={(key) => set({ speed: SPEED_VALUES[key] })}
            />
          }
        />
      </Panel>
    </>
  );
}

function SeeingPanel() {
  const t = useT();
  const { settings, set } = useSetting();
  const motions = MOTIONS.map((value) => ({ value, label: t(`settings.motions.${value}`) }));
  const hands = (['left', 'right'] as const).map((value) => ({ value, label: t(`settings.hands.${value}`) }));
  return (
    <>
      <Head>{t('settings.see')}</Head>
      <Panel>
        <ListRow
          title={t('settings.reducedMotion')}
          note={t('settings.reducedMotionNote')}
          after={
            <Select
              testID="settings:reducedMotion"
              label={t('settings.reducedMotion')}
              value={settings.reducedMotion}
              choices={motions}
              onChange={(reducedMotion) => set({ reducedMotion })}
            />
          }
        />
        <Divider />
        <SwitchRow name="patterns" />
        <Divider />
        <ListRow
          title={t('settings.hand')}
          note={t('settings.handNote')}
          after={
            <Segment
              compact
              testID="settings:hand"
              label={t('settings.hand')}
              value={settings.hand}
              choices={hands}
              onChange={(hand) => set({ hand })}
            />
          }
        />
      </Panel>
    </>
  );
}

const styles = StyleSheet.create({ head: { paddingHorizontal: space.s, marginTop: space.s, marginBottom: -space.s } });
