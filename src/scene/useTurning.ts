import { useEffect, useState } from 'react';
import { AppState } from 'react-native';
import { useFrameCallback, useSharedValue } from 'react-native-reanimated';
import { motion } from '@/look/tokens';

/** A slow turn needs no more than 30 pictures a second. */
const FRAME_MS = 1000 / 30 - 2;
const FULL_TURN = Math.PI * 2;

/** The angle of the swirls. It stands still, and costs nothing, unless they turn, are in sight and the app is in front. */
export const useTurning = (turns: boolean, inSight?: () => boolean) => {
  const angle = useSharedValue(0);
  const pending = useSharedValue(0);
  const frames = useFrameCallback(({ timeSincePreviousFrame }) => {
    const passed = pending.get() + Math.min(timeSincePreviousFrame ?? 0, 100);
    pending.set(passed < FRAME_MS ? passed : 0);
    if (passed >= FRAME_MS && (inSight === undefined || inSight()))
      angle.set((angle.get() + (passed / motion.swirlTurn) * FULL_TURN) % FULL_TURN);
  }, false);
  const active = useIsActive() && turns;
  useEffect(() => {
    frames.setActive(active);
    return () => frames.setActive(false);
  }, [frames, active]);
  return angle;
};

const useIsActive = (): boolean => {
  const [active, setActive] = useState(AppState.currentState !== 'background');
  useEffect(() => {
    const subscription = AppState.addEventListener('change', (state) => setActive(state === 'active'));
    return () => subscription.remove();
  }, []);
  return active;
};
