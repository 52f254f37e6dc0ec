export { embedLimits } from './limits';
export * from './parts';
