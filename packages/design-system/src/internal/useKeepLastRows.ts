import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';

function createRowKeeper(): (rows: ReactNode, isEmpty: boolean) => ReactNode {
  let lastRows: ReactNode = null;
  return (rows, isEmpty) => {
    if (!isEmpty) lastRows = rows;
    return lastRows;
  };
}

/**
 * Keeps the last rows of a list mounted, hidden, while a search matches nothing. Remounting them when the
 * search is edited takes twice a keystroke's budget.
 *
 * @param rows the rendered rows, if there are any.
 * @param list the element around them, hidden while `isEmpty`.
 */
export function useKeepLastRows(
  rows: ReactNode,
  isEmpty: boolean,
  list: RefObject<HTMLElement | null>,
): ReactNode {
  const [keepRows] = useState(createRowKeeper);
  useLayoutEffect(() => {
    // A hidden element must not keep the focus.
    const { activeElement } = document;
    if (isEmpty && activeElement instanceof HTMLElement && list.current?.contains(activeElement) === true) {
      activeElement.blur();
    }
  }, [isEmpty, list]);
  return keepRows(rows, isEmpty);
}
