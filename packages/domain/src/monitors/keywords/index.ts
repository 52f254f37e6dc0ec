import { manager } from './manager';

export { type KeywordList } from '../../contract/calls/keywords';
export { messages } from './manager';
export { reportKeywords, reportKeywordSteps } from './lines';
export {
  appendLines,
  importText,
  tidyLines,
  type DuplicateLine,
  type LineReport,
} from '../../kernel/list/lines';
export { type ListDraft, type ListRow } from '../../kernel/list/manager';

export const {
  $canRename,
  $draft,
  $error,
  $isDirty,
  $isNew,
  $isSaving,
  $lists,
  $search,
  $shown,
  $status,
  $undo,
  $unreadable,
  createOpened,
  deleteRequested,
  editOpened,
  editorClosed,
  nameChanged,
  page,
  reloadRequested,
  saveRequested,
  searchChanged,
  textChanged,
  undoRequested,
} = manager;
