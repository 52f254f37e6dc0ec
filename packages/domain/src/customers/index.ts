export { changeOpened, selection, type CustomerValue } from './bulk/open';
export { $customers, $failedParts, $savingIds, $status, page, reloadRequested } from './list';
export {
  $catalogStatus,
  $choices,
  $drafts,
  $productChanges,
  productsDiscarded,
  productsReloadRequested,
  productsSaveRequested,
  productToggled,
  $unreadable,
} from './managing';
export { $extensions, extensionUndone } from './extensions';
export { selectedExported, shownExported } from './export';
export { type CustomerFilter, type CustomerSort } from './query';
export { $renewalErrors, extendRequested, renewalCommitted } from './renewals';
export { $upcoming } from './upcoming';
export {
  $counts,
  $hidden,
  $search,
  $shown,
  $sort,
  cleared,
  filterChanged,
  list,
  queryChanged,
  searchChanged,
  sortChanged,
  type CustomerView,
} from './view';
