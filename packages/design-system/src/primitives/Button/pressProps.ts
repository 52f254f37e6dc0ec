/** A button's handler without the event, which stops here: a callback of a screen may be an event of the domain. */
export const pressProps = (onPress: (() => void) | undefined): { readonly onPress?: () => void } =>
  onPress === undefined ? {} : { onPress: () => onPress() };
