import { useState } from 'react';
import { marchBetween, NO_MARCH, type March } from '../../board/assault/march';
import type { View } from '../../rules';

/** The Assault between the view before and this one, on all maps at once, until the next change of what stands on them. */
export function useMarchOf(view: View): March {
  const [seen, setSeen] = useState({ view, march: NO_MARCH });
  if (seen.view !== view) {
    const march = marchBetween(seen.view, view);
    const goesOn = march.length === 0 && JSON.stringify(seen.view.foes) === JSON.stringify(view.foes);
    setSeen({ view, march: goesOn ? seen.march : march });
  }
  return seen.march;
}
