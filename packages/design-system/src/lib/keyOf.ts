interface KeyPress {
  readonly key: string;
  readonly isComposing?: boolean;
  readonly keyCode: number;
}

/**
 * The key of an event; '' while an input method uses it. Safari ends a composition with an Enter that is none any more, but
 * has the code 229.
 *
 * @param event of the DOM or of React.
 */
export function keyOf(event: KeyPress | (KeyPress & { readonly nativeEvent: KeyPress })): string {
  const { key, isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing === true || keyCode === 229 ? '' : key;
}
