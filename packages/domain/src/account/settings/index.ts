export { $isServersImportNeeded } from './bulk/open';
export { page } from './settings';
export * from './parts';
