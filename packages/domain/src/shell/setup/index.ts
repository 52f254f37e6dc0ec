export { $isPutAway, $isShown, $steps, putAway, started } from './start';
export { hasServers, setupFields, webhookStateOf } from './steps';
