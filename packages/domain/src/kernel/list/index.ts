export { createList, createMatching, createSearch, type HiddenRows } from './list';
