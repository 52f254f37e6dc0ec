import { createContext } from 'react';

/** Whether changes are locked in this browser: what saves, adds or deletes is disabled. */
export const LockContext = createContext(false);

/** The id of the sentence that says so, which ModeFrame shows. */
export const LOCK_REASON = 'changes-locked';

/** A control that would change something while changes are locked: disabled, with the reason. */
export const lockedProps = { isDisabled: true, 'aria-describedby': LOCK_REASON } as const;
