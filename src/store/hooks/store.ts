import { useDispatch, useSelector } from 'react-redux';

import type { AppDispatch, RootState } from '../state';

/** Reads from the store of the app. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** Dispatches actions and thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
