import type { SetupPage } from '@/games/front';
import { chosenIn } from './draft';
import type { Draft } from './types';

type Props = {
  readonly page: SetupPage;
  readonly draft: Draft;
  readonly change: (next: (draft: Draft) => Draft) => void;
};

/** A page of the game's own: it reads all choices and writes its own. */
export function PageStep({ page: { Page }, draft, change }: Props) {
  return (
    <Page
      chosen={chosenIn(draft)}
      seats={draft.seats}
      choose={(choices) => change((now) => ({ ...now, own: { ...now.own, ...choices } }))}
    />
  );
}
