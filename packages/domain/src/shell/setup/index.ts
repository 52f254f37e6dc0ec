export { $isPutAway, $isShown, $steps, putAway, started } from './start';
