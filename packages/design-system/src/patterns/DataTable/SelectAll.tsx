import { useEffect, useRef, type ReactNode } from 'react';
import { t as common } from '../../lib/common/text.en';

export interface SelectAllProps {
  extent: 'none' | 'some' | 'all';
  onToggle: () => void;
}

/** The checkbox for all rows: unchecked, indeterminate or checked. */
export function SelectAll({ extent, onToggle }: SelectAllProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = extent === 'some';
  }, [extent]);
  return (
    <input
      ref={input}
      type="checkbox"
      aria-label={common('selectAll')}
      checked={extent === 'all'}
      onChange={() => onToggle()}
    />
  );
}
