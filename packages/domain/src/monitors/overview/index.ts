import './statuses';

export { $isSearched, $query, list, page } from './page';
export * from './parts';
export { $isNeeded as $isUpdateNeeded } from '../updates/open';
