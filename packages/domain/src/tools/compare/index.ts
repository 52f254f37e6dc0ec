export { compare, page } from './compare';
