import { useState } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import { SceneCanvas } from '@/scene/SceneCanvas';
import type { Opens } from '@/screens/log/LogList';
import { LogSheet } from '@/screens/log/LogSheet';
import { isSolePerson } from '@/screens/table/solePerson';
import { TableState, TableTop } from '@/screens/table/TableTop';
import { useSay } from '@/screens/table/useSay';
import type { OpenTable } from '@/store';
import { StoneWall, useReducedMotion, useRoom } from '@/ui';
import { useT } from '@/i18n';
import { draftLayout } from '../../board/draft/layout';
import { draftScene } from '../../board/draft/scene';
import { deciding, isFree, nextFree } from '../../board/draft/state';
import { draftTargets } from '../../board/draft/targets';
import { lookOfLine } from '../../board/lookOfLine';
import { parseTarget } from '../../board/ids';
import { HEROES, teamName, type Action, type Event, type HeroId, type View } from '../../rules';
import { DraftSheet } from './DraftSheet';

type Props = { readonly table: OpenTable<Action, View, Event> };

/** Before the first turn: roll-off, picks, and the order of each team. */
export function DraftTable({ table }: Props) {
  const { view, seats } = table;
  const t = useT();
  const say = useSay(seats);
  const reduced = useReducedMotion();
  const [log, setLog] = useState(false);
  const [chosen, setChosen] = useState<HeroId | null>(null);
  const layout = draftLayout(useRoom());
  const names = seats.map(({ name }) => name);
  const { team, seat } = deciding(view);
  const opened = openedIn(view, chosen);
  const params = { name: names[seat] ?? '', team: say(teamName(team)) };
  const picks = { ...params, pick: view.picks.length + 1, of: HEROES.length };
  const line =
    view.phase === 'draft'
      ? t('mortalgate.draft.picking', picks)
      : view.phase === 'order'
        ? t('mortalgate.draft.ordering', params)
        : t(isSolePerson(seats, seat) ? 'mortalgate.draft.youChoose' : 'mortalgate.draft.choosing', params);
  const opens: Opens = (entry) => {
    const named = lookOfLine(entry);
    return named?.type === 'hero' ? () => setChosen(named.hero) : null;
  };
  const shown = { view, layout, names, opened };
  return (
    <Native style={styles.table} testID="draft">
      <StoneWall contrast={0.6} />
      <SceneCanvas
        scene={draftScene({ ...shown, say })}
        targets={draftTargets(shown)}
        words={say}
        onTap={(id) => {
          const target = parseTarget(id);
          if (target?.kind === 'hero') setChosen(target.hero);
        }}
        reducedMotion={reduced}
      />
      <TableTop gameId="mortalgate" box={layout.top} onLog={() => setLog(true)}>
        <TableState
          title={t(view.phase === 'order' ? 'mortalgate.draft.orderTitle' : 'mortalgate.draft.title')}
          line={[line, `${params.name} · ${params.team}`, params.team]}
          bright={table.toMove.some((one) => one === table.viewer)}
          narrow={layout.top.w < 340}
        />
      </TableTop>
      <DraftSheet table={table} box={layout.sheet} beside={layout.beside} opened={opened} onOpen={setChosen} />
      <LogSheet open={log} onClose={() => setLog(false)} table={table} opens={opens} />
    </Native>
  );
}

/** Never an empty sheet: the hero that was tapped, else the first that is free. A picked one makes way for the next. */
function openedIn(view: View, chosen: HeroId | null): HeroId | null {
  if (view.phase !== 'draft') return chosen;
  const hero = chosen ?? 0;
  return chosen !== null || isFree(view, hero) ? hero : nextFree(view, hero, 1);
}

const styles = StyleSheet.create({ table: { flex: 1, overflow: 'hidden' } });
