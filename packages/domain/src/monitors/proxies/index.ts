import { manager } from './manager';

export { type ProxyList } from '../../contract/calls/proxies';
export { messages } from './manager';
export { reportProxies, reportProxySteps } from './lines';
export { classifyProxy, MASK, maskProxy, type ProxyForm } from './proxy-line';
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
