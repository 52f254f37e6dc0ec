export { acts, type Act, type ActId } from './acts';
export { $closedActs, actPressed } from './go';
export {
  $activeBindings,
  $areSingleKeysOn,
  $bindings,
  $changedActs,
  $isApple,
  $keyHints,
  allKeysReset,
  keysStarted,
  singleKeysChanged,
} from './keys';
export { matchStroke, SEQUENCE_MS, type PendingStroke } from './match';
export {
  $keysProblem,
  $recording,
  keyPressed,
  keysReset,
  RECORD_MS,
  recordingCancelled,
  recordingStarted,
} from './recorder';
export { formatKeys, strokeOf, type KeyPress } from './strokes';
