export { createList, createMatching, createSearch, type HiddenRows, type ListOptions } from './list';
