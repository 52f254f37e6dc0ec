export { updateDefaults } from './embed';
export {
  $counters,
  $error,
  $form,
  $hints,
  $isDirty,
  $isSending,
  closed,
  fieldAdded,
  fieldChanged,
  fieldMoved,
  fieldRemoved,
  formChanged,
  opened,
  submitted,
} from './form';
export { embedLimits } from './limits';
