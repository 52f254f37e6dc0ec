export { importOpened, selection, type RedirectValue } from './bulk/open';
export { type Redirect, type RedirectType } from '../../contract/calls/redirects';
export { $undo, deleteRequested, undoRequested } from './delete';
export {
  $draft,
  $error,
  $errors,
  $hints,
  $isDirty,
  $isNew,
  $isSaving,
  createOpened,
  draftChanged,
  editOpened,
  editorClosed,
  saveRequested,
  type RedirectErrors,
} from './editor';
export { selectedExported, shownExported } from './export';
export {
  $redirects,
  $search,
  $hidden,
  $revealed,
  $shown,
  $status,
  $total,
  $unreadable,
  activeChanged,
  keywordChanged,
  list,
  page,
  reloadRequested,
  searchChanged,
} from './list';
export { messages } from './messages';
