export { retryRequested } from './lists';
export { opened } from './open';
export { $find, $listStatuses, $subPage, chosen, wentBack } from './palette';
export { type SubPage } from './results';
