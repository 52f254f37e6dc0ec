export { hiddenBy, type HiddenRows } from './hidden';
export { createListState, type ListState } from './list-state';
export { type ListOptions } from './values';
export { type ListView } from './views';
