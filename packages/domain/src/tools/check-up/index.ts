export { $told, started } from './state';
