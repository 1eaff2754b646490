import { Fragment } from 'react';
import { GAME_IDS } from '@/games';
import { FRONTS } from '@/games/fronts';
import { useT } from '@/i18n';
import { Divider, ListRow, Panel } from '@/ui';
import { TitleSelect } from './TitleSelect';

/** The games whose gates may carry one of several names. */
const NAMED = GAME_IDS.filter((id) => FRONTS[id].gate.titles.length > 1);

/** The names on the gates. */
export function GatesPanel() {
  const t = useT();
  return (
    <Panel>
      {NAMED.map((id, index) => {
        const label = t('settings.gateTitle', { name: t(FRONTS[id].gate.titles[0].short) });
        return (
          <Fragment key={id}>
            {index > 0 && <Divider />}
            <ListRow title={label} after={<TitleSelect gameId={id} label={label} testID={`settings:title:${id}`} />} />
          </Fragment>
        );
      })}
    </Panel>
  );
}
