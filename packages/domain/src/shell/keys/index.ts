export { actGroup, actLabel, acts, whyMissing, type Act, type ActId } from './acts';
export { $closedActs, actPressed } from './go';
export {
  $activeBindings,
  $areSingleKeysOn,
  $isApple,
  $keyHints,
  keysStarted,
  singleKeysChanged,
} from './keys';
export { matchStroke, type PendingStroke } from './match';
export { formatKeys, strokeOf, type KeyPress } from './strokes';
