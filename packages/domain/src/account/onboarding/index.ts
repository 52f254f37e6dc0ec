export { page } from './page';
export { ONBOARDING_POLL_MS } from './poll';
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
export { INVALID_COLOR_TEXT, type SetupField, type SetupValues } from './values';
