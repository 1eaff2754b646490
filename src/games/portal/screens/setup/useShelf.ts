import { useEffect } from 'react';
import { useHandOver } from '@/screens/saves/useExport';
import {
  exportKeepsake,
  importKeepsake,
  keep,
  loadKeepsakes,
  notify,
  removeKeepsake,
  useAppDispatch,
  useKeepsakes,
  type Keepsake,
} from '@/store';
import { readTable, type TableDesign } from '../../rules/agreed';
import { readArmy } from '../../rules/army';
import type { ArmyList } from '../../rules/types';

const GAME = 'portal';

/** Something of one's own on the shelf. */
export type Own<T> = { readonly id: string; readonly name: string; readonly updatedAt: number; readonly contents: T };

function ownOf<T>(kept: readonly Keepsake[], kind: string, read: (value: unknown) => T | undefined): readonly Own<T>[] {
  return kept.flatMap(({ id, name, updatedAt, contents, ...one }) => {
    const known = one.kind === kind && contents !== null ? read(contents) : undefined;
    return known === undefined ? [] : [{ id, name, updatedAt, contents: known }];
  });
}

const armyFrom = (value: unknown): ArmyList | undefined => {
  const read = readArmy(value);
  return 'army' in read ? read.army : undefined;
};
const tableFrom = (value: unknown): TableDesign | undefined => {
  const read = readTable(value);
  return 'design' in read ? read.design : undefined;
};

/** The own armies and tables, and what can be done with them; what goes wrong is said. */
export function useShelf() {
  const dispatch = useAppDispatch();
  const handOver = useHandOver();
  const kept = useKeepsakes(GAME);
  useEffect(() => {
    void dispatch(loadKeepsakes(GAME));
  }, [dispatch]);
  const store = async (kind: 'army' | 'table', name: string, contents: object, id?: string) => {
    const made = await dispatch(keep({ gameId: GAME, kind, name, contents, ...(id !== undefined && { id }) }));
    if ('problem' in made) return undefined;
    dispatch(notify({ words: { key: 'portalSetup.saved', params: { name } } }));
    return made.id;
  };
  return {
    armies: ownOf(kept, 'army', armyFrom),
    tables: ownOf(kept, 'table', tableFrom),
    keepArmy: (army: ArmyList, id?: string) => store('army', army.name, army, id),
    keepTable: (name: string, design: TableDesign, id?: string) => store('table', name, design, id),
    share: async (id: string) => handOver(await dispatch(exportKeepsake(GAME, id))),
    take: async (text: string) => {
      const made = await dispatch(importKeepsake(text));
      if ('id' in made) dispatch(notify({ words: { key: 'portalSetup.taken' } }));
    },
    remove: (id: string) => dispatch(removeKeepsake(GAME, id)),
  };
}
