import './draft';

export { page } from './settings';
export * from './parts';
