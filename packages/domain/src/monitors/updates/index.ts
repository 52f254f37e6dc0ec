export { embedLimits } from './limits';
export { shown } from './form';
export * from './parts';
