import { apply, shownTo, type Tagged, type Viewer } from '@/engine';
import { mustEqual } from '../must';
import type { Moment } from './moment';

/** A match hides something from its first move to its last or not at all; where it does not, all see the same. */
export function checkOpen<S, A extends Tagged, E extends Tagged, V, C>({
  subject: { game },
  match: { state, setup },
  first,
  next,
}: Moment<S, A, E, V, C>): void {
  const hides = game.hides(state);
  mustEqual(hides, game.hides(first), 'secrets in the whole match or in none of it');
  if (hides) return;
  const everybody: Viewer[] = Array.from({ length: setup.seats }, (_, seat) => seat);
  const events = next ? apply(game, state, next).events : [];
  for (const viewer of everybody) {
    mustEqual(
      withoutViewer(game.view(state, viewer)),
      withoutViewer(game.view(state, 'table')),
      `nothing hidden from anybody, but ${viewer} sees something else than the table`,
    );
    mustEqual(
      shownTo(game, events, viewer),
      shownTo(game, events, 'table'),
      `nothing hidden from anybody, but ${viewer} is shown something else than the table`,
    );
  }
}

/** Who is looking may differ. */
function withoutViewer<V>(view: V): object {
  return { ...view, viewer: null };
}
