export { manager as keywords } from './manager';
