export { $checks, $release, pageChanged, releaseSeen, watchStarted } from './release';
