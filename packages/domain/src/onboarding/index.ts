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
  page,
  startRequested,
} from './setup';
export { INVALID_COLOR_TEXT, type SetupField, type SetupValues } from './values';
