export { clone, planClosed } from './clone';
export { flow } from './flow';
export { page } from './source';
export { targets } from './targets';
