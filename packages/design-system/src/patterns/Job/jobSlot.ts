import { createSlot } from '../../lib/react/slot';

/** The element below the progress of the job that is on the page. */
export const [setJobAside, useJobAside] = createSlot();
