export {
  $checks,
  $release,
  $releaseHint,
  hintDismissed,
  pageChanged,
  releaseSeen,
  watchStarted,
  type SeenRelease,
} from './release';
