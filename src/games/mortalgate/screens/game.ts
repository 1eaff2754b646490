import type { ComponentProps } from 'react';
import type { TableTop } from '@/screens/table/TableTop';
import { mortalgate } from '../rules';

/** The game by whose rulebook the table explains itself. */
export const GAME = mortalgate.id as ComponentProps<typeof TableTop>['gameId'];
