export { $isRead, $listed, discardRequested, opened, undoRequested } from './list';
export { $offers, discarded, pathChanged, restored } from './offers';
export { started, tabHidden } from './store';
