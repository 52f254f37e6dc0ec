import './statuses';

export * as create from './create';
export { $hidden, $query, list, page } from './page';
export { monitorHref } from './query';
export * from './parts';
