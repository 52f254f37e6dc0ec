export { $isPutAway, $isShown, $steps, putAway, started } from './start';
export type { SetupStep } from './steps';
