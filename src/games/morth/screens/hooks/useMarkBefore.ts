import { useState } from 'react';
import type { View } from '../../rules';

/** MOR-048 Where the mark was before the move that led to this view: a portal that comes up with it turns from there. */
export function useMarkBefore(view: View): number {
  const [seen, setSeen] = useState({ view, before: view.mark });
  if (seen.view !== view) setSeen({ view, before: seen.view.mark });
  return seen.before;
}
