export { $entries, chosen, findIn } from './palette';
