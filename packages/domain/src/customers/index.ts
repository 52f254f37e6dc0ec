export { type Day } from './calendar';
export { type CustomerRecord } from './contract';
export {
  $customers,
  $failedParts,
  $isLoading,
  $loadFailure,
  $savingIds,
  page,
  reloadRequested,
} from './list';
export {
  $catalogueFailure,
  $choices,
  $drafts,
  $isCatalogueLoading,
  allProductsDiscarded,
  productsDiscarded,
  productsReloadRequested,
  productsSaveRequested,
  productToggled,
  $unreadable,
} from './managing';
export { $extensions, extensionUndone, listFrozenChanged } from './extensions';
export { messages } from './messages';
export {
  customerFilters,
  customerSorts,
  formatQuery,
  parseQuery,
  type CustomerFilter,
  type CustomerSort,
} from './query';
export { type Renewal, type RenewalState } from './renewal';
export { $renewalErrors, $today, extendRequested, renewalCommitted } from './renewals';
export {
  $counts,
  $filter,
  $query,
  $search,
  $shown,
  $sort,
  $upcoming,
  cleared,
  exportRequested,
  filterChanged,
  queryChanged,
  searchChanged,
  sortChanged,
  type CustomerView,
} from './view';
