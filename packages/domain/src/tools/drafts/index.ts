export { $offers, discarded, pathChanged, restored } from './offers';
export { started, tabHidden } from './store';
export * from './parts';
