import { useEffect, useEffectEvent, useState } from 'react';
import { BackHandler } from 'react-native';

export type Steps = {
  /** 0 is who plays and with which options; the pages of the game follow. */
  readonly step: number;
  readonly go: (step: number) => void;
  /** One step back, and from the first one away from the screen. */
  readonly back: () => void;
};

/** Where somebody is on the way to Start. What has been chosen does not depend on it. */
export function useSteps(pages: number, inFront: boolean, leave: () => void): Steps {
  const [asked, setAsked] = useState(0);
  // A page may be gone by what was chosen since.
  const step = Math.min(asked, pages);
  const back = () => (step > 0 ? setAsked(step - 1) : leave());
  const pressed = useEffectEvent(() => {
    if (step === 0) return false;
    back();
    return true;
  });
  useEffect(() => {
    if (!inFront) return;
    const subscription = BackHandler.addEventListener('hardwareBackPress', () => pressed());
    return () => subscription.remove();
  }, [inFront]);
  return { step, go: setAsked, back };
}
