import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';

function createRowKeeper(): (rows: ReactNode, isEmpty: boolean) => ReactNode {
  let lastRows: ReactNode = null;
  return (rows, isEmpty) => {
    if (!isEmpty) lastRows = rows;
    return lastRows;
  };
}

/**
 * What a list that a search left empty goes on drawing, hidden: its last rows, whose elements the next rows
 * take over. Making them anew takes twice as long as a key has, just as one takes back what was typed.
 *
 * @param rows what is drawn while there are rows.
 * @param list the element around them, which is hidden while `isEmpty`.
 */
export function useKeepLastRows(
  rows: ReactNode,
  isEmpty: boolean,
  list: RefObject<HTMLElement | null>,
): ReactNode {
  const [keepRows] = useState(createRowKeeper);
  useLayoutEffect(() => {
    // As with a row that is taken away: what is not to be seen does not hold the focus.
    const { activeElement } = document;
    if (isEmpty && activeElement instanceof HTMLElement && list.current?.contains(activeElement) === true) {
      activeElement.blur();
    }
  }, [isEmpty, list]);
  return keepRows(rows, isEmpty);
}
