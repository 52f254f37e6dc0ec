import { useEffect, type Ref, type RefObject } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';

/**
 * Focuses an element that appears. Not by React's `autoFocus`, which comes before a dialog over a dialog takes over from
 * the one below, which would take the focus back.
 *
 * @returns the ref for the element.
 */
export function useAutoFocus<Element extends HTMLElement>(
  isOn: boolean,
  ref: Ref<Element> | undefined,
): RefObject<Element | null> {
  const element = useObjectRef(ref);
  useEffect(() => {
    if (isOn) element.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it appears
  }, []);
  return element;
}
