export { $offers, discarded, pathChanged, restored } from './offers';
export { $checks, started, tabHidden, tabsSeen } from './store';
