export { actGroup, actLabel, acts, formatKeys, whyMissing, type Act, type ActId } from './keys';
export {
  $activeBindings,
  $areSingleKeysOn,
  $closedActs,
  $isApple,
  $keyHints,
  actPressed,
  keysStarted,
  singleKeysChanged,
} from './keys';
