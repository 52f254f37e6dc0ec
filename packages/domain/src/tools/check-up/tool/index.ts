export { page } from './page';
export { screen } from './parts';
