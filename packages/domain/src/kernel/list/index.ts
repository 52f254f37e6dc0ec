export { hiddenBy, type HiddenRows } from './hidden';
export { createListState, type ListState } from './list-state';
export { type ListOptions } from './list-state';
