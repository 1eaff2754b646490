import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';
import {
  ImpactFeedbackStyle,
  impactAsync,
  NotificationFeedbackType,
  notificationAsync,
  selectionAsync,
} from 'expo-haptics';

import activate from '../../assets/sounds/activate.wav';
import end from '../../assets/sounds/end.wav';
import gain from '../../assets/sounds/gain.wav';
import loss from '../../assets/sounds/loss.wav';
import move from '../../assets/sounds/move.wav';
import shuffle from '../../assets/sounds/shuffle.wav';
import turn from '../../assets/sounds/turn.wav';
import type { Cue } from '@/games';
import type { Feedback } from './services';

const SOUNDS: Readonly<Record<Cue, number>> = { move, turn, shuffle, gain, loss, activate, end };

const HAPTICS: Readonly<Record<Cue, () => Promise<void>>> = {
  move: () => selectionAsync(),
  turn: () => impactAsync(ImpactFeedbackStyle.Medium),
  shuffle: () => impactAsync(ImpactFeedbackStyle.Light),
  gain: () => impactAsync(ImpactFeedbackStyle.Light),
  loss: () => notificationAsync(NotificationFeedbackType.Warning),
  activate: () => notificationAsync(NotificationFeedbackType.Success),
  end: () => impactAsync(ImpactFeedbackStyle.Heavy),
};

/** Sound and vibration of the device. A game must go on where there is neither, so what fails here is left unsaid. */
export function makeDeviceFeedback(): Feedback {
  const players = new Map<Cue, AudioPlayer>();
  function playerOf(cue: Cue): AudioPlayer {
    const known = players.get(cue);
    if (known) return known;
    // The ring switch silences the game, and somebody's music goes on.
    if (players.size === 0)
      setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }).catch(ignore);
    const player = createAudioPlayer(SOUNDS[cue]);
    players.set(cue, player);
    return player;
  }
  return {
    sound: (cue) => {
      if (!isTouched()) return;
      try {
        const player = playerOf(cue);
        player.seekTo(0).catch(ignore);
        player.play();
      } catch {
        ignore();
      }
    },
    haptic: (cue) => {
      if (isTouched()) HAPTICS[cue]().catch(ignore);
    },
  };
}

/** Browsers are silent, and complain about attempts, until somebody has touched the page; phones know no such thing. */
function isTouched(): boolean {
  return globalThis.navigator?.userActivation?.hasBeenActive ?? true;
}

function ignore(): void {
  return undefined;
}
