export { retryRequested } from './lists';
export { opened } from './open';
export { $find, $listStatuses, chosen } from './palette';
