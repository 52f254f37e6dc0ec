export { embedLimits } from './limits';
export { dialog, shown } from './form';
