export * from './advice';
export * from './deploy';
export { drillsOf } from './drill';
export * from './moment';
export { overlayOf } from './overlay';
export { planOf } from './plan';
export { stepOf } from './step';
export { lookAt, tapped, tappedGround } from './tap';
export * from './types';
