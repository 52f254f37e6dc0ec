export { clone, planClosed } from './clone';
export { fleet } from './flow';
export { page } from './source';
export { targets } from './targets';
