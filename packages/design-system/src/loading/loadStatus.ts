/** The progress of a load; `ready` also while loaded data reload. */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** Whether there is nothing to show yet but a skeleton. */
export const isPending = (status: LoadStatus): boolean => status === 'idle' || status === 'loading';
