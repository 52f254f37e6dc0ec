export { hiddenBy, type HiddenRows } from './hidden';
export { type ListLayout } from './layout';
export { createListState, type ListOrder, type ListState } from './list-state';
export { type ListOptions } from './values';
export { allRows, VIEW_NAME_LENGTH, type ListView } from './views';
