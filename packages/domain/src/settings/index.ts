export { type Draft } from './draft';
export { serversExported, serversImportOpened } from './bulk/open';
export {
  $draftOffer,
  $hints,
  $isBotPending,
  $isDirty,
  $isSaving,
  $serverHints,
  $unreadable,
  $values,
  discardRequested,
  DRAFT_MS,
  draftDismissed,
  draftRestored,
  fieldChanged,
  messages,
  page,
  saveRequested,
  serverAdded,
  serverRemoved,
  serversPasted,
} from './settings';
export { type Settings, type TextSetting } from './values';
