export { type UpdateEmbed } from '../../contract/calls/updates';
export { colorToInt, toEmbed, updateDefaults, type UpdateForm, type UpdateFormField } from './embed';
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
  messages,
  opened,
  submitted,
} from './form';
export { embedLimits, type Counter, type UpdateCounters, type UpdateHints } from './limits';
