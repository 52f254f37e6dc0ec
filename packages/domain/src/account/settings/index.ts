export { serversExported, serversImportOpened } from './bulk/open';
export {
  $hints,
  $isBotPending,
  $isDirty,
  $isSaving,
  $serverHints,
  $unreadable,
  $values,
  discardRequested,
  fieldChanged,
  page,
  saveRequested,
  serverAdded,
  serverRemoved,
  serversPasted,
} from './settings';
export { $draftOffer, DRAFT_MS, draftDismissed, draftRestored } from './stored-draft';
export { type Settings, type TextSetting } from './values';
