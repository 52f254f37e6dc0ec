export * as restore from './restore';
export { closed, opened } from './sources';
export * from './parts';
