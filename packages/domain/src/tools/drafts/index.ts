export { $isRead, $listed, discardRequested, opened, undoRequested, type ListedDraft } from './list';
export { $offers, discarded, pathChanged, restored, type OfferedDraft } from './offers';
export { started, tabHidden, type Tabs } from './store';
