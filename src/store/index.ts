export { useKeepsakes, useMatches, useNotices, useSettings, useStorageStatus } from './hooks/lists';
export { useAppDispatch } from './hooks/store';
export { useCoach } from './hooks/useCoach';
export { useFrame } from './hooks/useFrame';
export { useIntent } from './hooks/useIntent';
export { useLesson } from './hooks/useLesson';
export { useReplay } from './hooks/useReplay';
export { useTable } from './hooks/useTable';
export { deviceServices } from './deviceServices';
export { makeStore, type AppStore } from './makeStore';
export { lessonMatchId, type LessonPlace } from './lesson';
export { readingTime } from './readingTime';
export { readWithin } from './readWithin';
export { CUES, type Cue } from '@/games';
export type { Services } from './services';
export { StoreProvider } from './StoreProvider';
export { createMatch, duplicateMatch, importMatch, playOnFrom, rematch } from './thunks/create';
export { feel } from './thunks/feel';
export { exportKeepsake, importKeepsake, keep, loadKeepsakes, removeKeepsake } from './thunks/keepsakes';
export {
  eraseMatch,
  exportMatch,
  loadLog,
  loadReplay,
  refreshDeleted,
  removeMatch,
  renameMatch,
  restoreMatch,
} from './thunks/matches';
export { comeToLesson, goToStep, skipStep, stepBack, touchInLesson } from './thunks/lessons';
export { dismissNotice, notify, runNoticeAction } from './thunks/notices';
export { changeSettings } from './thunks/settings';
export { refreshMatches } from './thunks/start';
export { closeMatch, comeToTable, layDeviceDown, openMatch } from './thunks/table';
export * from './types';
