import type { Cue } from '@/games';
import type { AppThunk } from '../state';

/** Lets a player hear and feel something, as far as the settings allow. */
export function feel(cue: Cue): AppThunk<void> {
  return (_dispatch, getState, { services }) => {
    const { sound, haptics } = getState().settings;
    if (sound) services.feedback.sound(cue);
    if (haptics) services.feedback.haptic(cue);
  };
}
