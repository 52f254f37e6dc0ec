export {
  $checks,
  $release,
  $releaseHint,
  hintDismissed,
  MISREAD_CHECK_MS,
  pageChanged,
  RELEASE_CHECK_MS,
  releaseSeen,
  watchStarted,
  type SeenRelease,
} from './release';
