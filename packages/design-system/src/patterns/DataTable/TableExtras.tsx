import type { ReactNode, RefObject } from 'react';
import { createGlobalStyle } from 'styled-components';
import { CellTooltip } from './CellTooltip';
import { useSideScroll } from './useSideScroll';
import { wideStyles } from './wideStyles';

const Styles = createGlobalStyle`
  [data-table] {
    ${wideStyles}
  }
`;

export interface TableExtrasProps {
  frameRef: RefObject<HTMLElement | null>;
  /** Columns have chosen widths. */
  isSized: boolean;
  /** The page scrolls, not the table. */
  isInPage: boolean;
}

/** What the first paint of a table can do without: tooltips, chosen widths and scrolling sideways. */
export default function TableExtras({ frameRef, isSized, isInPage }: TableExtrasProps): ReactNode {
  useSideScroll(frameRef, isSized);
  return (
    <>
      <Styles />
      <CellTooltip rootRef={frameRef} />
      {isSized && isInPage && (
        <div data-scrollbar="" aria-hidden="true" tabIndex={-1}>
          <div />
        </div>
      )}
    </>
  );
}
