import { createSlot } from '../../lib/react/slot';

/** The element below the page's title. */
export const [setPageAside, usePageAside] = createSlot();
