export {
  $checks,
  $release,
  $releaseHint,
  hintDismissed,
  pageChanged,
  RELEASE_CHECK_MS,
  releaseSeen,
  watchStarted,
  type SeenRelease,
} from './release';
