export { manager as keywords, matchesAsked } from './manager';
