import { createSlot } from '../../lib/react/slot';

/** The page's `main`. */
export const [setPageMain, usePageMain] = createSlot();
/** The element below the page's title. */
export const [setPageAside, usePageAside] = createSlot();
