export { $hasHadLongJob } from './jobs';
