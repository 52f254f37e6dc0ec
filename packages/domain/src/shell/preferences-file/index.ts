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
