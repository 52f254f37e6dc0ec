import './poll';

export { page } from './page';
export { $isReady } from './setup';
export * from './parts';
