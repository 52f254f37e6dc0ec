export { changeOpened, selection, type CustomerValue } from './bulk/open';
export { type Day } from './calendar';
export { type CustomerRecord } from '../contract/calls/customers';
export { $customers, $failedParts, $savingIds, $status, page, reloadRequested } from './list';
export {
  $catalogStatus,
  $choices,
  $drafts,
  $productChanges,
  allProductsDiscarded,
  productsDiscarded,
  productsReloadRequested,
  productsSaveRequested,
  productToggled,
  $unreadable,
} from './managing';
export { $extensions, extensionUndone } from './extensions';
export { selectedExported, shownExported } from './export';
export { messages } from './messages';
export { type ProductChange } from './products';
export { customerFilters, customerSorts, type CustomerFilter, type CustomerSort } from './query';
export { type Renewal, type RenewalState } from './renewal';
export { $renewalErrors, $today, extendRequested, renewalCommitted } from './renewals';
export { $upcoming } from './upcoming';
export {
  $counts,
  $filter,
  $hidden,
  $query,
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
