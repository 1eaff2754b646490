import { createContext, use } from 'react';
import { Platform } from 'react-native';

/** Whether the screen is turned half round, for whoever sits opposite. */
export const TurnedContext = createContext(false);

/** How a finger's numbers are read on a screen that may be turned. */
export type Facing = {
  /** Ways and speeds of a finger are told in the window's directions; times this they are those of the screen. */
  readonly sign: 1 | -1;
  /** Browsers tell the place of a finger from the corner that is top left in the window; elsewhere it is the view's own. */
  readonly mirrored: boolean;
};

const STRAIGHT: Facing = { sign: 1, mirrored: false };
const TURNED: Facing = { sign: -1, mirrored: Platform.OS === 'web' };

/** The way the screen faces now. */
export function useFacing(): Facing {
  return use(TurnedContext) ? TURNED : STRAIGHT;
}

/** Where a finger is along a side of a view, counted from the view's own left or top. */
export const ownPlace = ({ mirrored }: Facing, at: number, side: number): number => {
  'worklet';
  return mirrored ? side - at : at;
};
