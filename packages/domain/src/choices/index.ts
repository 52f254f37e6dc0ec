export { $choices, choicesChanged, parseChoices, type Choices } from './choices';
export { type ChangedSubject, type PreferenceChange } from './changes';
export {
  $import,
  $undo,
  exportRequested,
  importCancelled,
  importConfirmed,
  importRequested,
  messages,
  resetRequested,
  undoRequested,
  type ImportState,
} from './transfer';
export { browserTimeZone, zoneOf } from './zone';
