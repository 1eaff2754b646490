import * as Linking from 'expo-linking';
import { Fragment } from 'react';
import { StyleSheet } from 'react-native';
import { GAME_IDS } from '@/games';
import { FRONTS } from '@/games/fronts';
import { useT } from '@/i18n';
import { color, Columns, Divider, ListRow, Panel, Screen, space, Text, TopBar } from '@/ui';
import { useBack } from '../shell/useBack';
import { ICON_AUTHORS } from './iconAuthors';
import licences from './licences.json';

const FONTS = [
  { name: 'Cinzel', by: 'Natanael Gama', page: 'https://fonts.google.com/specimen/Cinzel' },
  {
    name: 'Alegreya Sans',
    by: 'Juan Pablo del Peral, Huerta Tipográfica',
    page: 'https://fonts.google.com/specimen/Alegreya+Sans',
  },
] as const;

/** The work of others in this app, and the terms under which it is here. */
export function CreditsScreen() {
  const t = useT();
  return (
    <Screen maxWidth={1000} top={<TopBar title={t('credits.title')} onBack={useBack()} />}>
      <Columns
        left={
          <>
            <Head>{t('credits.games')}</Head>
            <Panel padded style={styles.paragraphs}>
              {GAME_IDS.map((id) => (
                <Text key={id} color={color.soft}>
                  {t(FRONTS[id].gate.credit)}
                </Text>
              ))}
              <Text color={color.soft}>{t('credits.gamesNote')}</Text>
            </Panel>
            <Head>{t('credits.fonts')}</Head>
            <Linked
              items={FONTS.map(({ name, by, page }) => ({
                title: name,
                note: t('credits.byLicence', { name: by, licence: 'OFL 1.1' }),
                page,
              }))}
            />
            <Head>{t('credits.icons')}</Head>
            <Text kind="note" color={color.soft} style={styles.text}>
              {t('credits.iconsNote')}
            </Text>
            <Linked
              items={ICON_AUTHORS.map(({ name, icons, page }) => ({ title: name, note: icons.join(', '), page }))}
            />
          </>
        }
        right={<Packages />}
      />
    </Screen>
  );
}

function Packages() {
  const t = useT();
  return (
    <>
      <Head>{t('credits.packages')}</Head>
      <Text kind="note" color={color.soft} style={styles.text}>
        {t('credits.packagesNote')}
      </Text>
      <Panel padded style={styles.paragraphs}>
        {licences.map(({ name, version, licence }) => (
          <Text key={name} kind="note" color={color.soft}>
            <Text kind="label">{name}</Text> {version}, {licence}
          </Text>
        ))}
      </Panel>
    </>
  );
}

type Item = { readonly title: string; readonly note: string; readonly page: string };

function Linked({ items }: { items: readonly Item[] }) {
  return (
    <Panel>
      {items.map(({ title, note, page }, index) => (
        <Fragment key={title}>
          {index > 0 && <Divider />}
          <ListRow title={title} note={note} onPress={() => void Linking.openURL(page)} />
        </Fragment>
      ))}
    </Panel>
  );
}

function Head({ children }: { children: string }) {
  return (
    <Text kind="section" style={[styles.text, styles.head]}>
      {children}
    </Text>
  );
}

const styles = StyleSheet.create({
  text: { paddingHorizontal: space.s },
  head: { marginTop: space.s, marginBottom: -space.s },
  paragraphs: { gap: space.l },
});
