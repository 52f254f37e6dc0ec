export { page } from './page';
export { progressKey } from './progress';
export {
  $errors,
  $isReady,
  $isSaving,
  $step,
  $values,
  createRequested,
  fieldChanged,
  messages,
  startRequested,
} from './setup';
export { type SetupField } from './values';
